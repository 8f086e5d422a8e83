// With --answers every tool shows every answer and comment on its question's page: who, when and what.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, type Document, type Element, listElements, parseHtml } from '../support/html.ts'
import { writeCorpus } from './corpus.ts'
import { runOnce } from './measure/run.ts'
import { countTexts } from './measure/texts.ts'
import { toText } from './page-text.ts'
import { readConversations } from './read-conversations.ts'
import { astroStock } from './tools/astro-stock.ts'
import { findQuestionPage } from './tools/find-page.ts'
import { createGotgam } from './tools/gotgam.ts'
import { hugo } from './tools/hugo.ts'

const work = mkdtempSync(join(tmpdir(), 'gotgam-peer-conversations-'))
const corpus = { folder: join(work, 'content'), questions: 40, seed: 3, answers: true }
const shape = writeCorpus(corpus)
const conversations = readConversations(corpus.folder)

afterAll(() => rmSync(work, { recursive: true }))

describe.each([createGotgam('full'), hugo, astroStock])('$name', (tool) => {
  const probe = tool.probe()
  const skipped = 'obstacle' in probe
  const folder = join(work, tool.name)
  const place = { ...corpus, content: corpus.folder, folder, output: join(folder, 'output') }

  describe.skipIf(skipped)(skipped ? `skipped: ${probe.obstacle}` : probe.version, () => {
    beforeAll(async () => {
      mkdirSync(folder)
      await tool.prepare(place)
      tool.reset(place, 1)
      const run = await runOnce(tool.command(place), join(folder, 'run.log'))
      expect(run).not.toHaveProperty('fault')
    }, 120_000)

    it('shows as many answers and comments as there are', () => {
      expect(countTexts(place.output)).toBe(shape.texts)
    })

    it('shows every answer with author, times, text and comments, in order', () => {
      for (const [question, { answers, comments }] of conversations) {
        const page = readPage(place.output, question)
        for (const { id, actor, edited, lines } of answers) {
          const answer = findById(page, `answer-${id}`)
          const own = comments.filter((comment) => comment.answer === id)
          expectText(answer, [...lines, actor, ...edited.flatMap((edit) => edit.actor)])
          expect(timesOf(answer)).toBeGreaterThanOrEqual(1 + edited.length)
          expect(idsOf(page, `comment-`).filter((one) => own.some((comment) => comment.id === one))).toEqual(
            own.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map((comment) => comment.id),
          )
        }
        expect(idsOf(page, 'answer-')).toEqual(answers.toSorted(byVotes).map(({ id }) => id))
      }
    })

    it('shows every comment with author, time and text', () => {
      for (const [question, { comments }] of conversations) {
        const page = readPage(place.output, question)
        expect(idsOf(page, 'comment-').toSorted()).toEqual(comments.map(({ id }) => id).toSorted())
        for (const { id, actor, lines } of comments) {
          const comment = findById(page, `comment-${id}`)
          expectText(comment, [...lines, actor])
          expect(timesOf(comment)).toBeGreaterThanOrEqual(1)
        }
      }
    })
  })
})

type Answer = NonNullable<ReturnType<typeof conversations.get>>['answers'][number]

function byVotes(one: Answer, other: Answer): number {
  const votes = ({ counts }: Answer): number => counts.recommended - (counts.needsSupplement ?? 0)
  return (
    Number(other.accepted) - Number(one.accepted) ||
    votes(other) - votes(one) ||
    one.at.getTime() - other.at.getTime()
  )
}

function readPage(output: string, question: string): Document {
  return parseHtml(readFileSync(findQuestionPage(output, question) ?? `no page for ${question}`, 'utf8'))
}

function findById(page: Document, id: string): Element {
  const [found] = listElements(page).filter((element) => attributeOf(element, 'id') === id)
  if (found === undefined) throw new Error(`There is no #${id}.`)
  return found
}

/** What follows the prefix in the ids of a page, in its order. Ids of parts of an answer hold more than letters and digits. */
function idsOf(page: Document, prefix: string): string[] {
  return listElements(page).flatMap((element) => {
    const id = attributeOf(element, 'id') ?? ''
    return id.startsWith(prefix) && /^[ac]\d+$/.test(id.slice(prefix.length)) ? [id.slice(prefix.length)] : []
  })
}

function expectText(element: Element, parts: readonly string[]): void {
  const text = toText(element).replace(/\s+/g, ' ')
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
}

function timesOf(element: Element): number {
  return listElements(element).filter(({ tagName }) => tagName === 'time').length
}
