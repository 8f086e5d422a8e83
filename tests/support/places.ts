// Every place where a file may have a value, as its schema says, and a file with one value there and the least besides.
import { tidyQuestion } from '../../src/commands/tidy-texts.ts'
import { describedNamesSchema, parseTags, showDescribed } from '../../src/folder/described.ts'
import { createFolderMasks } from '../../src/folder/masks.ts'
import { parsePeople, peopleSchema, showPeople } from '../../src/folder/people.ts'
import { listIssues, settingsSchema } from '../../src/folder/settings.ts'
import { answerSchema, commentsSchema, pageSchema, questionSchema } from '../../src/format/fields.ts'
import type { Issue } from '../../src/format/issue.ts'
import { type Field, findBelow, type Leaf, toField } from '../../src/format/leaf.ts'
import { parseComments } from '../../src/format/parse-comments.ts'
import { parseAnswer, parsePage, parseQuestion } from '../../src/format/parse-post.ts'
import { createZone } from '../../src/format/time.ts'
import { tidyFile } from './tidy-file.ts'

export const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', views: false }
export const settings = settingsSchema.parse({ title: '시험', referenceDate: '2025-06-30', views: false })
/** Who is redacted. */
export const actors = [{ name: '홍길동', onlyActors: false }]

const folder = { settings, redactions: { actors } }
export const masks = createFolderMasks(folder)
const toShown = masks.createMasker().fields

interface Kind {
  field: Field
  path: string
  /** Steps to what is one of many in its file. */
  first: readonly Step[]
  /** What the file says, as it is read and as readers are shown it, or nothing; and what is wrong with it. */
  read: (text: string) => { said?: unknown; shown?: unknown; issues: readonly Issue[] }
  /** Undefined where nothing writes such a file anew. */
  tidy: ((bytes: Buffer, locale?: string) => ReturnType<typeof tidyQuestion>) | undefined
}

const question = { id: 'q', path: 'questions/q.md' }
const answer = { id: '1', path: 'answers/q/1.md' }
const comments = { path: 'comments/q.yaml' }

/** The kinds of files that people write, by what one thing of it is. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  question: {
    field: toField(questionSchema),
    path: question.path,
    first: [],
    read: (text) => {
      const { parsed, issues } = parseQuestion({ ...question, text }, context)
      return { said: parsed?.question, shown: parsed && toShown(parsed.question), issues }
    },
    tidy: (bytes, locale = 'ko') => tidyQuestion({ ...question, bytes }, context, locale),
  },
  answer: {
    field: toField(answerSchema),
    path: answer.path,
    first: [],
    read: (text) => {
      const { parsed, issues } = parseAnswer({ ...answer, text }, context)
      return { said: parsed?.answer, shown: parsed && toShown(parsed.answer), issues }
    },
    tidy: (bytes, locale = 'ko') => tidyFile({ ...answer, bytes }, context, locale),
  },
  comment: {
    field: toField(commentsSchema),
    path: comments.path,
    first: [0],
    read: (text) => {
      const { comments: [comment] = [], issues } = parseComments({ ...comments, text }, context)
      const { textLine: _, textIndent: __, ...said } = comment ?? {}
      return { said: comment && said, shown: comment && toShown(said), issues }
    },
    tidy: (bytes, locale = 'ko') => tidyFile({ ...comments, bytes }, context, locale),
  },
  page: {
    field: toField(pageSchema),
    path: 'pages/a.md',
    first: [],
    read: (text) => {
      const { parsed, issues } = parsePage('pages/a.md', text)
      return { said: parsed?.fields, shown: parsed && toShown(parsed.fields, pageSchema), issues }
    },
    tidy: undefined,
  },
  person: {
    field: toField(peopleSchema),
    path: 'people.yaml',
    first: ['u1'],
    read: (text) => {
      const parsed = parsePeople('people.yaml', text)
      const issues = listIssues(parsed)
      if ('issues' in parsed) return { issues }
      const { people } = parsed
      return { said: people.get('u1'), shown: showPeople({ ...folder, people }).get('u1'), issues }
    },
    tidy: undefined,
  },
  hashtag: {
    field: toField(describedNamesSchema),
    path: 'tags.yaml',
    first: ['rest'],
    read: (text) => {
      const parsed = parseTags('tags.yaml', text)
      const issues = listIssues(parsed)
      if ('issues' in parsed) return { issues }
      const { described: tags } = parsed
      const { described } = showDescribed({ ...folder, described: { tags, categories: [] } })
      return { said: tags[0], shown: described.tags[0], issues }
    },
    tidy: (bytes, locale = 'ko') => tidyFile({ path: 'tags.yaml', bytes }, context, locale),
  },
}

export type KindName = 'question' | 'answer' | 'comment' | 'page' | 'person' | 'hashtag'
const kindNames: readonly KindName[] = ['question', 'answer', 'comment', 'page', 'person', 'hashtag']

/** A key, or the first item of a list. */
type Step = string | 0

export interface Place {
  of: KindName
  /** `question state.closed.of[]` */
  name: string
  steps: readonly Step[]
  field: Field
}

/** What has the same rules: a text by its leaf, a word that is of no list, a number or a switch. */
export type ValueKind = Leaf | 'language' | 'number' | 'switch'

/** A value may be of two kinds: `accepted` is a time or a switch. */
export function listValueKinds({ field }: Place): ValueKind[] {
  return [
    ...(field.leaf ? [field.leaf === 'word' && !field.words ? ('language' as const) : field.leaf] : []),
    ...(field.number ? (['number'] as const) : []),
    ...(field.switch ? (['switch'] as const) : []),
  ]
}

export const places: readonly Place[] = kindNames.flatMap((of) => {
  const { field, first } = kinds[of]
  const one = first.reduce<Field | undefined>(findBelow, field)
  return one ? listPlaces(one, { of, name: of, steps: first }) : []
})

function listPlaces(field: Field, at: Omit<Place, 'field'>): Place[] {
  const place = { ...at, field }
  const sign = at.name === at.of ? ' ' : '.'
  return [
    ...(listValueKinds(place).length > 0 ? [place] : []),
    ...(field.element
      ? listPlaces(field.element, { ...at, name: `${at.name}[]`, steps: [...at.steps, 0] })
      : []),
    ...[...field.keys].flatMap(([key, below]) =>
      listPlaces(below, { ...at, name: `${at.name}${sign}${key}`, steps: [...at.steps, key] }),
    ),
  ]
}

/** What stands in places of which a test says nothing. */
const least: Record<ValueKind, string> = {
  line: '글',
  category: '개발자',
  prose: '글',
  markdown: '|\n    글',
  name: '아무개',
  person: 'u1',
  id: 'a1',
  hashtag: 'rest',
  path: '/a',
  address: 'https://a.example/',
  time: '2024-05-01',
  word: 'ko',
  language: 'ko',
  number: '1',
  switch: 'true',
}

export interface WrittenFile {
  text: string
  /** `line:column` of the value, and of its key or of the dash of its item. */
  value: string
  key: string
}

/**
 * @param written the value as YAML; undefined: nothing is there, and the list of an item is empty.
 * @param others values of keys beside it that are not the least ones.
 */
export function writeAt(
  { of, steps }: Place,
  written: string | undefined,
  others: Record<string, string> = {},
): WrittenFile {
  const { field, path } = kinds[of]
  const mark = '§'
  const yaml = `${toLines(field, steps, { mark, others }).join('\n')}\n`
  const marked = path.endsWith('.md') ? `---\n${yaml}---\n본문\n` : yaml
  const lines = marked.slice(0, marked.indexOf(mark)).split('\n')
  const line = lines.at(-1) ?? ''
  const key = /^ *(?:- (?=\S))?/.exec(line)?.[0] ?? ''
  return {
    text: written
      ? marked.replace(mark, () => written)
      : marked
          .replace(written === undefined ? /\n *- §/ : '', written === undefined ? ' []' : '')
          .replace(/ §/, ''),
    value: `${lines.length}:${line.length + 1}`,
    key: `${lines.length}:${key.length + 1}`,
  }
}

interface Written {
  mark: string
  others: Record<string, string>
}

/** @param steps undefined where nothing but the least is wanted. */
function toLines(field: Field | undefined, steps: readonly Step[] | undefined, written: Written): string[] {
  if (steps?.length === 0) return [written.mark]
  const [step, ...rest] = steps ?? []
  if (step === 0 || (step === undefined && field?.element))
    return toLines(field?.element, steps && rest, written).map((line, index) =>
      index === 0 ? `- ${line}` : `  ${line}`,
    )
  if (step === undefined && field?.keys.size === 0) return [field.words?.[0] ?? least[field.leaf ?? 'number']]
  const keys = new Set([...(field?.keys.keys() ?? []), ...(step === undefined ? [] : [step])])
  return [...keys].flatMap((key) => {
    const below = field && findBelow(field, key)
    const other = steps?.length === 1 && key !== step ? written.others[key] : undefined
    if (other !== undefined) return [`${key}: ${other}`]
    if (key !== step && (!below || below.optional)) return []
    const lines = toLines(below, key === step ? rest : undefined, written)
    const isScalar = key === step ? rest.length === 0 : below?.keys.size === 0 && !below.element
    return isScalar ? [`${key}: ${lines.join('\n')}`] : [`${key}:`, ...lines.map((line) => `  ${line}`)]
  })
}
