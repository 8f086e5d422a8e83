// Which language commands speak. Launchers ask too: plain JavaScript that Node 18 reads, without a YAML parser.

/** In which the site speaks: the values of `locale` in archive.yaml. */
export const locales = /** @type {const} */ (['ko', 'en'])

/** In which commands speak. */
export const languages = /** @type {const} */ (['ko', 'en'])

/** @typedef {(typeof languages)[number]} Language */

/**
 * What commands speak of an archive in a locale, and what they write into its files.
 * @param {string} locale
 * @returns {Language}
 */
export function toLanguage(locale) {
  return findLanguage(locale) ?? 'en'
}

/**
 * What commands speak: the language that `ARCHIVE_LANG` names, `en` as well as `en_US.UTF-8`; without it that of the
 * archive's `locale`, also where other settings have faults, English for one of the site alone, and Korean where it is none.
 * Where there is no archive, Korean if the system speaks it, else English.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string | undefined} settings text of archive.yaml; undefined where there is none to be read.
 * @param {() => string} findSystemLocale asked where no variable names one, as on Windows.
 * @returns {{ language: Language, unknown: string | undefined }} with an `ARCHIVE_LANG` that names none of ours.
 */
export function chooseLanguage(environment, settings, findSystemLocale = findNodeLocale) {
  const { ARCHIVE_LANG: asked = '', LC_ALL, LC_MESSAGES, LANG } = environment
  const named = findLanguage(toName(asked))
  // As in POSIX, an empty variable is none.
  const fromSystem = () => toLanguage(toName(LC_ALL || LC_MESSAGES || LANG || findSystemLocale()))
  return {
    language: named ?? (settings === undefined ? fromSystem() : toOwnLanguage(settings)),
    unknown: asked !== '' && named === undefined ? asked : undefined,
  }
}

function findNodeLocale() {
  return new Intl.DateTimeFormat().resolvedOptions().locale
}

/** `ko_KR.UTF-8`, `ko-KR` and `KO@hangul` → `ko`; empty for what is like none. */
function toName(locale) {
  return /^[a-z]+(?=$|[-_.@])/i.exec(locale)?.[0].toLowerCase() ?? ''
}

function findLanguage(name) {
  return languages.find((language) => language === name)
}

/** By a key of its own line, as archive.yaml is written. */
function toOwnLanguage(settings) {
  const [, , name] = /^locale:[ \t]+(["']?)([a-z]+)\1[ \t]*(?:#.*)?\r?$/m.exec(settings) ?? []
  return locales.includes(name) ? toLanguage(name) : 'ko'
}
