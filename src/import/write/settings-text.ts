// archive.yaml: made where there is none, and otherwise somebody's own, but for the day that an import wrote itself.
import { toYamlLines } from '../../authoring/yaml-lines.ts'
import { type Settings, settingsSchema } from '../../content-folder/settings.ts'
import { toCanonicalAddress } from '../../question/web-address.ts'
import type { SourceRecord } from '../records.ts'
import type { Tally } from '../tally.ts'

/** `math` is what was noticed while its bodies were read. */
type SettingsSource = SourceRecord & { math?: true | undefined }

/** The whole file. What the source says and no archive may is left out. */
export function toSettingsText(source: SettingsSource, referenceDate: string): string {
  const settings = { title: source.title ?? source.key, referenceDate, ...toLegalSettings(source) }
  const lines = Object.entries(settings).flatMap(([key, value]) => toYamlLines(key, value))
  return `${lines.join('\n')}\n`
}

/** What an archive has of a source, besides its title: values of archive.yaml. @param tally is told what no archive may have. */
export function toLegalSettings(source: SettingsSource, tally?: Tally): Record<string, unknown> {
  const { description, urls, timeZone, locale, language, views, answerOrder, license, math } = source
  const formerUrls = toFormerUrls(urls)
  const wanted = {
    description,
    timeZone,
    locale,
    language,
    formerUrls: formerUrls.length > 0 ? formerUrls : undefined,
    answerOrder,
    views: views === false ? false : undefined,
    license,
    math,
  }
  const legal = Object.entries(wanted).filter(([key, value]) => {
    if (value === undefined) return false
    const isLegal = settingsSchema.partial().safeParse({ [key]: value }).success
    if (!isLegal) tally?.note({ rule: 'setting-left-out', at: 'archive.yaml', detail: key })
    return isLegal
  })
  return Object.fromEntries(legal)
}

/** In the spelling of archive.yaml. */
function toFormerUrls(urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => toCanonicalAddress(url) ?? []))]
}

/** Where a source lived, and links to it are not followed. */
export function listMissingUrls(
  urls: readonly string[],
  { formerUrls }: Pick<Settings, 'formerUrls'>,
): string[] {
  const known = new Set(toFormerUrls(formerUrls))
  return toFormerUrls(urls).filter((url) => !known.has(url))
}

export interface ReferenceDates {
  /** What archive.yaml has. */
  current: string
  /** What the last import wrote; undefined where none did. */
  base: string | undefined
  /** The day of the newest activity. */
  next: string
}

export type ReferenceDecision = 'as-it-is' | 'write' | 'tell'

/**
 * A day that a person chose stays; only that it is too early is said, as no activity may be later. It never goes back, as
 * what vanished from the source stays too.
 */
export function decideReferenceDate({ current, base, next }: ReferenceDates): ReferenceDecision {
  if (current >= next) return 'as-it-is'
  return current === base ? 'write' : 'tell'
}

/** The text with another reference date, all else to the letter; undefined where no line of its own has it. */
export function replaceReferenceDate(text: string, day: string): string | undefined {
  const line = /^(referenceDate:[ \t]*)(["']?)\d{4}-\d{2}-\d{2}\2(?=[ \t]*(?:#.*)?\r?$)/m
  return line.test(text) ? text.replace(line, `$1$2${day}$2`) : undefined
}
