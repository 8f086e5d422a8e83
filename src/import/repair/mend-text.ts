// Signs that no file may hold, and signs that came to be by reading bytes in a wrong way.
import { findControl, findStackedMarks } from '../../question/characters.ts'
import { limits } from '../../question/limits.ts'
import { findMisreadText } from './misread-text.ts'
import type { Note } from './notes.ts'

/** What has to be looked at: most texts hold none of it. */
const suspicious = /[\u0000-\u0008\u000b-\u001f\u007f-\u00ff\ud800-\udfff\ufdd0-\ufdef\ufffd-\uffff]/

const windows = new TextDecoder('windows-1252')
const windowsCharacter = /[\u0080-\u009f]/g
const separator = /[\u000b\u000c\u001c-\u001f]/g
const control = /[\u0000-\u0008\u000e-\u001b\u007f-\u009f]|\p{Noncharacter_Code_Point}/gu

/** A text of any number of lines, which end in LF. */
export function mendText(text: string, note: Note): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const mended = suspicious.test(lines) ? mendCharacters(lines, note) : lines
  const marks = findStackedMarks(mended)
  if (!marks) return mended
  note('stacked-marks', marks.codePoint)
  return mended.replace(/\p{M}+/gu, (row) => [...row].slice(0, limits.stackedMarks).join(''))
}

function mendCharacters(text: string, note: Note): string {
  const read = findMisreadText(text)
  if (read !== undefined) note('misread-text', text)
  const whole = replaceWindows(read ?? text, note).toWellFormed()
  if (whole.includes('\ufffd')) note('lost-character')
  const found = findControl(whole)
  if (!found) return whole
  note('control-character', found.codePoint)
  return whole.replace(separator, ' ').replace(control, '')
}

/** Notes the first that becomes something else. */
function replaceWindows(text: string, note: Note): string {
  let first: string | undefined
  const replaced = text.replace(windowsCharacter, (character) => {
    const next = windows.decode(Uint8Array.of(character.charCodeAt(0)))
    if (next !== character) first ??= next
    return next
  })
  if (first !== undefined) note('windows-character', first)
  return replaced
}
