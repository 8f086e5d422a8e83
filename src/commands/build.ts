// npm run build: a content folder in, a static site out.
import { type BuildFigures, buildSite } from '../engine/build.ts'
import { createProgress } from '../engine/progress.ts'
import { parseShard, type Shard } from '../engine/render.ts'
import { describeError } from '../messages/failure-words.ts'
import type { Words } from '../messages/words.ts'
import { type Call, endWrongCall } from './call.ts'
import { reportIssues } from './report-issues.ts'

/** Without a shard, all of the site. */
export async function build({
  folders,
  values,
  language,
  words: { builds: words, oldAddresses },
}: Call<'build'>) {
  const progress = createProgress(process.stderr, () => performance.now(), words)
  const shard = readShard(values.shard)
  const { issues, built, warnings } = await buildSite(folders, shard, progress).catch((error: unknown) => {
    process.stderr.write('\n')
    throw error
  })
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
  if (!built) process.stderr.write(`${words.nothingBuilt(folders.out)}\n`)
  else {
    const reach = built.oldAddresses ? `${oldAddresses.reach(built.oldAddresses)}\n` : ''
    process.stdout.write(`${summarize(built, words)}\n${reach}${folders.out}\n`)
  }
  for (const warning of warnings) {
    process.stderr.write(`${words.warning(describeError(warning, language))}\n`)
  }
  return built ? 0 : 1
}

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  return parseShard(text) ?? endWrongCall((wrong) => wrong.shard(text))
}

function summarize(
  { questions, hashtags, pages, bytes, ...made }: BuildFigures,
  words: Words['builds'],
): string {
  const reused = { questions: made.reusedQuestions, pages: made.reusedPages, templates: made.reusedBundle }
  return words.summary({ questions, hashtags, pages, megabytes: (bytes / 1e6).toFixed(1), reused })
}
