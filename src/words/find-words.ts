import { en } from './en.ts'
import { ko } from './ko.ts'
import type { Words } from './words.ts'

export function findWords(locale: 'ko' | 'en'): Words {
  return locale === 'ko' ? ko : en
}
