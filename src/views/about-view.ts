import { findEditUrl } from '../content-folder/edit-url.ts'
import type { Site } from './site.ts'
import type { AboutView } from './views.ts'

/** How to correct something is said only where a question has its link to do so. */
export function toAboutView({ settings, messages }: Site): AboutView {
  const { about } = messages
  const reference = messages.day(settings.referenceDate)
  const toSection = (
    heading: string,
    paragraphs: string[],
    terms: AboutView['sections'][number]['terms'] = [],
  ) => ({ heading, paragraphs, terms })
  return {
    heading: about.heading,
    sections: [
      toSection(about.what, [settings.description || messages.front.introduction, ...about.whatText]),
      toSection(about.reference, about.referenceText(reference, settings.timeZone)),
      toSection(about.terms, [], about.termList(reference)),
      toSection(about.unknown, about.unknownText),
      ...(findEditUrl(settings) === undefined ? [] : [toSection(about.correction, about.correctionText)]),
    ],
  }
}
