// Results, from the files of records to what the page shows, with marks where a text says what a query asks for.
import type { Wanted } from './analyze-query.ts'
import { firstResults, type Mark, type MarkedText, type Result, type ResultActivity } from './asked.ts'
import { findPlace, nameAt } from './index-format.ts'
import type { OpenIndex } from './look-up.ts'
import { findStem, scanText, toWordTerms } from './text.ts'

const firstSyllable = 0xac00
const syllablesPerInitial = 588
const firstInitial = 0x1100

/** The initial consonants of a run of syllables: `스프링` gives `ㅅㅍㄹ`. What is no syllable is left out. */
export function toInitials(run: string): string {
  let initials = ''
  for (const sign of run) {
    const place = Math.floor((sign.charCodeAt(0) - firstSyllable) / syllablesPerInitial)
    if (place >= 0 && place < 19) initials += String.fromCharCode(firstInitial + place)
  }
  return initials
}

/** UTF-16 units of an excerpt. */
const excerptLength = 130

/** @param wanted terms that say something: those of particles, and those that every other text has, are left out. */
function markText(text: string, wanted: readonly Wanted[]): MarkedText {
  const find = (term: string) => wanted.find(({ from, to }) => from <= term && term <= to)
  const marks: [number, number][] = []
  const add = (start: number, end: number) => {
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  scanText(toSameLength(text), {
    onRun: (run, start) => {
      if (run.length === 1 && find(run)) add(start, start + 1)
      for (let place = 0; place + 1 < run.length; place += 1) {
        const found = find(run.slice(place, place + 2))
        if (found) add(start + place, start + place + Math.min(2, found.from.length))
      }
      const typed = findInitials(run, find)
      if (typed) add(start, start + typed.from.length)
    },
    onWord: (word, start) => {
      const { whole, parts } = toWordTerms(text.slice(start, start + word.length))
      if ([whole, ...parts].some((term) => term !== '' && find(term))) add(start, start + word.length)
    },
  })
  return { text, marks }
}

/** Found by its initials is the beginning of a run without its particle, as the index holds them. */
function findInitials(run: string, find: (term: string) => Wanted | undefined): Wanted | undefined {
  const stem = run.slice(0, findStem(run).length)
  const initials = toInitials(stem)
  // Where one sign is no syllable, places of initials are not those of signs.
  return stem.length > 1 && initials.length === stem.length ? find(initials) : undefined
}

/** In lower case, if that does not move what is behind. */
function toSameLength(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

/** The part of a long text in which most is marked, between blanks, with `…` where something was left out. */
function cutExcerpt({ text, marks }: MarkedText): MarkedText {
  if (text.length <= excerptLength * 1.3) return { text, marks }
  const first = toWhole(text, findStart(text, marks))
  const last = toWhole(text, findEnd(text, first + excerptLength))
  // No other sign of a pause is beside `…`.
  const part = text.slice(first, last)
  const start = first === 0 ? 0 : last - part.replace(/^(?:[.…·]*\s)+/, '').length
  const end = last === text.length ? last : first + part.replace(/(?<![\s.…·])[\s.…·]+$/, '').length
  const [before, behind] = [start > 0 ? '…' : '', end < text.length ? '…' : '']
  const shift = before.length - start
  return {
    text: before + text.slice(start, end) + behind,
    marks: marks.flatMap(([from, to]): Mark[] =>
      from >= start && to <= end ? [[from + shift, to + shift]] : [],
    ),
  }
}

/** No half of a pair is left over. */
function toWhole(text: string, place: number): number {
  return isTail(text.charCodeAt(place)) ? place - 1 : place
}

function isTail(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

function findStart(text: string, marks: readonly Mark[]): number {
  let best = { start: 0, marked: 0 }
  for (const [first] of marks) {
    const marked = marks.reduce(
      (sum, [from, to]) => sum + (from >= first && to <= first + excerptLength * 0.8 ? to - from : 0),
      0,
    )
    if (marked > best.marked) best = { start: first, marked }
  }
  if (best.start < excerptLength / 2) return 0
  const start = Math.min(best.start - Math.floor(excerptLength / 4), text.length - excerptLength)
  const blank = text.indexOf(' ', start)
  return blank > 0 && blank < best.start ? blank + 1 : start
}

function findEnd(text: string, from: number): number {
  if (from >= text.length) return text.length
  const blank = text.lastIndexOf(' ', from)
  return blank > from - excerptLength / 4 ? blank : from
}

/**
 * What a result shows of a question, as files of records hold it: lists, in which no name of a field is repeated. This
 * follows from the question's front matter, ready for the eye.
 */
export type RecordHead = readonly [
  path: string,
  title: string,
  language: string | 0,
  /** What stands in the place of the line, of what is no question. */
  activity:
    | string
    | readonly [
        timeLabel: string,
        datetime: string,
        localTime: string,
        actor: string,
        reserved: 0 | 1,
        kind: string,
      ],
  /** Empty where it has none. */
  category: string,
  hashtags: readonly string[],
  answers: readonly [label: string, look: NonNullable<Result['answers']>['look']] | 0,
  counts: readonly string[],
  poll: 0 | 1,
]

/** What follows from its text and its answers. The excerpt of an answer is absent in the records of a large archive. */
type RecordTexts = readonly [excerpt: string, answers: readonly RecordAnswer[]]
type RecordAnswer = readonly [id: string, page: number, excerpt?: string]

export type StoredRecord = readonly [head: RecordHead, ...texts: RecordTexts]

function toActivity(line: RecordHead[3]): ResultActivity | string {
  if (typeof line === 'string') return line
  const [timeLabel, datetime, localTime, actor, reserved, kind] = line
  return { timeLabel, datetime, localTime, actor, reserved: reserved === 1, kind }
}

/** The first ones at once, the others when these are there: nobody waits for what is below the screen. */
export function readInTurn(
  page: readonly number[],
  read: (question: number) => Promise<Result>,
): Promise<Result>[] {
  const first = page.slice(0, firstResults).map(read)
  const others = page.slice(firstResults).map(async (question) => {
    await Promise.all(first)
    return await read(question)
  })
  return [...first, ...others]
}

/** @param text 0 for the question itself, else the place of the answer that fits best. @param marked terms to mark. */
export async function readResult(
  question: number,
  text: number,
  marked: readonly Wanted[],
  index: OpenIndex,
): Promise<Omit<Result, 'whole'>> {
  return toResult(await readRecord(question, index), text, marked)
}

/** Where the texts of a question are: below the base path, decoded, and the page of each, the question's own first. */
export async function readPlaces(question: number, index: OpenIndex) {
  const [[path, title, , , , hashtags], , answers] = await readRecord(question, index)
  return { path, title, hashtags, pages: [1, ...answers.map(([, page]) => page)] }
}

async function readRecord(
  question: number,
  { manifest, files, firstQuestions }: OpenIndex,
): Promise<StoredRecord> {
  const place = findPlace(firstQuestions, question)
  const records = await files.json<StoredRecord[]>(nameAt(manifest.recordFiles, place))
  const record = records[question - (firstQuestions[place] ?? 0)]
  if (!record) throw new TypeError(`no record of question ${question}`)
  return record
}

function toResult(
  [head, excerpt, answers]: StoredRecord,
  text: number,
  marked: readonly Wanted[],
): Omit<Result, 'whole'> {
  const [path, title, language, activity, category, hashtags, answerCount, counts, poll] = head
  const answer = answers[text - 1]
  return {
    path,
    title: markText(title, marked),
    language: language === 0 ? undefined : language,
    activity: toActivity(activity),
    category,
    hashtags,
    answers: answerCount === 0 ? undefined : { label: answerCount[0], look: answerCount[1] },
    counts,
    poll: poll === 1,
    excerpt: cutExcerpt(markText(excerpt, marked)),
    answer: answer && {
      path: answer[1] === 1 ? path : `${path}${answer[1]}/`,
      anchor: `answer-${answer[0]}`,
      excerpt: cutExcerpt(markText(answer[2] ?? '', marked)),
    },
  }
}
