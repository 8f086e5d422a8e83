import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashtagAddress } from '../corpus/address.ts'
import { questionPath, writeCorpus } from '../corpus.ts'
import { runOnce } from '../measure/run.ts'
import { findQuestionPage } from './find-page.ts'
import { projectFolder } from './places.ts'
import { readVersion } from './read-version.ts'
import type { Command, Tool, Workplace } from './tool.ts'

export const scenarios = ['full', 'keywords', 'edit', 'none'] as const
export type Scenario = (typeof scenarios)[number]

const entry = join(projectFolder, 'src/cli/build.ts')

/**
 * `full` and `keywords` build from nothing, `keywords` with keyword-only entries. `edit` and `none` build again on
 * the output and the cache of the build before, after one word of one body has changed or nothing has.
 */
export function createGotgam(scenario: Scenario): Tool {
  const rebuilds = scenario === 'edit' || scenario === 'none'
  const ownsContent = scenario === 'edit' || scenario === 'keywords'
  const contentOf = (place: Workplace): string =>
    ownsContent ? join(place.folder, 'content') : place.content
  const command = (place: Workplace): Command => toCommand(place, contentOf(place))
  return {
    name: scenario === 'full' ? 'gotgam' : `gotgam ${scenario}`,
    probe: () =>
      existsSync(entry)
        ? { version: readVersion(projectFolder) ?? 'unknown' }
        : { obstacle: 'src/cli/build.ts is not there' },
    prepare: async (place) => {
      const { questions, seed } = place
      const keywordMatches = scenario === 'keywords'
      if (ownsContent) writeCorpus({ folder: contentOf(place), questions, seed, keywordMatches })
      if (rebuilds) await warmUp(command(place), place)
    },
    reset: (place, round) => {
      if (!rebuilds) removeResults(place)
      if (scenario === 'edit') editOneWord(contentOf(place), place, round)
    },
    command,
    findFault: (place, round) => (scenario === 'edit' ? findStalePage(place, round) : undefined),
    keepsOutput: rebuilds,
    hashtagFolder: hashtagAddress,
  }
}

function toCommand(place: Workplace, content: string): Command {
  return {
    file: process.execPath,
    // As `npm run build` does it.
    args: [join(projectFolder, 'src/cli/start.mjs'), entry],
    folder: projectFolder,
    environment: { ARCHIVE_CONTENT: content, ARCHIVE_OUT: place.output, ARCHIVE_CACHE: cacheFolder(place) },
  }
}

function cacheFolder(place: Workplace): string {
  return join(place.folder, 'cache')
}

function removeResults(place: Workplace): void {
  rmSync(place.output, { recursive: true, force: true })
  rmSync(cacheFolder(place), { recursive: true, force: true })
}

async function warmUp(command: Command, place: Workplace): Promise<void> {
  const run = await runOnce(command, join(place.folder, 'warm-up.log'))
  if ('fault' in run) throw new Error(`the build to start from failed: ${run.fault}`)
}

function editedQuestion(place: Workplace): number {
  return Math.ceil(place.questions / 2)
}

function wordOfRound(round: number): string {
  return `edited-in-round-${round}`
}

function editOneWord(content: string, place: Workplace, round: number): void {
  const path = questionPath(content, editedQuestion(place))
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/ref-\d+|edited-in-round-\d+/, wordOfRound(round)))
}

function findStalePage(place: Workplace, round: number): string | undefined {
  const id = String(10_000 + editedQuestion(place))
  const page = findQuestionPage(place.output, id)
  if (page === undefined) return `question ${id} has no page`
  if (readFileSync(page, 'utf8').includes(wordOfRound(round))) return undefined
  return `the page of question ${id} does not show the edit`
}
