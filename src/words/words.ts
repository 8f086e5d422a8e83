// What the commands say. The site's own words are in messages.ts.

import { commandsEn } from './commands-en.ts'
import { commandsKo } from './commands-ko.ts'
import type { CommandHelps } from './help.ts'
import { importsEn } from './imports-en.ts'
import { importsKo } from './imports-ko.ts'
import type { Language } from './language.ts'
import { type DescribedLimit, describedLimits } from './limits.ts'
import { type Agreeing, type Complete, listTexts, type Spoken, speak } from './texts.ts'
import { toVisibleText } from './visible-text.ts'

const en = { ...commandsEn, ...importsEn } satisfies { help: { commands: CommandHelps } }
const ko = { ...commandsKo, ...importsKo }

const languages: { en: typeof en; ko: Agreeing<typeof ko, typeof en, DescribedLimit> & Complete<typeof en> } =
  {
    en,
    ko,
  }

/** Everything that commands say, in one language. */
export type Words = Spoken<typeof en, DescribedLimit>

const made = new Map<Language, Words>()

/** The same object each time. */
export function findWords(language: Language): Words {
  const known = made.get(language)
  if (known) return known
  const words = speak(en, languages[language], { language, toValue: toVisibleText, known: describedLimits })
  made.set(language, words)
  return words
}

/** Every text of commands by its place. */
export function listCommandTexts(language: Language): ReturnType<typeof listTexts> {
  return listTexts(en, languages[language])
}

/** Cards that there are, and how many more `cards: all` would draw, but for those whose letters can't be drawn. */
export interface CardWork {
  all: number
  more: number
}

/** How far old addresses lead on which host. */
export interface OldAddressWork {
  all: number
  /** Those with a query or a `*`, which a browser looks up; and of them what no rule of a host can say. */
  asked: number
  beyondNetlify: number
  beyondNginx: number
  /** Those with a page that Cloudflare takes no rule for: their redirect pages answer. */
  beyondCloudflare: number
  /** Where the site is below a path, and one that would have to be there to reach it. */
  below?: { base: string; example: string } | undefined
}
