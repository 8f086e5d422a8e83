// What editors show of each key of a content folder.
import { descriptionsEn } from './descriptions-en.ts'
import { descriptionsKo } from './descriptions-ko.ts'
import type { Language } from './language.ts'
import { type DescribedLimit, describedLimits } from './limits.ts'
import { type Agreeing, type Complete, render } from './texts.ts'

const languages: {
  en: typeof descriptionsEn
  ko: Agreeing<typeof descriptionsKo, typeof descriptionsEn, DescribedLimit> & Complete<typeof descriptionsEn>
} = { en: descriptionsEn, ko: descriptionsKo }

/**
 * By the path of a key with the name of its file before it: `question.activity.at`. Items of a list have no step of their
 * own, and keys that are names are `*`: `people.*.name`.
 */
export function findDescriptions(language: Language): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(languages[language]).flatMap(([paths, text]) =>
      paths.split(' ').map((path) => [path, render(text, describedLimits, language)]),
    ),
  )
}
