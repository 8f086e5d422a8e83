// What an editor marks by the JSON Schemas, and what the check refuses, are the same.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { CORE_SCHEMA, load } from 'js-yaml'
import { expect, test } from 'vitest'
import { toSchemas } from '../../../src/commands/schema.ts'
import { parseCategories } from '../../../src/folder/described.ts'
import { parseRedactions } from '../../../src/folder/redactions.ts'
import { parseSettings } from '../../../src/folder/settings.ts'
import { parseSynonyms } from '../../../src/folder/synonyms.ts'
import { type Issue, isWarning } from '../../../src/format/issue.ts'
import { kinds as filed, type KindName, listValueKinds, places, writeAt } from '../../support/places.ts'
import { valueRules } from '../../support/value-rules.ts'

interface Kind {
  /** Lines of a file that is fine; a row replaces that of its key, or is added. */
  lines: string[]
  check: (yaml: string) => readonly Issue[]
}

const toPost = (yaml: string) => `---\n${yaml}---\n글\n`
const listIssues = (parsed: { issues?: readonly Issue[]; warnings?: readonly Issue[] }) => parsed.issues ?? []

const kinds: Record<string, Kind> = {
  question: {
    lines: [
      'title: 제목',
      'category: 개발자',
      'tags: [rest]',
      'counts: { answers: 0, comments: 0 }',
      'activity: [{ at: 2024-05-01, actor: 홍길동, kind: 질문 }]',
    ],
    check: (yaml) => filed.question.read(toPost(yaml)).issues,
  },
  answer: {
    lines: ['actor: 홍길동', 'at: 2024-05-01'],
    check: (yaml) => filed.answer.read(toPost(yaml)).issues,
  },
  comments: {
    lines: ['- id: c1', '  actor: 홍길동', '  at: 2024-05-01', '  text: |\n    글'],
    check: (yaml) => filed.comment.read(yaml).issues,
  },
  page: { lines: ['title: 제목'], check: (yaml) => filed.page.read(toPost(yaml)).issues },
  archive: {
    lines: ['title: 제목', 'referenceDate: 2025-06-30'],
    check: (yaml) => listIssues(parseSettings('archive.yaml', yaml)),
  },
  people: { lines: [], check: (yaml) => filed.person.read(yaml).issues },
  redactions: { lines: [], check: (yaml) => listIssues(parseRedactions('redactions.yaml', yaml)) },
  synonyms: { lines: [], check: (yaml) => listIssues(parseSynonyms('synonyms.yaml', yaml)) },
  tags: { lines: [], check: (yaml) => filed.hashtag.read(yaml).issues },
  categories: { lines: [], check: (yaml) => listIssues(parseCategories('categories.yaml', yaml)) },
}

/** For each kind of file, lines that are taken and lines that are not. */
const rows: Record<string, { taken: string[]; refused: string[] }> = {
  page: { taken: ['order: 1.5'], refused: [] },
  question: {
    taken: [
      'title: 4.0',
      'title: true',
      'tags: []',
      'tags: [2024, 1.5, true, c++, .net, 취업]',
      'activity: [{ at: 2024-05-01T09:30:00+09:00, actor: true, person: 43, kind: question }]',
      'aliases: [/q/1, "/q?id=7", "/q/1#answer-5"]',
      'score: -3',
      'poll: { title: 7, options: [{ label: 1, votes: 3 }, { label: false, votes: 0 }] }',
      'license: 4.0',
    ],
    refused: [
      'tags: rest',
      'counts: { answers: -1, comments: 0 }',
      'counts: { answers: 1.5, comments: 0 }',
      'activity: [{ at: 2024-05-01 09:30, actor: 홍길동, kind: 질문 }]',
      'activity: [{ at: 2024-05-01, actor: 홍길동, kind: 7 }]',
      'aliases: [1]',
      'language: 7',
      'poll: 1',
      'source: 7',
      'license: { name: 4.0, url: 7 }',
      'other: 1',
    ],
  },
  answer: { taken: ['person: true'], refused: ['source: 7', 'score: 1.5'] },
  comments: { taken: ['- id: 7', '  text: |\n    404', '  recommended: 2'], refused: ['  recommended: -2'] },
  archive: {
    taken: [
      'title: 2024',
      'description: 7',
      'license: 4.0',
      'url: https://example.org/a/',
      'formerUrls: [https://old.example/]',
      'navigation: [{ label: 404, href: /rules/ }, { label: 글, href: https://example.org/ }]',
      'footer: 2024',
      'theme: { accent: "#0b63a5" }',
      'keywordMatches: title',
      'keywordMatches: false',
      'pageSize: 50',
    ],
    refused: [
      'referenceDate: 2025',
      'referenceDate: 2025-06-30T09:00:00Z',
      'url: example',
      'url: 7',
      'formerUrls: [old]',
      'repository: true',
      'navigation: [{ label: a, href: 7 }]',
      'navigation: [{ label: a, href: rules }]',
      'theme: { accent: 7 }',
      'timeZone: 9',
      'language: 7',
      'pageSize: "50"',
      'math: 1',
    ],
  },
  people: {
    taken: ['u1: { name: 1004, formerNames: [7, true], about: 12 }', '43: { name: 홍길동 }'],
    refused: ['u1: 홍길동', 'u 1: { name: 홍길동 }'],
  },
  redactions: {
    taken: [
      'actors: [{ name: 1004, date: 2025-01-02 }]',
      'questions: [{ id: 12, date: 2025-01-02 }]',
      'answers: [{ question: 12, id: 5678, date: 2025-01-02 }]',
    ],
    refused: [
      'questions: [{ id: a b, date: 2025-01-02 }]',
      'questions: [{ id: 12, date: 2025 }]',
      'answers: [{ question: a/b, id: 5678, date: 2025-01-02 }]',
    ],
  },
  synonyms: {
    taken: ['rest: [레스트, 7]', '404: [not-found]'],
    refused: ['rest: 레스트', 'rest: [REST]', 'REST: [레스트]'],
  },
  tags: {
    taken: ['rest: { description: 404, aliases: [/t/1] }', '2024: { description: 글 }'],
    refused: ['rest: 글', 'rest: { aliases: [1] }', 'REST: { description: 글 }'],
  },
  categories: {
    taken: ['자유게시판: { description: 404 }', '2024: { description: 글 }'],
    refused: ['개발자: 글', '개발자: { aliases: [t/1] }'],
  },
}

const all = Object.entries(rows).flatMap(([kind, { taken, refused }]) => [
  ...taken.map((line) => ({ kind, line, takes: true })),
  ...refused.map((line) => ({ kind, line, takes: false })),
])

const ajv = new Ajv2020({ strict: false })
const schemas = new Map(Object.entries(toSchemas()))
const validates = new Map(
  Object.keys(kinds).map((kind) => [
    kind,
    ajv.compile(JSON.parse(schemas.get(`en/${kind}.schema.json`) ?? '')),
  ]),
)

test.for(all)('$kind: $line', ({ kind, line, takes }) => {
  const { lines = [], check } = kinds[kind] ?? {}
  const key = line.replace(/:.*/s, ':')
  // In a list of one comment a line stays in its place.
  const replaced = lines.map((each) => (each.startsWith(key) ? line : each))
  const whole = `${(replaced.includes(line) ? replaced : [...lines, line]).join('\n')}\n`
  const refusals = check?.(whole).filter((issue) => !isWarning(issue))
  const editor = validates.get(kind)?.(load(whole, { schema: CORE_SCHEMA }))
  expect({ check: refusals?.length === 0, editor }).toEqual({ check: takes, editor: takes })
})

/** A schema has the name of a folder, a file, or what one file is. */
const schemaNames: Record<KindName, string> = {
  question: 'question',
  answer: 'answer',
  comment: 'comments',
  page: 'page',
  person: 'people',
  hashtag: 'tags',
}

const rowsOfPlaces = places.flatMap((place) => {
  return listValueKinds(place).map((kind) => [place.name, kind, place] as const)
})

test.each(rowsOfPlaces)('values of %s as a %s', (_, kind, place) => {
  const { fine, marked } = valueRules[kind]
  const validate = validates.get(schemaNames[place.of])
  const tell = (written: string) => {
    const { text } = writeAt(place, written)
    const refusals = filed[place.of].read(text).issues.filter((issue) => !isWarning(issue))
    const [, yaml = text] = text.split('---\n')
    return { written, check: refusals.length === 0, editor: validate?.(load(yaml, { schema: CORE_SCHEMA })) }
  }
  expect(fine.map(([written]) => tell(written)).filter(({ check, editor }) => !check || !editor)).toEqual([])
  expect(marked.map(tell).filter(({ check, editor }) => check || editor)).toEqual([])
})
