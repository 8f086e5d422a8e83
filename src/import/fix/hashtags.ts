// Hashtags and categories, each with an address of its own in the whole archive: the first spelling keeps it.
import { limits } from '../../format/limits.ts'
import { findValidHashtag, type Hashtag, isCategory, isHashtag, toIdKey } from '../../format/names.ts'
import { toCategorySlug, toHashtagSlug } from '../../format/slugs.ts'
import type { Note } from '../records.ts'
import { fixLine } from './line.ts'
import { fixText } from './text.ts'

/** Longest hashtag that is looked at: of a longer one nothing could be kept but its beginning. */
const readLength = 200

/** Which spelling an address has, by its key: `toHashtagKey`, `toCategoryKey`. */
export type Spellings<Spelled extends string = string> = Map<string, Spelled>

export function toHashtagKey(hashtag: Hashtag): string {
  return toIdKey(toHashtagSlug(hashtag))
}

export function toCategoryKey(category: string): string {
  return toIdKey(toCategorySlug(category))
}

/** @returns valid hashtags of one question, none twice. Called in the order of the source. */
export function createFixHashtags(
  spellings: Spellings<Hashtag>,
): (tags: readonly string[], note: Note) => Hashtag[] {
  return (tags, note) => {
    const fixed = new Set<Hashtag>()
    for (const tag of tags) {
      const valid = findValid(tag, note)
      if (valid === undefined) {
        note('hashtag-left-out', tag)
        continue
      }
      const address = toHashtagKey(valid)
      const spelled = spellings.get(address) ?? valid
      if (fixed.has(spelled)) {
        note('hashtag-twice', tag)
        continue
      }
      if (fixed.size === limits.hashtags) {
        note('hashtags-cut', tag)
        continue
      }
      if (spelled !== tag) note('hashtag-changed', `${tag} → ${spelled}`)
      spellings.set(address, spelled)
      fixed.add(spelled)
    }
    return [...fixed]
  }
}

function findValid(tag: string, note: Note): Hashtag | undefined {
  if (isHashtag(tag)) return tag
  return findValidHashtag(fixText(tag.slice(0, readLength), note))
}

/** The hashtag that is carried in the place of one of the source; undefined where no question carries it. */
export function findHashtag(hashtag: string, spellings: Spellings<Hashtag>): Hashtag | undefined {
  const valid = findValid(hashtag, () => {})
  return valid === undefined ? undefined : spellings.get(toHashtagKey(valid))
}

/**
 * @param otherwise of questions without one, which else stay so. @returns the category of a question. Called
 * in the order of the source.
 */
export function createFixCategory(
  otherwise: string | undefined,
  spellings: Spellings,
): (category: string | undefined, note: Note) => string | undefined {
  return (said, note) => {
    const category = said?.trim() === '' ? undefined : said
    const valid = category === undefined ? otherwise : findValidCategory(category, note)
    if (category !== undefined && valid === undefined)
      note('category-missing', otherwise === undefined ? category : `${category} → ${otherwise}`)
    const wanted = valid ?? otherwise
    if (wanted === undefined) return undefined
    const address = toCategoryKey(wanted)
    const spelled = spellings.get(address) ?? wanted
    spellings.set(address, spelled)
    const asked = valid === undefined ? wanted : (category ?? wanted)
    if (spelled !== asked) note('category-changed', `${asked} → ${spelled}`)
    return spelled
  }
}

function findValidCategory(category: string, note: Note): string | undefined {
  const line = fixLine(category.normalize('NFC').trim(), { most: limits.name, cut: 'name-cut' }, note)
  return line !== undefined && isCategory(line) ? line : undefined
}

/** The category that is shown in the place of one of the source; undefined where no question has it. */
export function findCategory(category: string, spellings: Spellings): string | undefined {
  const valid = findValidCategory(category, () => {})
  return valid === undefined ? undefined : spellings.get(toCategoryKey(valid))
}
