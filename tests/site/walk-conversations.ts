// What can happen to answers, comments, people and pictures between two builds.
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Random } from '../bench/corpus/random.ts'
import { keepTime } from '../support/disk.ts'
import { toPng } from '../support/pictures.ts'
import {
  type Change,
  findQuestion,
  idOf,
  listFiles,
  next,
  pick,
  questionOf,
  type WalkPlaces,
} from './walk-files.ts'

type Edit = (text: string, random: Random) => string

/** Does something to one file of a folder, if there is any. */
function inFolder(
  name: 'answers' | 'comments' | 'files',
  change: (path: string, places: WalkPlaces, random: Random) => void,
): Change {
  return (places, random) => {
    const paths = listFiles(join(places.content, name))
    if (paths.length > 0) change(pick(paths, random), places, random)
  }
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function editIn(name: 'answers' | 'comments', change: Edit): Change {
  return inFolder(name, (path, _, random) => rewrite(path, (text) => change(text, random)))
}

function unseenIn(name: 'answers' | 'comments'): Change {
  return inFolder(name, (path) =>
    keepTime(path, () =>
      rewrite(path, (text) =>
        text.replace(/(ref-\d+-[ac])(\d)/, (_, before, digit) => before + ((Number(digit) + 1) % 10)),
      ),
    ),
  )
}

function moveTo(path: string, folder: string, name = basename(path)): void {
  mkdirSync(folder, { recursive: true })
  renameSync(path, join(folder, name))
}

function findComments(content: string, question: string): string | undefined {
  return listFiles(join(content, 'comments')).find((path) => idOf(path) === question)
}

function addComment({ content }: Pick<WalkPlaces, 'content'>, random: Random): void {
  const question = idOf(findQuestion({ content }, random))
  const path = findComments(content, question) ?? join(content, 'comments', `${question}.yaml`)
  mkdirSync(dirname(path), { recursive: true })
  const lines = [
    `- id: n${next()}`,
    '  actor: 익명',
    '  at: 2025-06-11',
    '  text: |',
    '    새 **댓글**입니다. [문서](https://example.com)',
  ]
  appendFileSync(path, `${lines.join('\n')}\n`)
}

/** Each comment of a file, as text. */
function splitComments(text: string): string[] {
  return text.split(/^(?=- id: )/m).filter((part) => part !== '')
}

/** @param write the section of the file, of an answer or a comments file by chance. */
function redact(name: 'answers' | 'comments', write: (path: string, random: Random) => string): Change {
  return inFolder(name, (path, { content }, random) =>
    writeFileSync(join(content, 'redactions.yaml'), write(path, random)),
  )
}

const people = ['u1', 'u2', 'u3', 'u4']

/** A name that people.yaml always has, as a redacted person under another is an error. */
function toActorOf(person: string): string {
  return `회원-${person}`
}

export function writePeople(content: string, random: Random): void {
  const lines = people.map((id) => {
    const name = `${random.chance(0.5) ? '홍길동' : '김개발'}${random.integer(1, 9)}`
    const former = random.chance(0.5) ? ', 길동이' : ''
    return `${id}: { name: ${name}, formerNames: [${toActorOf(id)}${former}] }\n`
  })
  writeFileSync(join(content, 'people.yaml'), lines.join(''))
}

export const conversationChanges = {
  'an answer edited': editIn('answers', (text) => `${text}\n고친 답변입니다. React 이야기도 합니다.\n`),
  'an answer edited, size and time kept': unseenIn('answers'),
  'an answer added': ({ content }, random) => {
    const folder = join(content, 'answers', 'added', idOf(findQuestion({ content }, random)))
    mkdirSync(folder, { recursive: true })
    const head = `actor: 홍길동\nat: 2025-06-10\ncounts: { recommended: ${random.integer(0, 40)} }`
    writeFileSync(join(folder, `n${next()}.md`), `---\n${head}\n---\n새 답변입니다.\n\n- 하나\n- 둘\n`)
  },
  'an answer removed': inFolder('answers', (path) => rmSync(path)),
  'an answer renamed': inFolder('answers', (path, { content }) => {
    const name = `renamed-${next()}`
    const comments = findComments(content, questionOf(path))
    const named = new RegExp(`^ {2}answer: ${idOf(path)}$`, 'gm')
    if (comments) rewrite(comments, (text) => text.replace(named, `  answer: ${name}`))
    moveTo(path, dirname(path), `${name}.md`)
  }),
  'an answer moved to another folder': inFolder('answers', (path, { content }) =>
    moveTo(path, join(content, 'answers', `moved-${next()}`, questionOf(path))),
  ),
  'an answer moved to another question': inFolder('answers', (path, places, random) =>
    moveTo(path, join(places.content, 'answers', idOf(findQuestion(places, random))), `from-${next()}.md`),
  ),
  'an answer accepted, or no longer': editIn('answers', (text) =>
    /^accepted: /m.test(text)
      ? text.replace(/^accepted: .*\n/m, '')
      : text.replace('---\n', '---\naccepted: true\n'),
  ),
  'votes of an answer': editIn('answers', (text, random) =>
    text.replace(/recommended: \d+/, `recommended: ${random.integer(0, 99)}`),
  ),
  'an answer to another': inFolder('answers', (path, _, random) => {
    const other = idOf(pick(listFiles(dirname(path)), random))
    if (other !== idOf(path)) rewrite(path, (text) => replaceKey(text, 'replyTo', other))
  }),
  'an answer of a person': editIn('answers', (text, random) => {
    const person = people[random.integer(0, people.length - 1)] ?? 'u1'
    return replaceKey(replaceKey(text, 'person', person), 'actor', toActorOf(person))
  }),
  'an answer that links to others': inFolder('answers', (path, { content }, random) => {
    const other = pick(listFiles(join(content, 'answers')), random)
    const anchor = `answer-${idOf(other)}`
    appendFileSync(
      path,
      `\n[하나](/questions/${questionOf(other)}/#${anchor}) [둘](/questions/none/#${anchor})\n`,
    )
  }),
  'a comment edited': editIn('comments', (text) => text.replace(/^( {4}\S.*)$/m, '$1 고친 `댓글`입니다.')),
  'a comment edited, size and time kept': unseenIn('comments'),
  'a comment added': addComment,
  'a comment removed': editIn('comments', (text, random) => {
    const all = splitComments(text)
    return all.length > 1 ? all.toSpliced(random.integer(0, all.length - 1), 1).join('') : text
  }),
  'comments moved between question and answers': inFolder('comments', (path, { content }, random) => {
    const answers = listFiles(join(content, 'answers')).filter((answer) => questionOf(answer) === idOf(path))
    const target = answers.length > 0 && random.chance(0.7) ? idOf(pick(answers, random)) : undefined
    rewrite(path, (text) => {
      const moved = text.replaceAll(/^ {2}answer: .*\n/gm, '')
      return target === undefined ? moved : moved.replaceAll(/^- id: .*$/gm, `$&\n  answer: ${target}`)
    })
  }),
  'comments in another order': editIn('comments', (text) => splitComments(text).reverse().join('')),
  'a file of comments moved': inFolder('comments', (path, { content }) =>
    moveTo(path, join(content, 'comments', `moved-${next()}`)),
  ),
  'a file of comments removed': inFolder('comments', (path) => rmSync(path)),
  'a question renamed with its answers and comments': (places, random) => {
    const path = findQuestion(places, random)
    const [id, name] = [idOf(path), `whole-${next()}`]
    const { content } = places
    for (const answer of listFiles(join(content, 'answers')).filter((each) => questionOf(each) === id)) {
      moveTo(answer, join(dirname(answer), '..', name))
    }
    const comments = findComments(content, id)
    if (comments) moveTo(comments, dirname(comments), `${name}.yaml`)
    moveTo(path, dirname(path), `${name}.md`)
  },
  'people: other names': ({ content }, random) => writePeople(content, random),
  'redactions: an answer': redact(
    'answers',
    (path) => `answers:\n  - { question: "${questionOf(path)}", id: ${idOf(path)}, date: 2025-01-01 }\n`,
  ),
  'redactions: a comment': redact('comments', (path, random) => {
    const ids = Array.from(readFileSync(path, 'utf8').matchAll(/^- id: (.*)$/gm), ([, id = '']) => id)
    return `comments:\n  - { question: "${idOf(path)}", id: ${pick(ids, random)}, date: 2025-01-01 }\n`
  }),
  'redactions: a person': ({ content }, random) =>
    writeFileSync(
      join(content, 'redactions.yaml'),
      `people:\n  - { id: ${people[random.integer(0, people.length - 1)]}, date: 2025-01-01 }\n`,
    ),
  'settings: order of answers': ({ content }) =>
    rewrite(join(content, 'archive.yaml'), (text) =>
      text.includes('answerOrder: time')
        ? text.replace(/^answerOrder: .*\n/m, '')
        : `answerOrder: time\n${text}`,
    ),
  'a picture added': (places, random) => {
    const name = `added-${next()}.png`
    mkdirSync(join(places.content, 'files'), { recursive: true })
    writeFileSync(join(places.content, 'files', name), toPng(random.integer(1, 9), random.integer(0, 255)))
    const answers = listFiles(join(places.content, 'answers'))
    const path =
      random.chance(0.5) || answers.length === 0 ? findQuestion(places, random) : pick(answers, random)
    appendFileSync(path, `\n![그림](/files/${name})\n`)
  },
  'a picture of other bytes': inFolder('files', (path, _, random) =>
    writeFileSync(path, toPng(random.integer(1, 9), random.integer(0, 255))),
  ),
  'a picture of other bytes, size and time kept': inFolder('files', (path) => {
    const bytes = readFileSync(path)
    // In the text of the file, which every program passes over.
    const at = bytes.indexOf('Comment\0') + 'Comment\0'.length
    bytes[at] = 0x41 + (((bytes[at] ?? 0) + 1) % 26)
    keepTime(path, () => writeFileSync(path, bytes))
  }),
  'a picture removed, and what shows it': inFolder('files', (path) => rmSync(path)),
} satisfies Record<string, Change>

function replaceKey(text: string, key: string, value: string): string {
  return text.replace(new RegExp(`^${key}: .*\\n`, 'm'), '').replace('---\n', `---\n${key}: ${value}\n`)
}
