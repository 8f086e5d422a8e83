/** In which commands speak: the values of `locale`. */
export type Language = 'ko' | 'en'
