// What becomes of archive.yaml, once all is read.

import { type Settings, settingsSchema } from '../folder/settings.ts'
import { toCanonicalAddress } from '../format/addresses.ts'
import { listKeys, toField } from '../format/leaf.ts'
import { Failure } from '../words/failure.ts'
import { type Locale, toLanguage } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import { fixLicense } from './fix/fields.ts'
import { fixLine } from './fix/line.ts'
import type { SeenTexts } from './importer.ts'
import type { Target } from './read-target.ts'
import type { Note, SourceRecord, Tally } from './records.ts'
import { type FoundLanguage, findSourceLanguage, noticeFormulas, toLocale } from './seen-texts.ts'
import { completeSettings, parseOwnSettings, type WantedSettings } from './settings-text.ts'

export type PlannedSettings = ReturnType<typeof planSettings>

interface SettingsParts {
  target: Pick<Target, 'folder' | 'former' | 'settings' | 'isFresh'>
  source: SourceRecord
  seen: SeenTexts
  /** Of the newest activity, where there is one. */
  newest: string | undefined
  tally: Tally
}

export function planSettings({ target, source, seen, newest, tally }: SettingsParts) {
  const { folder, former, settings: own } = target
  const isWhole = target.isFresh || own === undefined
  const { text: before = '', keys: ownKeys = new Set<string>() } = own ?? {}
  const ownDay = ownKeys.has('referenceDate') ? own?.settings.referenceDate : undefined
  const referenceDate = newest ?? ownDay
  if (referenceDate === undefined) throw new Failure('import-no-time', { folder })
  const found = findSourceLanguage(source, seen.titles)
  // What an import leaves out again and again was reported the first time.
  const told = isWhole ? tally : { note: () => {} }
  if (source.language !== undefined && found.by !== 'source')
    told.note({ rule: 'setting-left-out', at: 'archive.yaml', detail: `language: ${source.language}` })
  const fixed = fixSourceRecord({ ...source, locale: found.locale }, told)
  // Told once: whoever leaves it out after the first import wants it so.
  const isToldMath = former.isOfSource || ownKeys.has('math')
  const math = noticeFormulas(seen.formulas, isToldMath ? own?.settings.math : undefined, tally)
  const wanted = listValid(toWanted(fixed, referenceDate, chooseWords(source, found, own)), told)
  const { title } = wanted
  const completed = completeSettings(before, { ...(isWhole ? wanted : { title, referenceDate }), math })
  const dates = { current: ownDay ?? referenceDate, base: former.referenceDate, next: referenceDate }
  const decision = decideReferenceDate(dates)
  const replaced = decision === 'write' ? replaceReferenceDate(completed, referenceDate) : undefined
  const text = replaced ?? completed
  const parsed = parseOwnSettings(text)
  if ('code' in parsed) throw new Failure('import-settings-faulty', { folder, line: parsed.line })
  const { settings, keys } = parsed
  const said = {
    ...wanted,
    title: source.key.endsWith(fixed.title ?? '') ? settings.title : title,
    locale: source.locale ?? found.locale,
    language: found.language,
  }
  const day: 'updated' | 'as-it-is' | 'tell' =
    replaced !== undefined ? 'updated' : decision === 'as-it-is' ? decision : 'tell'
  return {
    /** Of the archive as it is written. */
    settings,
    /** Undefined where the file stays as it is. */
    text: text === before ? undefined : text,
    isMade: own === undefined,
    /** Keys that a file of a person gets. */
    added: own ? [...keys].filter((key) => !ownKeys.has(key)) : [],
    /** What the file says otherwise than the source. */
    differing: own ? listDiffering(said, settings, { ownKeys, isGuess: found.by === 'nothing' }) : [],
    /** `tell`: a person has to change the reference date. */
    day,
    /** The day of the newest activity. */
    referenceDate,
    /** The day that the next import may replace; undefined where it is a person's. */
    base: replaced !== undefined || ownDay === undefined ? referenceDate : former.referenceDate,
    /** What a person has to add under formerUrls. Reported once: whoever leaves it out afterwards wants it so. */
    missingUrls: former.isOfSource ? [] : listMissingUrls(source.urls, settings.formerUrls),
    /** Undefined where an earlier import, or whoever made the archive, has decided it. */
    language: isWhole ? toChosen(found, settings) : undefined,
    /** Keys that only a person can fill. */
    unfilled: listUnfilled(settings, {
      title: source.key.endsWith(settings.title),
      language: found.by === 'nothing' && settings.language === undefined,
      timeZone: settings.locale !== 'ko' && !keys.has('timeZone'),
    }),
  }
}

/** What the archive says, whoever wrote it. */
function toChosen(found: FoundLanguage, { locale, language = locale }: Settings) {
  return { ...found, locale, language, by: language === found.language ? found.by : ('archive' as const) }
}

/** What archive.yaml says of a source: its day behind its title, all else in the order of the schema. */
function toWanted(
  source: SourceRecord,
  referenceDate: string,
  words: Pick<Settings, 'language'> & { locale: Locale | undefined },
): WantedSettings {
  const formerUrls = toFormerUrls(source.urls)
  const wanted: Record<string, unknown> = {
    ...source,
    referenceDate,
    description: source.description || undefined,
    ...words,
    formerUrls: formerUrls.length > 0 ? formerUrls : undefined,
    views: source.views === false ? false : undefined,
  }
  const keys = ['title', 'referenceDate', ...listKeys(settingsSchema)]
  return Object.fromEntries(keys.map((key) => [key, wanted[key]]))
}

/** The language is written where it is another than that of the site's own words, which somebody may have chosen. */
function chooseWords(source: SourceRecord, found: FoundLanguage, own: Target['settings']) {
  const chosen = own?.keys.has('locale') ? own.settings.locale : source.locale
  const locale = chosen ?? toLocale(own?.settings.language ?? found.language)
  return {
    locale: locale === 'ko' && source.locale === undefined ? undefined : locale,
    language: found.language === locale ? undefined : found.language,
  }
}

/** Without what no archive may have. */
function listValid(wanted: WantedSettings, tally: Tally): WantedSettings {
  const valid = Object.entries(wanted).filter(([key, value]) => {
    if (value === undefined) return false
    const isValid = settingsSchema.partial().safeParse({ [key]: value }).success
    if (!isValid) tally.note({ rule: 'setting-left-out', at: 'archive.yaml', detail: key })
    return isValid
  })
  return Object.fromEntries(valid)
}

/** The day and the old addresses have lines of their own in the report. */
const toldElsewhere = new Set(['referenceDate', 'formerUrls'])
/** Of these an archive says something without a line. */
const words = new Set(['locale', 'language'])

function listDiffering(
  said: WantedSettings,
  settings: Settings,
  { ownKeys, isGuess }: { ownKeys: ReadonlySet<string>; isGuess: boolean },
): { key: string; own: string; source: string }[] {
  const current: Record<string, unknown> = { ...settings, language: settings.language ?? settings.locale }
  return Object.entries(said).flatMap(([key, value]) => {
    if (toldElsewhere.has(key) || !(words.has(key) ? !isGuess : ownKeys.has(key))) return []
    const [own, source] = [toShown(current[key]), toShown(value)]
    return own === source ? [] : [{ key, own, source }]
  })
}

function toShown(value: unknown): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}

function listUnfilled(settings: Settings, unsure: Readonly<Record<string, boolean>>): string[] {
  const { description, url, repository, license, formerUrls } = settings
  const missing = {
    ...unsure,
    description: description === '',
    url: url === undefined,
    repository: repository === undefined,
    license: license === undefined,
    formerUrls: formerUrls.length === 0,
  }
  return Object.entries(missing).flatMap(([key, isMissing]) => (isMissing ? [key] : []))
}

const { most: titleLength = Infinity } = toField(settingsSchema.shape.title)

/** What becomes archive.yaml, fixed as titles and names of questions are. A community without a title has its key for one. */
function fixSourceRecord(source: SourceRecord, tally: Tally): SourceRecord & { title: string } {
  const note: Note = (rule, detail) =>
    tally.note({ rule, at: 'archive.yaml', ...(detail === undefined ? {} : { detail }) })
  const toTitle = (text = '') => fixLine(text, { most: titleLength, cut: 'label-cut' }, note)
  const { untitled } = findWords(toLanguage(source.locale ?? 'ko')).repairs
  return {
    ...source,
    title: toTitle(source.title)?.trim() ?? toTitle(source.key) ?? untitled,
    // One that is too long is left out as a whole.
    description: fixLine(source.description ?? '', { most: Infinity, cut: 'label-cut' }, note),
    license: fixLicense(source.license, note),
  }
}

/** In the spelling of archive.yaml. */
function toFormerUrls(urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => toCanonicalAddress(url) ?? []))]
}

/** Where a source lived, and links to it are not followed. */
function listMissingUrls(urls: readonly string[], formerUrls: readonly string[]): string[] {
  const known = new Set(toFormerUrls(formerUrls))
  return toFormerUrls(urls).filter((url) => !known.has(url))
}

/**
 * A day that a person chose stays; only that it is too early is reported, as no activity may be later. It never goes back,
 * as what vanished from the source stays too. @param current what archive.yaml has. @param base what the last import
 * wrote, if one did. @param next the day of the newest activity.
 */
function decideReferenceDate(days: { current: string; base: string | undefined; next: string }) {
  const { current, base, next } = days
  if (current >= next) return 'as-it-is'
  return current === base ? 'write' : 'tell'
}

/** The text with another reference date, all else to the letter; undefined where no line of its own has it. */
function replaceReferenceDate(text: string, day: string): string | undefined {
  const line = /^(\uFEFF?referenceDate:[ \t]*)(["']?)\d{4}-\d{2}-\d{2}\2(?=[ \t]*(?:#.*)?\r?$)/m
  return line.test(text) ? text.replace(line, `$1$2${day}$2`) : undefined
}
