// What is said of each question while its texts stay in the dump, in batches: names and places of the whole archive are
// given by it.
import type { DiscussionOutline } from '../importer.ts'
import { toAliases, toSlug } from './addresses.ts'
import type { SealedIndex } from './dump-index.ts'
import { countOnPosts, createSelect, findChangedTimes, findTimes, type Select } from './read-discussions.ts'
import { toTags, toTime, toTimeNumber } from './rows.ts'

/** Questions of a batch. */
const batchSize = 200

/** In order of the questions' ids. @param now in milliseconds since 1970. @param host where the community lived. */
export function* listOutlines(
  index: SealedIndex,
  { now, host }: { now: number; host: string | undefined },
): Generator<DiscussionOutline[]> {
  const listing = { select: createSelect(index.select), newest: createNewestTimes(now), host }
  const selectQuestions = index.selectTexts(
    'SELECT CAST(id AS TEXT), title, tags FROM questions WHERE id > ? ORDER BY id LIMIT ?',
  )
  for (let last = 0; ; ) {
    const questions = selectQuestions(last, batchSize)
    const first = Number(questions[0]?.[0])
    if (questions.length === 0) return
    last = Number(questions.at(-1)?.[0])
    yield readBatch(questions, [first, last], listing)
  }
}

function readBatch(
  questions: readonly string[][],
  between: readonly [number, number],
  { select, newest, host }: { select: Select; newest: NewestTimes; host: string | undefined },
): DiscussionOutline[] {
  const posts = Map.groupBy(findTimes(select, between), ([thread = 0]) => thread)
  const comments = countOnPosts(select, between)
  for (const time of findChangedTimes(select, between, newest.reached())) newest.look(time)
  return questions.map(([id = '', title = '', tags = '']) => {
    const [question = [], ...answers] = posts.get(Number(id)) ?? []
    const [, , at = 0, , closed = 0, viewed = 0] = question
    newest.look(closed)
    for (const [, , written = 0, edited = 0] of [question, ...answers]) {
      newest.look(written)
      newest.look(edited)
    }
    return {
      type: 'outline',
      question: {
        id,
        tags: toTags(tags),
        at: toTime(at),
        aliases: toAliases(
          id,
          toSlug(title, host),
          answers.map(([, answer = 0]) => answer),
        ),
      },
      answers: answers.length,
      comments: comments.get(Number(id)) ?? 0,
      hasViews: viewed === 1,
      times: newest.take(),
    }
  })
}

type NewestTimes = ReturnType<typeof createNewestTimes>

const dayLength = 24 * 60 * 60_000

/**
 * Of millions of times a few are newer than all before them. One that no calendar has, or that is not two days in the
 * past, outdoes none: whoever looks for the newest day may not take it.
 */
export function createNewestTimes(now: number) {
  const past = toTimeNumber(new Date(now - 2 * dayLength).toISOString())
  let reached = 0
  const taken: string[] = []
  return {
    /** What a time has to be after to be looked at. */
    reached: () => reached,
    look: (number: number) => {
      if (number <= reached) return
      const time = toTime(number)
      taken.push(time)
      if (number < past && !Number.isNaN(Date.parse(time))) reached = number
    },
    /** Those since it was asked last that may be the newest of all. */
    take: () => taken.splice(0),
  }
}
