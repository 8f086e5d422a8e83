// E-mail addresses, Korean telephone numbers and resident registration numbers in texts that people wrote.

export const personalDataKinds = ['email', 'phone', 'residentNumber'] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]

export interface PersonalDataFind {
  kind: PersonalDataKind
  offset: number
  length: number
}

// Noncharacters: no text may hold one (question/characters.ts), so a mask can't be forged, parsed as Markdown or lost.
const placeholders: Record<PersonalDataKind, string> = {
  email: '\ufdd0',
  phone: '\ufdd1',
  residentNumber: '\ufdd2',
}

const email =
  /(?<![a-z0-9_@]|\/\/)[a-z0-9_](?:[\w.%+-]{0,62}[\w%+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}(?![\w@])/giu
const phone =
  /(?<![\d.\-/\w])(?:(?:\+82[-. ]?(?:\(0\))?|0)(?:1[016789]|2|[3-6][1-5]|70|50\d)[-. )]{1,2}\d{3,4}[-. ]\d{4}|(?:\+82|0)1[016789]\d{7,8})(?![\d\w]|[-.]\d)/gu
const residentNumber = /(?<![\d-])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-–][1-8]\d{6}(?![\d-])/gu

// What every address and every number holds: annotations such as `@Override` need no second look.
const maybeEmail = /[\w%+-]@[a-z0-9]/iu
const maybeNumber = /\d{4}/

/** No person's address: documentation domains, and code such as `git@host.com:path`. */
function isCode(address: string, after: string): boolean {
  return /@(?:[a-z0-9-]+\.)*example\.(?:com|org|net)$/i.test(address) || /^:\S/.test(after)
}

/** In order of their place; the same finds whatever stands around them. */
export function findPersonalData(text: string): PersonalDataFind[] {
  const hasNumber = maybeNumber.test(text)
  const hasEmail = maybeEmail.test(text)
  if (!hasNumber && !hasEmail) return []
  return [
    ...(hasEmail ? findAll(text, email, 'email') : []).filter(
      ({ offset, length }) =>
        !isCode(text.slice(offset, offset + length), text.slice(offset + length, offset + length + 2)),
    ),
    ...(hasNumber ? findAll(text, residentNumber, 'residentNumber') : []),
    ...(hasNumber ? findAll(text, phone, 'phone') : []),
  ].sort((a, b) => a.offset - b.offset)
}

function findAll(text: string, pattern: RegExp, kind: PersonalDataKind): PersonalDataFind[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    kind,
    offset: match.index,
    length: match[0].length,
  }))
}

/**
 * Puts a placeholder for each find; `toReadableMasks` turns it into words.
 * @param finds those of the text, for a caller that has them.
 */
export function maskPersonalData(text: string, finds = findPersonalData(text)): string {
  let masked = ''
  let end = 0
  for (const find of finds) {
    if (find.offset < end) continue
    masked += text.slice(end, find.offset) + placeholders[find.kind]
    end = find.offset + find.length
  }
  return end === 0 ? text : masked + text.slice(end)
}

/** Stands where a name was that must not appear (redactions.yaml). */
const namePlaceholder = '\ufdd3'

/**
 * Hides names in running text: whole words only, though Korean particles may follow. Names of one character are
 * left alone, since they are part of too many words.
 */
export function createNameMask(names: ReadonlySet<string>): (text: string) => string {
  const patterns = [...names]
    .filter((name) => [...name.normalize('NFC')].length > 1)
    // Decomposed Hangul looks the same.
    .flatMap((name) => [name.normalize('NFC'), name.normalize('NFD')])
    .sort((a, b) => b.length - a.length)
    .map((name) => {
      const after = /[\p{Script=Latin}\p{Nd}]$/u.test(name) ? '(?![\\p{Script=Latin}\\p{Nd}])' : ''
      return `(?<![\\p{L}\\p{Nd}])${RegExp.escape(name)}${after}`
    })
  if (patterns.length === 0) return (text) => text
  const pattern = new RegExp(patterns.join('|'), 'gu')
  return (text) => text.replace(pattern, namePlaceholder)
}

export function hasMask(text: string): boolean {
  return /[\ufdd0-\ufdd3]/.test(text)
}

/** @param labels what readers see instead, such as `[이메일 비공개]`; `name` stands for a redacted actor. */
export function toReadableMasks(
  text: string,
  labels: Readonly<Record<PersonalDataKind | 'name', string>>,
): string {
  if (!hasMask(text)) return text
  return personalDataKinds
    .reduce((result, kind) => result.replaceAll(placeholders[kind], labels[kind]), text)
    .replaceAll(namePlaceholder, labels.name)
}
