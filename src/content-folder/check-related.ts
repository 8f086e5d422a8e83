// Questions that a question names, which only show when all lie side by side.
import { findNearestId } from '../question/nearest.ts'
import type { Question } from '../question/question.ts'
import type { PlacedByText } from './check-archive.ts'
import type { ContentFolder } from './read-folder.ts'
import { isListed } from './whole-folder.ts'

export type RelatingQuestion = Pick<Question, 'id' | 'path' | 'related' | 'state'>

/** Of more ids that are not there, or among more questions, none is looked for. */
const mostAdvised = 20
const mostQuestions = 5_000

/** As keyboards for Chinese and Japanese write it. */
const wideComma = /[，、]/

/**
 * Ids that no file has; one with a wide comma may be two. One that is withheld counts as absent, as it does for links.
 * What has faults is there.
 */
export function checkRelated(
  folder: Pick<ContentFolder, 'files' | 'issues' | 'redactions'>,
  questions: readonly RelatingQuestion[],
): PlacedByText[] {
  const { files, redactions } = folder
  const naming = questions.filter(
    ({ id, related, state }) => (related || state?.closed?.of) && !redactions.questions.has(id),
  )
  if (naming.length === 0 || !isListed(folder)) return []
  const ids = new Set(files.map(({ id }) => id).filter((id) => !redactions.questions.has(id)))
  const unknown = naming.flatMap(({ path, ...question }) =>
    listNamed(question)
      .filter(({ text }) => !ids.has(text))
      .map((named) => ({ path, ...named })),
  )
  const isFew = unknown.length <= mostAdvised && ids.size <= mostQuestions
  const advised = isFew ? [...ids] : []
  return unknown.map(({ path, text, at }): PlacedByText => {
    const [comma] = wideComma.exec(text) ?? []
    const parts = text.split(wideComma)
    // A question whose id holds such a comma may have been given up.
    if (comma !== undefined && parts.some((part) => ids.has(part.trim()))) {
      const codePoint = `U+${comma.charCodeAt(0).toString(16).toUpperCase()}`
      const meant = parts.map((part) => part.trim()).join(', ')
      return { path, text, at, meant, code: 'look-alike-sign', detail: { codePoint } }
    }
    const nearest = findNearestId(text, advised)
    const detail = { key: toKey(at), value: text, ...(nearest === undefined ? {} : { nearest }) }
    return { code: 'unknown-question', path, text, at, detail }
  })
}

/** With their places. */
function listNamed({ related = [], state }: Pick<Question, 'related' | 'state'>) {
  const of = state?.closed?.of ?? []
  return [
    ...related.map((text, index) => ({ text, at: ['related', index] })),
    ...of.map((text, index) => ({ text, at: ['state', 'closed', 'of', index] })),
  ]
}

function toKey(at: readonly PropertyKey[]): string {
  return at.filter((step) => typeof step === 'string').join('.')
}
