// Peers do the work that Gotgam does: the same pages with the same content, and with --answers every answer and comment on
// its question's page. Gotgam itself may make more.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, type Document, type Element, listElements, parseHtml } from '../support/html.ts'
import { writeCorpus } from './corpus.ts'
import {
  groupByHashtag,
  readConversations,
  readCorpus,
  toPages,
  toPageText,
  toText,
  type WrittenQuestion,
} from './read-corpus.ts'
import { countTexts, readOutputSize } from './rounds.ts'
import { runOnce } from './run.ts'
import { createGotgam } from './tools/gotgam.ts'
import { createHugoPagefind, hugo } from './tools/hugo.ts'
import { astroStock, createEleventy } from './tools/node-peers.ts'
import { findQuestionPage, type Tool, type Workplace } from './tools/tool.ts'

const work = mkdtempSync(join(tmpdir(), 'gotgam-peers-'))
afterAll(() => rmSync(work, { recursive: true }))

function createCorpus(name: string, questions: number, seed: number, answers: boolean) {
  const content = join(work, name)
  const { texts } = writeCorpus({ folder: content, questions, seed, answers })
  return { content, questions, seed, answers, texts }
}

/** Declares tests of what each tool makes of a corpus, where it is installed. */
function describeTools(
  corpus: ReturnType<typeof createCorpus>,
  tools: readonly Tool[],
  declare: (place: Workplace, tool: Tool) => void,
): void {
  describe.each(tools)('$name', (tool) => {
    const probe = tool.probe()
    const skipped = 'obstacle' in probe
    const folder = `${corpus.content}-${tool.name}`
    const place = { ...corpus, folder, output: join(folder, 'output') }
    describe.skipIf(skipped)(skipped ? `skipped: ${probe.obstacle}` : probe.version, () => {
      beforeAll(async () => {
        mkdirSync(folder)
        await tool.prepare(place)
        tool.reset(place, 1)
        const run = await runOnce(tool.command(place), join(folder, 'run.log'))
        if ('fault' in run) expect.unreachable(run.fault)
        if (existsSync('/proc/self/stat')) expect(run.processorSeconds).toBeGreaterThan(0)
        expect(tool.findFault(place, 1)).toBeUndefined()
      }, 120_000)
      declare(place, tool)
    })
  })
}

const pageSize = 20
const plain = createCorpus('plain', 60, 2, false)
const questions = readCorpus(plain.content)
const hashtags = groupByHashtag(questions)
const tools = [
  createGotgam('full'),
  hugo,
  createHugoPagefind({ install: false }),
  astroStock,
  createEleventy({ install: false }),
]

describeTools(plain, tools, (place, tool) => {
  it('makes a page for each question, listing page and front page, and the directory', () => {
    const listingPages = [...hashtags.values()].flatMap((carriers) => toPages(carriers, pageSize)).length
    const size = readOutputSize(place.output)
    const expected = questions.length + listingPages + toPages(questions, pageSize).length + 1
    if (tool.name === 'gotgam') expect(size.pages).toBeGreaterThanOrEqual(expected)
    else expect(size.pages).toBe(expected)
  })

  it('shows every question: title, body, category, hashtags, activity', () => {
    for (const question of questions) {
      const text = toPageText(readQuestionPage(place.output, question))
      expect(wordsOf(question).filter((words) => !text.includes(words))).toEqual([])
    }
  })

  it('highlights code', () => {
    const withCode = questions.filter((question) => question.body.includes('\n```'))
    expect(withCode.length).toBeGreaterThan(5)
    for (const question of withCode) {
      expect(readQuestionPage(place.output, question)).toMatch(
        /<pre[^>]*><code>[^<]*<(?:b|em|i|samp|var)>|class="(?:chroma|astro-code|token )/,
      )
    }
  })

  it('lists every question on the front pages, twenty a page, newest first, bodies in full', () => {
    toPages(questions, pageSize).forEach((entries, index) => {
      expect(findBodies(readListing(place.output, '', index + 1))).toEqual(idsOf(entries))
    })
  })

  it('lists the carriers of every hashtag, twenty a page, newest first, bodies in full', () => {
    for (const [hashtag, carriers] of hashtags) {
      toPages(carriers, pageSize).forEach((entries, index) => {
        const text = readListing(place.output, `tags/${tool.hashtagFolder(hashtag)}`, index + 1)
        expect(findBodies(text)).toEqual(idsOf(entries))
      })
    }
  })

  it('lists every hashtag in the directory', () => {
    const text = readListing(place.output, 'tags', 1)
    for (const hashtag of hashtags.keys()) expect(text).toContain(`#${hashtag}`)
  })
})

const told = createCorpus('told', 40, 3, true)
const conversations = readConversations(told.content)

describeTools(told, [createGotgam('full'), hugo, astroStock], (place) => {
  it('shows as many answers and comments as there are', () => {
    expect(countTexts(place.output)).toBe(told.texts)
  })

  it('shows every answer with author, times, text and comments, in order', () => {
    for (const [question, { answers, comments }] of conversations) {
      const page = readPage(place.output, question)
      for (const { id, actor, edited, lines } of answers) {
        const answer = findById(page, `answer-${id}`)
        const own = comments.filter((comment) => comment.answer === id)
        expectText(answer, [...lines, actor, ...edited.flatMap((edit) => edit.actor)])
        expect(timesOf(answer)).toBeGreaterThanOrEqual(1 + edited.length)
        expect(idsIn(page, `comment-`).filter((one) => own.some((comment) => comment.id === one))).toEqual(
          own.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map((comment) => comment.id),
        )
      }
      expect(idsIn(page, 'answer-')).toEqual(answers.toSorted(byVotes).map(({ id }) => id))
    }
  })

  it('shows every comment with author, time and text', () => {
    for (const [question, { comments }] of conversations) {
      const page = readPage(place.output, question)
      expect(idsIn(page, 'comment-').toSorted()).toEqual(comments.map(({ id }) => id).toSorted())
      for (const { id, actor, lines } of comments) {
        const comment = findById(page, `comment-${id}`)
        expectText(comment, [...lines, actor])
        expect(timesOf(comment)).toBeGreaterThanOrEqual(1)
      }
    }
  })
})

function wordsOf({ title, category, lines, tags, activity }: WrittenQuestion): string[] {
  const activityWords = activity.map(({ actor, kind }) => `${actor} 님의 ${kind}`)
  return [title, category, ...lines, ...tags.map((tag) => `#${tag}`), ...activityWords]
}

function readQuestionPage(output: string, question: WrittenQuestion): string {
  return readFileSync(findQuestionPage(output, question.id) ?? `no page for ${question.id}`, 'utf8')
}

function readListing(output: string, folder: string, page: number): string {
  return toPageText(readFileSync(join(output, folder, page === 1 ? '' : String(page), 'index.html'), 'utf8'))
}

/** The ids of the questions that are in a text with their whole body, in the order of their last lines. */
function findBodies(text: string): string[] {
  const placeOf = (question: WrittenQuestion): number => text.indexOf(question.lines.at(-1) ?? question.id)
  const whole = questions.filter(({ title, lines }) => [title, ...lines].every((line) => text.includes(line)))
  return idsOf(whole.toSorted((one, other) => placeOf(one) - placeOf(other)))
}

function idsOf(entries: readonly WrittenQuestion[]): string[] {
  return entries.map((question) => question.id)
}

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
function idsIn(page: Document, prefix: string): string[] {
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
