import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { takeSnapshot } from '../support/output-files.ts'
import { writeCorpus } from './corpus.ts'
import { parseOptions } from './options.ts'
import { readConversations } from './read-conversations.ts'
import { readCorpus } from './read-corpus.ts'

const work = mkdtempSync(join(tmpdir(), 'gotgam-corpus-conversations-'))
const write = (name: string, answers: boolean, seed = 1) =>
  writeCorpus({ folder: join(work, name), questions: 500, seed, answers })
const shape = write('content', true)
const questions = readCorpus(join(work, 'content'))
const conversations = readConversations(join(work, 'content'))
const answers = [...conversations.values()].flatMap((one) => one.answers)
const comments = [...conversations.values()].flatMap((one) => one.comments)

afterAll(() => rmSync(work, { recursive: true }))

it('holds 2.5 answers and 3 comments a question', () => {
  expect(shape.texts).toBe(answers.length + comments.length)
  expect(answers.length / questions.length).toBeCloseTo(2.5, 0)
  expect(comments.length / questions.length).toBeCloseTo(3, 0)
})

it('holds comments of questions and of answers that are there, each id once', () => {
  for (const { answers, comments } of conversations.values()) {
    const ids = new Set(answers.map(({ id }) => id))
    expect(comments.filter(({ answer }) => answer !== undefined && !ids.has(answer))).toEqual([])
    expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
  }
  const onAnswers = comments.filter(({ answer }) => answer !== undefined)
  expect(onAnswers.length / comments.length).toBeGreaterThan(0.25)
  expect(onAnswers.length / comments.length).toBeLessThan(0.6)
})

it('has answers of 0.7 to 1.7 KB and comments of 100 to 300 bytes', () => {
  const mean = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length
  expect(mean(answers.map(({ source }) => source))).toBeGreaterThan(700)
  expect(mean(answers.map(({ source }) => source))).toBeLessThan(1700)
  expect(mean(comments.map(({ text }) => text))).toBeGreaterThan(100)
  expect(mean(comments.map(({ text }) => text))).toBeLessThan(300)
})

it('counts what is kept, and has a line of history for each, in order of time', () => {
  for (const { id, counts, activity } of questions) {
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
    expect(lines.filter((line) => !/ 질문(?: 업데이트)?$/.test(line)).toSorted()).toEqual(expected.toSorted())
    const times = activity.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThan(Date.parse('2025-06-30T00:00:00+09:00'))
  }
})

it('leaves texts and hashtags of questions as they are without answers', () => {
  write('alone', false)
  const ofQuestion = ({ id, title, category, tags, body }: (typeof questions)[number]) =>
    JSON.stringify([id, title, category, tags, body])
  const alone = readCorpus(join(work, 'alone'))
  expect(alone.map(ofQuestion).toSorted()).toEqual(questions.map(ofQuestion).toSorted())
})

it('is the same for the same seed and another for another', () => {
  write('again', true)
  write('other', true, 2)
  const files = takeSnapshot(join(work, 'content'))
  expect(takeSnapshot(join(work, 'again'))).toEqual(files)
  expect(takeSnapshot(join(work, 'other'))).not.toEqual(files)
})

it('is asked for by a flag, which editing an answer takes', () => {
  expect(parseOptions([]).answers).toBe(false)
  expect(parseOptions(['--answers', '--scenario', 'edit-answer'])).toMatchObject({
    answers: true,
    scenarios: ['edit-answer'],
  })
  expect(() => parseOptions(['--scenario', 'edit-answer'])).toThrow('takes --answers')
})
