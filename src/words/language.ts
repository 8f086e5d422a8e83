/** In which the site speaks: the values of `locale` in archive.yaml. */
export const locales = ['ko', 'en'] as const

export type Locale = (typeof locales)[number]

/** In which commands speak. */
export const languages = ['ko', 'en'] as const

export type Language = (typeof languages)[number]

/** What commands speak of an archive in a locale, and what they write into its files. */
export function toLanguage(locale: string): Language {
  return languages.find((language) => language === locale) ?? 'en'
}
