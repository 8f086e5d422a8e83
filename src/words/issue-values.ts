// What is named in a file, and how it is called where a text names it.
import type { issuePartsEn } from './issues-en.ts'
import type { Spoken } from './texts.ts'

/** What texts of issues are put together from, in one language. */
export type Parts = Spoken<typeof issuePartsEn>

/** What the messages of issues name; every value is visible text. */
export type Detail = Readonly<Record<string, string>>

/** `poll.options[2]` → `options[]`: a list of options is one wherever the poll stands. */
export function toValueName(key = ''): string {
  return key.replace(/^.*\./, '').replace(/\[\d+\]$/, '[]')
}

/** In files whose own keys are ids, hashtags or categories, these are `*`: `u3.name` → `*.name`, `node.js[2]` → `*[2]`. */
export function toGeneralKey({ file, key = '' }: Detail): string {
  if (file === 'people') return key.replace(/^[^.]+/, '*')
  if (file === 'synonyms') return key.replace(/^.+?(?=(?:\[\d+\])?$)/s, '*')
  if (file === 'tags' || file === 'categories')
    return key.replace(/^.+?(?=(?:\.(?:description|aliases(?:\[\d+\])?))?$)/s, '*')
  return key
}

/** `poll.options[2].votes` → `votes of the second option`; other places keep their name. */
export function toPlaceName(key: string, parts: Parts, language: string): string {
  const [, ofPoll, ofOption, field = ''] =
    /^poll(?:\[(\d+)\])?\.options\[(\d+)\](?:\.(\w+))?$/.exec(key) ?? []
  if (ofOption === undefined) return key
  const { places } = parts
  const option = toOrdinal(Number(ofOption), parts, language)
  if (ofPoll === undefined) return field === '' ? places.option({ option }) : places.field({ option, field })
  const poll = toOrdinal(Number(ofPoll), parts, language)
  return field === '' ? places.optionOfPoll({ option, poll }) : places.fieldOfPoll({ option, poll, field })
}

/** `second`, `11th` */
function toOrdinal(number: number, { ordinals, furtherOrdinals }: Parts, language: string): string {
  const known = ordinals.split(' ')[number - 1]
  if (known !== undefined) return known
  const category = new Intl.PluralRules(language, { type: 'ordinal' }).select(number)
  const names: Partial<Record<string, 'first' | 'second' | 'third'>> = {
    one: 'first',
    two: 'second',
    few: 'third',
  }
  return furtherOrdinals[names[category] ?? 'all']({ number })
}
