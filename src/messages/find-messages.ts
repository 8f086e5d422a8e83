import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Messages } from './messages.ts'

/** By the values of `locale` in archive.yaml. */
const languages = { ko, en } satisfies Record<string, Messages>

/** All texts of the site in one language; the same object each time. */
export function findMessages(locale: keyof typeof languages): Messages {
  return languages[locale]
}
