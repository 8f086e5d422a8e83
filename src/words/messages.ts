import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Locale } from './language.ts'
import { type Agreeing, type Complete, listTexts, type Spoken, speak } from './texts.ts'

const written = { en, ko }

/** What a language lacks is said in English. */
const languages: { [Name in Locale]: Agreeing<(typeof written)[Name], typeof en> } & Record<
  'ko',
  Complete<typeof en>
> = written

/** All that the site itself says, in one language. */
export interface Messages extends Omit<Spoken<typeof en>, 'day'> {
  /** `2025-06-30` → `2025년 6월 30일`, `June 30, 2025` */
  day: (day: string) => string
  /** `Jun 30, 2025`, where room is short. */
  shortDay: (day: string) => string
}

const made = new Map<Locale, Messages>()

/** The same object each time. */
export function findMessages(locale: Locale): Messages {
  const known = made.get(locale)
  if (known) return known
  const spoken = speak(en, languages[locale], { language: locale })
  const toDay = (names: string) => {
    const months = names.split(' ')
    return (text: string) => {
      const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
      return spoken.day({ year, month: `${months[month - 1]}`, date })
    }
  }
  const messages = { ...spoken, day: toDay(spoken.months), shortDay: toDay(spoken.shortMonths) }
  made.set(locale, messages)
  return messages
}

/** Every text of a locale by its place. */
export function listMessages(locale: Locale): ReturnType<typeof listTexts> {
  return listTexts(en, languages[locale])
}
