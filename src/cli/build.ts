// npm run build: a content folder in, a static site out.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { type BuildFigures, buildSite } from '../engine/build-site.ts'
import { createProgress } from '../engine/progress.ts'
import { parseShard, type Shard } from '../engine/shard.ts'
import { describeError } from '../messages/failure-words.ts'
import { findWords } from '../messages/words.ts'
import { findLanguage } from './find-language.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { reportIssues } from './report-issues.ts'
import { endWrongCall } from './wrong-call.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const { values } = readParameters('build')
const folders = toArchiveFolders(root, process.env)
const language = findLanguage(folders.content)
const { builds: words, oldAddresses } = findWords(language)

const progress = createProgress(process.stderr, () => performance.now(), words)

const shard = readShard(values.shard)

try {
  const { issues, built, warnings } = await buildSite(folders, shard, progress)
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
  if (!built) {
    process.stderr.write(`${words.nothingBuilt(folders.out)}\n`)
    process.exitCode = 1
  } else {
    const reach = built.oldAddresses ? `${oldAddresses.reach(built.oldAddresses)}\n` : ''
    process.stdout.write(`${summarize(built)}\n${reach}${folders.out}\n`)
  }
  for (const warning of warnings) {
    process.stderr.write(`${words.warning(describeError(warning, language))}\n`)
  }
} catch (error) {
  process.stderr.write('\n')
  reportFailure(error, language, 'shares')
  process.exitCode = 1
}

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  return parseShard(text) ?? endWrongCall((wrong) => wrong.shard(text))
}

function summarize({ questions, hashtags, pages, bytes, ...made }: BuildFigures): string {
  const reused = { questions: made.reusedQuestions, pages: made.reusedPages, templates: made.reusedBundle }
  return words.summary({ questions, hashtags, pages, megabytes: (bytes / 1e6).toFixed(1), reused })
}
