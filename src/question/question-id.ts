import { findControl, findInvisible, removeInvisible } from './characters.ts'
import { limits } from './limits.ts'

// What stands for bytes that are no UTF-8 names no file.
const unsafe = /[<>:"|?*\\/#%\ufffd]|\s|^\.|\.$|\.\./
const reserved = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9]|index)(?:\.|$)/i

/** Most ids, in which nothing has to be looked for. */
const plain = /^[a-z0-9][a-z0-9_-]{0,99}$/i

/**
 * The id of a question is its file name without `.md`, in NFC. Undefined when it can't be an address everywhere:
 * `a b`, `..`, `con`, more than 200 bytes.
 */
export function toQuestionId(fileName: string): string | undefined {
  const name = fileName.endsWith('.md') ? fileName.slice(0, -3) : fileName
  if (plain.test(name)) return reserved.test(name) ? undefined : name
  const id = name.normalize('NFC')
  if (id === '' || unsafe.test(id) || reserved.test(id)) return undefined
  if (findControl(id) || findInvisible(id)) return undefined
  return Buffer.byteLength(id) <= limits.idBytes ? id : undefined
}

/**
 * The id that was meant by what is none, where it can be but one: `q2.md`, `q2 `, `/questions/q2/`,
 * `questions/2024/q2.md`, `answers/q1/q2.md` → `q2`.
 */
export function findMeantId(text: string): string | undefined {
  const written = removeInvisible(text).trim()
  const steps = written.split('/').filter((step) => step !== '')
  const last = steps.at(-1) ?? ''
  const isFile = last.endsWith('.md') && steps.some((step) => /^(?:questions|answers)$/.test(step))
  return toQuestionId(steps.length === 1 || isFile || steps.at(-2) === 'questions' ? last : written)
}

/** Two ids with one key would be one folder on some file systems. */
export function toIdKey(id: string): string {
  return id.normalize('NFKC').toLowerCase()
}
