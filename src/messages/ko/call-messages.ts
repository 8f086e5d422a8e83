/** What is said of a language that commands do not speak. */
export const callMessages = {
  unknownLanguage: (value: string) => `ARCHIVE_LANG=${value}: ko나 en 가운데 하나를 써 주세요.`,
} as const
