/** In which commands speak: the values of `locale`. */
export const languages = ['ko', 'en'] as const

export type Language = (typeof languages)[number]
