import type { Site } from './site.ts'
import type { AboutView } from './views.ts'

/** How to correct something is said only where the settings name a repository. */
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
      ...(settings.repository === undefined ? [] : [toSection(about.correction, about.correctionText)]),
    ],
  }
}
