import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installPackages } from '../../support/npm.ts'
import { projectFolder } from '../../support/project.ts'
import { runCommand } from '../../support/run-command.ts'
import { hashtagAddress } from '../corpus/hashtags.ts'
import { answersPath, questionPath, writeCorpus } from '../corpus.ts'
import { runOnce } from '../run.ts'
import type { Command, Tool, Workplace } from './tool.ts'
import { findQuestionPage, readVersion } from './tool.ts'

export const scenarios = ['full', 'keywords', 'edit', 'edit-answer', 'none'] as const
export type Scenario = (typeof scenarios)[number]

const entry = join(projectFolder, 'src/commands/start.mjs')

/**
 * `full` and `keywords` build from nothing, `keywords` with keyword-only entries. `edit`, `edit-answer` and `none`
 * build again on the output and the cache of the build before, after one word of one body, or of one answer, has
 * changed or nothing has.
 * @param program the package is packed and installed before, which compiles the templates.
 */
export function createGotgam(scenario: Scenario, program: 'checkout' | 'package' = 'checkout'): Tool {
  const edits = scenario === 'edit' || scenario === 'edit-answer'
  const rebuilds = edits || scenario === 'none'
  const ownsContent = edits || scenario === 'keywords'
  const findEdited = scenario === 'edit' ? findQuestion : findAnswer
  const contentOf = (place: Workplace): string =>
    ownsContent ? join(place.folder, 'content') : place.content
  const isPackage = program === 'package'
  const command = (place: Workplace): Command => toCommand(place, contentOf(place), isPackage)
  const name = isPackage ? 'gotgam-package' : 'gotgam'
  return {
    name: scenario === 'full' ? name : `${name} ${scenario}`,
    probe: () =>
      existsSync(entry)
        ? { version: readVersion(projectFolder) ?? 'unknown' }
        : { obstacle: 'src/commands/start.mjs is not there' },
    prepare: async (place) => {
      const { questions, seed, answers } = place
      const keywordMatches = scenario === 'keywords'
      if (isPackage) installProgram(place)
      if (ownsContent) writeCorpus({ folder: contentOf(place), questions, seed, answers, keywordMatches })
      if (rebuilds) await warmUp(command(place), place)
    },
    reset: (place, round) => {
      if (!rebuilds) removeResults(place)
      if (edits) editOneWord(findEdited(contentOf(place), place).path, round)
    },
    command,
    findFault: (place, round) =>
      edits ? findStalePage(place, findEdited(contentOf(place), place).question, round) : undefined,
    keepsOutput: rebuilds,
    hashtagFolder: hashtagAddress,
  }
}

const toArchive = (place: Workplace): string => join(place.folder, 'archive')

/** @throws what npm says. */
function installProgram(place: Workplace): void {
  const packed = join(place.folder, 'packed')
  const { status, stderr } = runCommand('pack', [packed], { ownProcess: true })
  if (status !== 0) throw new Error(stderr)
  const [file = ''] = readdirSync(packed)
  installPackages(toArchive(place), join(packed, file))
}

function toCommand(place: Workplace, content: string, isPackage: boolean): Command {
  const start = isPackage ? join(toArchive(place), 'node_modules/gotgam/dist/gotgam.js') : entry
  return {
    file: process.execPath,
    // As `npm run build` does it.
    args: [start, 'build'],
    folder: isPackage ? toArchive(place) : projectFolder,
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

/** A build remembers nothing of files that are younger than the clock of a file system is coarse. */
const milliseconds = 2_500

async function warmUp(command: Command, place: Workplace): Promise<void> {
  await setTimeout(milliseconds)
  const run = await runOnce(command, join(place.folder, 'warm-up.log'))
  if ('fault' in run) throw new Error(`the build to start from failed: ${run.fault}`)
}

interface Edited {
  readonly path: string
  readonly question: number
}

function findQuestion(content: string, place: Workplace): Edited {
  const question = Math.ceil(place.questions / 2)
  return { path: questionPath(content, question), question }
}

/** The first answer of the question in the middle, or of the next one that has any. */
function findAnswer(content: string, place: Workplace): Edited {
  for (let question = Math.ceil(place.questions / 2); question <= place.questions; question += 1) {
    const path = join(answersPath(content, question), 'a1.md')
    if (existsSync(path)) return { path, question }
  }
  throw new Error('no question of the second half has an answer')
}

function wordOfRound(round: number): string {
  return `edited-in-round-${round}`
}

// The reference stays: it is what the check counts.
function editOneWord(path: string, round: number): void {
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/(ref-\d+(?:-a1)?)(?: edited-in-round-\d+)?/, `$1 ${wordOfRound(round)}`))
}

function findStalePage(place: Workplace, question: number, round: number): string | undefined {
  const id = String(10_000 + question)
  const page = findQuestionPage(place.output, id)
  if (page === undefined) return `question ${id} has no page`
  if (readFileSync(page, 'utf8').includes(wordOfRound(round))) return undefined
  return `the page of question ${id} does not show the edit`
}
