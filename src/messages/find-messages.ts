import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Messages } from './messages.ts'

export function findMessages(locale: 'ko' | 'en'): Messages {
  return locale === 'ko' ? ko : en
}
