// Does what hints say, to the letter, round after round, until nothing is left to do.
import { expect } from 'vitest'
import { applyCorrection, type Issue, isWarning } from '../../../../src/format/issue.ts'
import { type ParsedQuestion, parseQuestion } from '../../../../src/format/parse-post.ts'
import { applyCorrections } from '../../../../src/format/rewrite.ts'
import { createZone } from '../../../../src/format/time.ts'
import { toQuestionText } from '../question-text.ts'

export const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

export function parse(text: string) {
  return parseQuestion({ id: 'a', path: 'questions/a.md', text }, context)
}

export interface Followed {
  text: string
  /** Of each round. */
  rounds: Issue[][]
  parsed: ParsedQuestion | undefined
}

/** @param chosen which of the arrows of a round are followed. */
export function followArrows(
  text: string,
  chosen: (issues: readonly Issue[]) => readonly Issue[] = (issues) => issues,
): Followed {
  const rounds: Issue[][] = []
  let now = text
  for (let round = 0; round < 12; round += 1) {
    const { parsed, issues } = parse(now)
    rounds.push(issues)
    const next = applyAll(now, chosen(issues))
    if (next === now) return { text: now, rounds, parsed }
    now = next
  }
  throw new Error(`still an arrow after twelve rounds: ${JSON.stringify(rounds.at(-1))}`)
}

/** From the last line upwards, so that numbers of lines stay true; of two for one line the first that is reported. */
function applyAll(text: string, issues: readonly Issue[]): string {
  const corrections = issues.flatMap(({ correction }) => correction ?? []).toSorted((a, b) => b.from - a.from)
  let [now, below] = [text, Number.POSITIVE_INFINITY]
  for (const correction of corrections) {
    if (correction.to > below || correction.from === below) continue
    now = applyCorrection(now, correction)
    below = correction.from
  }
  return now
}

/** What is right of the file that every test begins with. */
const rightQuestion = {
  title: 'PUT과 PATCH는 언제 나눠 쓰나요?',
  category: '개발자',
  hashtags: ['rest'],
  counts: { answers: 0, comments: 0, views: 1 },
  poll: false,
  activity: [{ at: '2024-05-01', actor: '홍길동', kind: '질문' }],
  aliases: [],
}

/** Fields that are another than those of the right question; `words` where no arrow may be shown. */
export type Meant = Partial<Record<keyof typeof rightQuestion | 'language' | 'body', unknown>> | 'words'

/** However the arrows are followed, the file ends as it was meant, or was never changed. */
export function expectMeant(text: string, meant: Meant): void {
  const fixed = fix(text)
  expect(fix(fixed)).toBe(fixed)
  const ways = [
    followArrows(text),
    followArrows(text, (issues) => issues.filter(hasArrow).slice(0, 1)),
    // What `check -- --fix` leaves to a person leads to the same end.
    followArrows(fixed),
  ]
  for (const { rounds, parsed, text: last } of ways) {
    if (meant === 'words') {
      expect(rounds.flat().map(({ correction }) => correction)).toEqual(rounds.flat().map(() => undefined))
      expect([last, parsed]).toEqual([text, undefined])
      continue
    }
    const issues = rounds.at(-1) ?? []
    expect(issues.filter((issue) => !isWarning(issue))).toEqual([])
    const { body, ...fields } = { body: '본문입니다.\n', ...meant }
    const expected = { ...rightQuestion, ...fields, id: 'a', path: 'questions/a.md' }
    expect([parsed?.question, parsed?.body]).toEqual([expected, body])
  }
}

function fix(text: string): string {
  return applyCorrections(text, (now) => parse(now).issues).text
}

function hasArrow({ correction }: Issue): boolean {
  return correction !== undefined
}

/** A change of the right question, or a whole file. */
export type Written = Parameters<typeof toQuestionText>[0] | string

export function toText(written: Written): string {
  return typeof written === 'string' ? written : toQuestionText(written)
}
