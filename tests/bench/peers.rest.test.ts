// The peers do the work that Gotgam does: the same pages, with the same content. Gotgam itself may make more.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCorpus } from './corpus.ts'
import { type OutputSize, readOutputSize } from './measure/output.ts'
import { runOnce } from './measure/run.ts'
import { toPageText } from './page-text.ts'
import { groupByHashtag, readCorpus, toPages, type WrittenQuestion } from './read-corpus.ts'
import { astroStock } from './tools/astro-stock.ts'
import { createEleventy } from './tools/eleventy.ts'
import { findQuestionPage } from './tools/find-page.ts'
import { createGotgam } from './tools/gotgam.ts'
import { hugo } from './tools/hugo.ts'
import { createHugoPagefind } from './tools/hugo-pagefind.ts'

const pageSize = 20
const work = mkdtempSync(join(tmpdir(), 'gotgam-peers-'))
const corpus = { folder: join(work, 'content'), questions: 60, seed: 2, answers: false }
writeCorpus(corpus)
const questions = readCorpus(corpus.folder)
const hashtags = groupByHashtag(questions)

afterAll(() => rmSync(work, { recursive: true }))

const tools = [
  createGotgam('full'),
  hugo,
  createHugoPagefind({ install: false }),
  astroStock,
  createEleventy({ install: false }),
]

describe.each(tools)('$name', (tool) => {
  const probe = tool.probe()
  const skipped = 'obstacle' in probe
  const folder = join(work, tool.name)
  const place = { ...corpus, content: corpus.folder, folder, output: join(folder, 'output') }

  describe.skipIf(skipped)(skipped ? `skipped: ${probe.obstacle}` : probe.version, () => {
    let size: OutputSize

    beforeAll(async () => {
      mkdirSync(folder)
      await tool.prepare(place)
      tool.reset(place, 1)
      const run = await runOnce(tool.command(place), join(folder, 'run.log'))
      expect(run).not.toHaveProperty('fault')
      expect(tool.findFault(place, 1)).toBeUndefined()
      size = readOutputSize(place.output)
    }, 120_000)

    it('makes a page for each question, listing page and front page, and the directory', () => {
      const listingPages = [...hashtags.values()].flatMap((carriers) => toPages(carriers, pageSize)).length
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

    it('highlights code with classes', () => {
      const withCode = questions.filter((question) => question.body.includes('\n```'))
      expect(withCode.length).toBeGreaterThan(5)
      for (const question of withCode) {
        expect(readQuestionPage(place.output, question)).toMatch(
          /class="(?:[kstfc]"|chroma|astro-code|token )/,
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

/** The ids of the questions that stand in a text with their whole body, in the order of their last lines. */
function findBodies(text: string): string[] {
  const placeOf = (question: WrittenQuestion): number => text.indexOf(question.lines.at(-1) ?? question.id)
  const whole = questions.filter(({ title, lines }) => [title, ...lines].every((line) => text.includes(line)))
  return idsOf(whole.toSorted((one, other) => placeOf(one) - placeOf(other)))
}

function idsOf(entries: readonly WrittenQuestion[]): string[] {
  return entries.map((question) => question.id)
}
