// What the bench builds, and how it tells what that took.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { takeSnapshot } from '../support/output-files.ts'
import { hashtagAddress, rankedHashtags } from './corpus/hashtags.ts'
import { countPages, questionPath, writeCorpus } from './corpus.ts'
import { parseOptions } from './options.ts'
import { groupByHashtag, readConversations, readCorpus } from './read-corpus.ts'
import { median, pairedRatio, toTable } from './report.ts'

const work = mkdtempSync(join(tmpdir(), 'gotgam-corpus-'))
afterAll(() => rmSync(work, { recursive: true }))

const write = (name: string, questions: number, answers = false, seed = 1) =>
  writeCorpus({ folder: join(work, name), questions, seed, answers })

const meanBytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length

const expectBetween = (least: number, value: number, most: number) => {
  expect(value).toBeGreaterThan(least)
  expect(value).toBeLessThan(most)
}

const inOrder = (times: readonly number[]) =>
  expect(times).toEqual(times.toSorted((one, other) => one - other))

describe('questions', () => {
  const shape = write('plain', 1000)
  const questions = readCorpus(join(work, 'plain'))

  it('stand where their paths say', () => {
    expect(readFileSync(questionPath(join(work, 'plain'), 1000), 'utf8')).toContain('ref-11000')
  })

  it('have the shape that is told', () => {
    const carriers = [...groupByHashtag(questions)].map(([hashtag, group]) => [hashtag, group.length])
    expect(Object.fromEntries(carriers)).toEqual(Object.fromEntries(shape.carriers))
    expectBetween(1150, countPages(shape), 1250)
  })

  it('hold 1.5 to 2.5 KB, a quarter of them code', () => {
    expectBetween(1500, meanBytes(questions.map(({ body }) => body)), 2500)
    const withCode = questions.filter(({ body }) => body.includes('\n```'))
    expect(withCode.length / questions.length).toBeCloseTo(0.25, 1)
  })

  it('have one to eight activities, oldest first, none after the reference date', () => {
    for (const { activity, lastActivity } of questions) {
      expect(activity.length).toBeLessThanOrEqual(8)
      inOrder(activity.map(({ at }) => at.getTime()))
      expect(lastActivity).toBeLessThan(Date.parse('2025-07-01T00:00:00+09:00'))
    }
  })

  it('have one to six hashtags, few of them frequent and many rare', () => {
    for (const { tags } of questions) {
      expect(new Set(tags).size).toBe(tags.length)
      expect(tags.length).toBeLessThanOrEqual(6)
    }
    expect(shape.carriers.get('java')).toBeGreaterThan(150)
    expect(Math.min(...shape.carriers.values())).toBeLessThan(30)
  })
})

describe('answers and comments', () => {
  const shape = write('content', 500, true)
  const questions = readCorpus(join(work, 'content'))
  const conversations = readConversations(join(work, 'content'))
  const answers = [...conversations.values()].flatMap((one) => one.answers)
  const comments = [...conversations.values()].flatMap((one) => one.comments)

  it('are 2.5 and 3 a question, of 0.7 to 1.7 KB and of 100 to 300 bytes', () => {
    expect(shape.texts).toBe(answers.length + comments.length)
    expect(answers.length / questions.length).toBeCloseTo(2.5, 0)
    expect(comments.length / questions.length).toBeCloseTo(3, 0)
    expectBetween(700, meanBytes(answers.map(({ source }) => source)), 1700)
    expectBetween(100, meanBytes(comments.map(({ text }) => text)), 300)
  })

  it('are on questions and on answers that are there, each id once', () => {
    for (const { answers, comments } of conversations.values()) {
      const ids = new Set(answers.map(({ id }) => id))
      expect(comments.filter(({ answer }) => answer !== undefined && !ids.has(answer))).toEqual([])
      expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
    }
    const onAnswers = comments.filter(({ answer }) => answer !== undefined)
    expectBetween(0.25, onAnswers.length / comments.length, 0.6)
  })

  it('are counted, with a line of history for each, in order of time', () => {
    for (const { id, counts, activity, lastActivity } of questions) {
      const { answers = [], comments = [] } = conversations.get(id) ?? {}
      expect(counts).toMatchObject({ answers: answers.length, comments: comments.length })
      const toLine = ({ at, actor }: { at: Date; actor: string }, kind: string) =>
        `${at.toISOString()} ${actor} ${kind}`
      const expected = [
        ...answers.map((answer) => toLine(answer, '새로운 답변')),
        ...answers.flatMap(({ edited }) => edited.map((edit) => toLine(edit, '답변 업데이트'))),
        ...comments.map((comment) => toLine(comment, '새로운 댓글')),
      ]
      const lines = activity.map((one) => toLine(one, one.kind))
      expect(lines.filter((line) => !/ 질문(?: 업데이트)?$/.test(line)).toSorted()).toEqual(
        expected.toSorted(),
      )
      inOrder(activity.map(({ at }) => at.getTime()))
      expect(lastActivity).toBeLessThan(Date.parse('2025-06-30T00:00:00+09:00'))
    }
  })

  it('leave texts and hashtags of questions as they are without them', () => {
    write('alone', 500)
    const toKept = ({ id, title, category, tags, body }: (typeof questions)[number]) =>
      JSON.stringify([id, title, category, tags, body])
    const alone = readCorpus(join(work, 'alone'))
    expect(alone.map(toKept).toSorted()).toEqual(questions.map(toKept).toSorted())
  })

  it('are the same for the same seed and others for another, as questions are', () => {
    write('again', 500, true)
    write('other', 500, true, 2)
    const files = takeSnapshot(join(work, 'content'))
    expect(takeSnapshot(join(work, 'again'))).toEqual(files)
    expect(takeSnapshot(join(work, 'other'))).not.toEqual(files)
  })

  it('are asked for by a flag, which editing an answer takes', () => {
    expect(parseOptions([]).answers).toBe(false)
    const asked = { answers: true, scenarios: ['edit-answer'] }
    expect(parseOptions(['--answers', '--scenario', 'edit-answer'])).toMatchObject(asked)
    expect(() => parseOptions(['--scenario', 'edit-answer'])).toThrow('takes --answers')
  })
})

describe('hashtags', () => {
  const hashtags = rankedHashtags(100_000)

  it('are legal, and have addresses of their own', () => {
    for (const hashtag of hashtags)
      expect(hashtag).toMatch(/^(?=.*[\p{Ll}\p{Lo}\p{Nd}])[\p{Ll}\p{Lo}\p{Nd}\-_.+#]{1,50}$/u)
    expect(hashtags.map((hashtag) => hashtag.normalize('NFC'))).toEqual(hashtags)
    expect(new Set(hashtags.map(hashtagAddress)).size).toBe(hashtags.length)
  })

  it('stand at the addresses that Gotgam gives them', () => {
    const addresses = ['c#', 'c++', '.net', 'node.js', 'con'].map(hashtagAddress)
    expect(addresses).toEqual(['c-sharp', 'c-plus-plus', 'dot-net', 'node.js', 'con-tag'])
  })
})

describe('the report', () => {
  it('has medians', () => {
    expect([[], [3], [5, 1, 3], [4, 1, 3, 2]].map(median)).toEqual([undefined, 3, 3, 2.5])
  })

  it('compares runs of the same round, and leaves out one that only one of them ran', () => {
    const toRuns = (...times: number[]) => times.map((seconds, index) => ({ round: index + 1, seconds }))
    expect(pairedRatio(toRuns(10, 30, 8), toRuns(10, 10, 4))).toBe(2)
    expect(pairedRatio([{ round: 1, seconds: 3 }], [{ round: 2, seconds: 1 }])).toBeUndefined()
  })

  it('has a row for a tool that did not run, without any number', () => {
    const memory = { treeBytes: 90e6, processBytes: 80e6 }
    const run = {
      questions: 1000,
      tool: 'hugo',
      round: 1,
      seconds: 1.5,
      processorSeconds: 2.25,
      pages: 1211,
      bytes: 16e6,
      memory,
    }
    const table = toTable({
      contestants: ['gotgam', 'hugo'].map((tool) => ({ questions: 1000, tool })),
      measurements: [run, { ...run, tool: 'gotgam' }],
      absences: [{ questions: 1000, tool: 'gotgam', reason: 'round 2: exit code 1' }],
    })
    expect(table.split('\n').slice(2)).toEqual([
      '| 1,000 | gotgam | not run: round 2: exit code 1 |  |  |  |  |  |  |  |',
      '| 1,000 | hugo | 1,211 | 16 | 1.50 | 1.50–1.50 | 2.25 | 90 | 80 | 1.00 |',
    ])
  })
})
