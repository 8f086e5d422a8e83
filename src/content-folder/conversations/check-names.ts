// Redacted names and personal data where no mask can hide them in answers and comments, and names that nobody would
// look for.
import type { Answer } from '../../conversation/answer.ts'
import { createLocate } from '../../conversation/check-references.ts'
import type { Comment } from '../../conversation/comment.ts'
import type { ConversationContext } from '../../conversation/conversation.ts'
import type { Issue } from '../../question/issue.ts'
import { findLicenseUrl } from '../../question/license.ts'
import { createIsRedactedPerson, type RedactedName } from '../../question/redacted-names.ts'
import { toReadableAddress } from '../../question/web-address.ts'
import { createFindRedactedName } from '../check-redacted-names.ts'
import { createIsUnlisted } from '../check-unlisted-names.ts'
import { listOpenAddresses, toOpenDataIssues } from '../open-data.ts'

/** A value of a file; one without keys is its path. */
interface Value {
  text: string
  path: string
  keys: readonly PropertyKey[]
}

interface ActorField extends Value {
  person: string | undefined
  personKeys: readonly PropertyKey[]
}

interface NamedTexts {
  answers: readonly Answer[]
  comments: readonly Comment[]
  commentsPath: string | undefined
}

export type CheckNames = (texts: NamedTexts, context: Pick<ConversationContext, 'readText'>) => Issue[]

export function createCheckNames(names: readonly RedactedName[]): CheckNames {
  if (names.length === 0) return () => []
  const findName = createFindRedactedName(names)
  const isUnlisted = createIsUnlisted(names)
  const isRedacted = createIsRedactedPerson(names)
  return (texts, context) => {
    const locate = createLocate(context)
    const actors = listActors(texts)
    const shownIds = actors.flatMap(({ path, person, personKeys }): Value[] =>
      person === undefined || isRedacted(person) ? [] : [{ text: person, path, keys: personKeys }],
    )
    const named = [...listValues(texts), ...shownIds].flatMap(({ text, path, keys }): Issue[] => {
      const value = findName(text)
      if (value === undefined) return []
      const detail = { key: keys.length === 0 ? 'id' : String(keys.at(-1)), value }
      return [{ code: 'redacted-name', path, ...locate(path, keys), detail }]
    })
    const unlisted = actors.filter(({ text, person }) => isUnlisted(text, person))
    return [
      ...named,
      ...unlisted.map(({ text, path, keys, person = '' }): Issue => {
        return { code: 'unlisted-name', path, ...locate(path, keys), detail: { value: text, person } }
      }),
    ]
  }
}

/** Of the ids and addresses of answers and comments. */
export function checkOpenTexts(
  { answers, comments, commentsPath: path = '' }: NamedTexts,
  context: Pick<ConversationContext, 'readText'>,
): Issue[] {
  const locate = createLocate(context)
  const ids = comments.map(({ id }, index) => ({ text: id, key: 'id', at: [index, 'id'], isAddress: true }))
  return [
    ...answers.flatMap((answer) => {
      const id = { text: answer.id, key: 'id', at: [], isAddress: true }
      return toOpenDataIssues(answer.path, [id, ...listOpenAddresses(answer)], ({ at }) =>
        locate(answer.path, at),
      )
    }),
    ...toOpenDataIssues(path, ids, ({ at }) => locate(path, at)),
  ]
}

function listActors({ answers, comments, commentsPath: path = '' }: NamedTexts): ActorField[] {
  return [
    ...answers.flatMap((answer) => [
      toActorField(answer, answer.path, []),
      ...answer.edited.map((edit, index) => toActorField(edit, answer.path, ['edited', index])),
    ]),
    ...comments.map((comment, index) => toActorField(comment, path, [index])),
  ]
}

function toActorField(
  { actor = '', person }: { actor?: string | undefined; person?: string | undefined },
  path: string,
  at: readonly PropertyKey[],
): ActorField {
  return { text: actor, path, keys: [...at, 'actor'], person, personKeys: [...at, 'person'] }
}

function listValues({ answers, comments, commentsPath }: NamedTexts): Value[] {
  return [
    ...answers.flatMap(listAnswerValues),
    ...(commentsPath === undefined ? [] : [{ text: commentsPath, path: commentsPath, keys: [] }]),
    ...comments.map(({ id }, index) => ({ text: id, path: commentsPath ?? '', keys: [index, 'id'] })),
  ]
}

function listAnswerValues({ path, source, license }: Answer): Value[] {
  const url = findLicenseUrl(license)
  return [
    { text: path, path, keys: [] },
    ...(source === undefined ? [] : [{ text: toReadableAddress(source), path, keys: ['source'] }]),
    ...(url === undefined ? [] : [{ text: toReadableAddress(url), path, keys: ['license', 'url'] }]),
  ]
}
