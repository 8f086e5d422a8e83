// Where a question and its answers were. Longer addresses (`/q/123/42`, `/a/456/42`, `/questions/123/another-slug`) lead
// home as well: what is below an alias is that alias, and one below `/questions/123` says that ids are those of the old site.
import { parseAlias } from '../../format/names.ts'

/** A number of so many digits after an id is a page of answers here. */
const page = /^\d{1,4}$/

/** Whether a page can answer the address: an empty slug has none of its own, and a long one fits into no folder. */
export function hasAddress(id: string, slug: string): boolean {
  return slug !== '' && !page.test(slug) && parseAlias(`/questions/${id}/${slug}`) !== undefined
}

/** @param slug of its title. @param answers their ids. */
export function toAliases(id: string, slug: string, answers: readonly number[]): string[] {
  const place = `/questions/${id}/${hasAddress(id, slug) ? slug : '-'}`
  return [
    place,
    `/q/${id}`,
    ...answers.flatMap((answer) => [`/a/${answer}#answer-${answer}`, `${place}/${answer}#answer-${answer}`]),
  ]
}

/** UTF-16 units of a title that are spelled. */
const longest = 80
const separators = new Set(' ,./\\-_=')

/** Their addresses keep the accents of a title; all others spell Latin letters without. */
const accented = /^(?:es|ja|pt|ru)\.(?:meta\.)?stackoverflow\.com$/

/**
 * What Stack Exchange writes after the id of a question: https://meta.stackexchange.com/a/7696
 * `What is "backprop"?` → `what-is-backprop`; empty where nothing is left. Letters of other scripts stay as they are:
 * `Почему Git?` → `Почему-git`. @param host where the community lived.
 */
export function toSlug(title: string, host = ''): string {
  const isAccented = accented.test(host)
  let slug = ''
  for (const sign of title.slice(0, longest).normalize('NFC')) {
    if (separators.has(sign)) slug += slug === '' || slug.endsWith('-') ? '' : '-'
    else slug += toSign(sign, isAccented)
  }
  return slug.replace(/-$/, '')
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ĥ: 'h',
  ĵ: 'j',
}

const plain = /^[a-z\d]$/
const letterOrDigit = /[\p{L}\p{Nd}]/u

function toSign(sign: string, isAccented: boolean): string {
  if (plain.test(sign)) return sign
  const small = sign.toLowerCase()
  if (plain.test(small)) return small
  if (sign < '\u0080') return ''
  const own = letterOrDigit.test(sign) ? sign : ''
  if (isAccented) return own
  return letters[small] ?? (small.normalize('NFD').replaceAll(/[^a-z\d]/g, '') || own)
}
