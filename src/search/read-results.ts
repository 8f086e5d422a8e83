// Results, from the files of records to what the page shows.
import { findPlace, nameAt } from './manifest.ts'
import { cutExcerpt, markText } from './marks.ts'
import type { OpenIndex } from './open-index.ts'
import type { Wanted } from './query.ts'
import { type StoredRecord, toActivity } from './record.ts'
import type { Result } from './result.ts'
import { firstResults } from './search.ts'

/** The first ones at once, the others when these are there: nobody waits for what stands below the screen. */
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
): Promise<Result> {
  return toResult(await readRecord(question, index), text, marked)
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

function toResult([head, excerpt, answers]: StoredRecord, text: number, marked: readonly Wanted[]): Result {
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
