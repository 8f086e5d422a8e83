// npm run build: a content folder in, a static site out.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { type BuildFigures, buildSite } from '../engine/build-site.ts'
import { createProgress } from '../engine/progress.ts'
import { parseShard, type Shard } from '../engine/shard.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { reportIssues } from './report-issues.ts'
import { endWrongCall } from './wrong-call.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const { values } = readParameters('build')
const folders = toArchiveFolders(root, process.env)
const progress = createProgress(process.stderr, () => performance.now())

const shard = readShard(values.shard)

try {
  const { issues, built, warnings } = await buildSite(folders, shard, progress)
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text')}\n`)
  if (!built) {
    process.stderr.write(`Nothing was built; ${folders.out} is as it was.\n`)
    process.exitCode = 1
  } else {
    process.stdout.write(`${summarize(built)}\n${folders.out}\n`)
  }
  for (const warning of warnings) process.stderr.write(`Warning: ${warning}\n`)
} catch (error) {
  process.stderr.write('\n')
  reportFailure(error, 'shares')
  process.exitCode = 1
}

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  return parseShard(text) ?? endWrongCall((wrong) => wrong.shard(text))
}

function summarize(built: BuildFigures): string {
  const count = (value: number) => value.toLocaleString('en')
  const reused = [
    `${count(built.reusedQuestions)} questions`,
    `${count(built.reusedPages)} pages`,
    ...(built.reusedBundle ? ['templates'] : []),
  ].join(', ')
  return `${count(built.questions)} questions, ${count(built.hashtags)} hashtags, ${count(built.pages)} pages, ${(built.bytes / 1e6).toFixed(1)} MB; reused: ${reused}`
}
