import type { languages, locales } from './choose-language.mjs'

export { languages, locales, toLanguage } from './choose-language.mjs'

export type Locale = (typeof locales)[number]

export type Language = (typeof languages)[number]
