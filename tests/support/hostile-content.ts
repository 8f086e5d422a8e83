import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { hostilePayloads } from '../fixtures/hostile-payloads.ts'
import type { WrittenContent, WrittenQuestion } from './content-folder.ts'
import { findData } from './project.ts'

// Input made to break or abuse a site, as the title, the actor and the body of a question each.

export interface HostileQuestion extends WrittenQuestion {
  title: string
  /** Undefined where the payload may not be in a title. */
  hostileTitle: string | undefined
  hostileActor: string | undefined
}

const questionsPerHashtag = 200

/** The project's own, and with GOTGAM_DATA those of others. */
export function readHostilePayloads(): string[] {
  return [...hostilePayloads, ...(readDataPayloads() ?? [])]
}

/** Undefined without GOTGAM_DATA. */
export function readDataPayloads(): string[] | undefined {
  const lines = findData('hostile/xss-lines.txt')
  const cases = findData('hostile/html-payloads.json')
  const strings = findData('hostile/naughty-strings.json')
  if (!lines || !cases || !strings) return undefined
  const payloads = z.array(z.object({ payload: z.string() })).parse(JSON.parse(readFileSync(cases, 'utf8')))
  return [
    ...readFileSync(lines, 'utf8').split('\n'),
    ...payloads.map(({ payload }) => payload),
    ...z.array(z.string()).parse(JSON.parse(readFileSync(strings, 'utf8'))),
  ].filter((text) => text.trim() !== '')
}

export function toHostileQuestions(payloads: readonly string[]): HostileQuestion[] {
  return payloads.map((payload, index) => {
    const hostileTitle = toValidLine(payload, 300)
    const hostileActor = toValidLine(payload, 80)
    return toQuestion(index, {
      hostileTitle,
      hostileActor,
      body: isValidInFile(payload) ? toBody(payload, index % 5 === 0) : '읽을 수 없는 본문',
    })
  })
}

/** The same questions without anything hostile: what their pages hold around the texts has to be the same. */
export function toHarmlessTwins(questions: readonly HostileQuestion[]): HostileQuestion[] {
  return questions.map(({ body }, index) =>
    toQuestion(index, {
      hostileTitle: undefined,
      hostileActor: undefined,
      // A body with notes is a cut one in listings, where a link leads to all of it.
      body: definition.test(body ?? '') ? '본문[^1]\n\n[^1]: 각주' : '본문',
    }),
  )
}

const definition = /^\[\^[^\s\]]+\]:/m

/** What each payload is as an answer, a comment, a name and a label. */
export function toHostileTexts(payloads: readonly string[]): HostileText[] {
  return payloads.map((payload) => ({
    text: isValidInFile(payload) ? payload : undefined,
    name: toValidLine(payload, 80),
    label: toValidLine(payload, 300),
  }))
}

export function toHostileContent(
  questions: readonly HostileQuestion[],
  texts: readonly HostileText[],
): WrittenContent {
  const written = questions.map(({ hostileTitle, hostileActor, ...question }) => question)
  return {
    settings: { pageSize: 200, summaryLength: 0, keywordMatches: false, personalData: 'keep' },
    ...addConversations(written, texts),
  }
}

type Texts = Pick<HostileQuestion, 'hostileTitle' | 'hostileActor'> & { body: string }

function toQuestion(index: number, { hostileTitle, hostileActor, body }: Texts): HostileQuestion {
  return {
    id: `q${index}`,
    title: hostileTitle ?? '제목',
    hostileTitle,
    hostileActor,
    tags: [`tag-${Math.floor(index / questionsPerHashtag)}`],
    state: { closed: { reason: hostileTitle ?? '까닭' } },
    activity: [{ at: '2025-06-01', actor: hostileActor ?? '이름', kind: '질문' }],
    body,
  }
}

/**
 * As a block, as an address, in a list, a quote, a table and a sentence, and last open at the end of the file.
 * @param hasElement whether there is also an element that is kept: such a body is parsed and printed once more.
 */
function toBody(payload: string, hasElement: boolean): string {
  const line = payload.replaceAll(/\r?\n/g, ' ')
  return [
    payload,
    `가 ${line} 나 [${line}](${line}) ![${line}](<${line}>) <${line}>`,
    `- ${line}`,
    `> ${line}`,
    `| 표 |\n|---|\n| ${line} |`,
    `\`\`\`${line}\n${line}\n\`\`\``,
    ...(hasElement ? [`<details><summary>${line}</summary>`] : []),
    payload,
  ].join('\n\n')
}

// The rules of the format, written down a second time: what a file, and what one line of text may not hold.
const control = /[\0-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/u
const invisible =
  /[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]/u

/** Whether a question's file may hold it. */
export function isValidInFile(text: string): boolean {
  return !control.test(text.replaceAll('\r\n', '\n'))
}

function toValidLine(text: string, length: number): string | undefined {
  const line = text.replaceAll(/[\n\t]+/g, ' ')
  if (control.test(line) || invisible.test(line)) return undefined
  let short = ''
  for (const character of line) {
    if (short.length + character.length > length) break
    short += character
  }
  return short.trim() === '' ? undefined : short
}

// Every hostile string once more as an answer, a comment, the name of who wrote them and of a person, and the label of a
// poll: fifty of each on one question, since a page for each would take as long as all the others.

/** What one string gives. Undefined where the string may not be there. */
export interface HostileText {
  text: string | undefined
  name: string | undefined
  label: string | undefined
}

const textsPerQuestion = 50

/** Undefined texts and names are known by these, which are also those of the harmless twins. */
const plain = { text: '글', name: '이름', label: '보기' }

interface HostileConversations {
  questions: WrittenQuestion[]
  /** Answers, comments and people, by path. */
  files: Record<string, string>
}

/** Hangs texts on the questions in their order, on as many as it takes. */
function addConversations(
  questions: readonly WrittenQuestion[],
  texts: readonly HostileText[],
): HostileConversations {
  const files: Record<string, string> = {}
  const people: string[] = []
  const added = questions.map((question, index): WrittenQuestion => {
    const first = index * textsPerQuestion
    const own = texts.slice(first, first + textsPerQuestion)
    if (own.length === 0) return question
    own.forEach((text, offset) => {
      files[`answers/${question.id}/a${first + offset}.md`] = toAnswer(text, first + offset)
      people.push(toPerson(text, first + offset))
    })
    files[`comments/${question.id}.yaml`] = own
      .map((text, offset) => toComment(text, first + offset))
      .join('')
    const options = own.map(({ label }) => ({ label: label ?? plain.label, votes: 1 }))
    return { ...question, counts: { answers: own.length, comments: own.length }, poll: { options } }
  })
  files['people.yaml'] = people.join('')
  return { questions: added, files }
}

function toAnswer({ text, name }: HostileText, number: number): string {
  const actor = JSON.stringify(name ?? plain.name)
  return `---\nactor: ${actor}\nperson: p${number}\nat: 2025-06-02\n---\n${text ?? plain.text}\n\n끝\n`
}

/** On the answer of the same string, or for every other on the question. */
function toComment({ text, name }: HostileText, number: number): string {
  const lines = ['글', '', ...(text ?? plain.text).split(/\r?\n/), '', '끝']
  return [
    `- id: c${number}`,
    ...(number % 2 === 0 ? [`  answer: a${number}`] : []),
    `  actor: ${JSON.stringify(name ?? plain.name)}`,
    `  person: p${number}`,
    '  at: 2025-06-03',
    '  text: |',
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
    '',
  ].join('\n')
}

function toPerson({ name }: HostileText, number: number): string {
  return `p${number}: { name: ${JSON.stringify(name ?? plain.name)} }\n`
}
