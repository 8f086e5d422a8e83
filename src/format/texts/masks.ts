// What stands for a text that must not be read.

export type MaskKind = 'email' | 'phone' | 'residentNumber' | 'name'

/** What is reported where it stands; `similarName` may be a redacted name, and is never masked. */
export type PersonalDataKind = Exclude<MaskKind, 'name'> | 'similarName'

/** A part of a text that is masked or reported; offsets in UTF-16 units. */
export interface Find {
  kind: MaskKind | 'similarName'
  offset: number
  length: number
}

// Noncharacters: no text may hold one (format/decode.ts), so a mask can't be forged, parsed as Markdown or lost.
const placeholders: Record<MaskKind, string> = {
  email: '\ufdd0',
  phone: '\ufdd1',
  residentNumber: '\ufdd2',
  name: '\ufdd3',
}

export type PersonalDataFind = Find & { kind: PersonalDataKind }

/** Whether a find was made by its form, such as an email address, and not by the list of redacted names. */
export function isPersonalData(find: Find): find is PersonalDataFind {
  return find.kind !== 'name'
}

/** Whether what is found may be hidden, as the settings say. */
export function isMasked(find: Find): find is Find & { kind: MaskKind } {
  return find.kind !== 'similarName'
}

/** One character for each kind, which no text of a file can hold. */
export function toPlaceholder(kind: MaskKind): string {
  return placeholders[kind]
}

/**
 * In order of their place, without what an earlier one covers. Of two that begin together personal data comes first,
 * and what of the other goes on behind it is a find of its own.
 */
export function toSeparateFinds<F extends Find>(finds: readonly F[]): F[] {
  const rank = (find: Find) => (isPersonalData(find) ? 0 : 1)
  const separate: F[] = []
  let end = 0
  for (const find of finds.toSorted((a, b) => a.offset - b.offset || rank(a) - rank(b))) {
    const start = Math.max(find.offset, end)
    const length = find.offset + find.length - start
    if (length <= 0) continue
    separate.push({ ...find, offset: start, length })
    end = start + length
  }
  return separate
}

/** Puts a placeholder for each find; `toReadableMasks` turns it into words. */
export function maskText(text: string, finds: readonly Find[]): string {
  let masked = ''
  let end = 0
  for (const { kind, offset, length } of toSeparateFinds(finds.filter(isMasked))) {
    masked += text.slice(end, offset) + placeholders[kind]
    end = offset + length
  }
  return end === 0 ? text : masked + text.slice(end)
}

/** Whether a text holds the sign of a mask. */
export function hasMask(text: string): boolean {
  return /[\ufdd0-\ufdd3]/.test(text)
}

/** @param labels what readers see instead, such as `[이메일 비공개]`; `name` stands for a redacted actor. */
export function toReadableMasks(text: string, labels: Readonly<Record<MaskKind, string>>): string {
  if (!hasMask(text)) return text
  return text
    .replaceAll(placeholders.email, labels.email)
    .replaceAll(placeholders.phone, labels.phone)
    .replaceAll(placeholders.residentNumber, labels.residentNumber)
    .replaceAll(placeholders.name, labels.name)
}
