import type { Publication } from './publication.ts'
import type { AboutView } from './views.ts'

export function toAboutView({ settings, words }: Publication): AboutView {
  const { about } = words
  const reference = words.day(settings.referenceDate)
  const toSection = (
    heading: string,
    paragraphs: string[],
    terms: AboutView['sections'][number]['terms'] = [],
  ) => ({ heading, paragraphs, terms })
  return {
    heading: about.heading,
    sections: [
      toSection(about.what, [settings.description || words.front.introduction, ...about.whatText]),
      toSection(about.reference, about.referenceText(reference, settings.timeZone)),
      toSection(about.terms, [], about.termList(reference)),
      toSection(about.unknown, about.unknownText),
      ...(settings.repository === undefined ? [] : [toSection(about.correction, about.correctionText)]),
    ],
  }
}
