// npm run build: a content folder in, a static site out.

import { join } from 'node:path'
import { type BuildFigures, type BuildPart, buildSite } from '../engine/build.ts'
import { findOrMakeBundle } from '../engine/bundle.ts'
import { forgetBuild, noteBuild } from '../engine/idle.ts'
import { createProgress } from '../engine/progress.ts'
import { parseShard, toSharesFolder } from '../engine/shares.ts'
import { hasOutput } from '../engine/take-output.ts'
import { type ArchiveFolders, toPortableOut } from '../folder/environment.ts'
import { readSmallFilesOf } from '../folder/read-folder.ts'
import { digestCode } from '../kept/digest.ts'
import { endAllWorkers } from '../kept/pool.ts'
import { describeError } from '../words/failure.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Language } from '../words/language.ts'
import { type CardWork, findWords, type OldAddressWork, type Words } from '../words/words.ts'
import { type Call, endWrongCall } from './call.ts'
import { createStop } from './failure.ts'
import { toZimCommand } from './kiwix.ts'
import { reportIssues } from './report-issues.ts'

/** All of the site, or a part of a build in shares. */
export async function build({ folders: given, values, language, words: { builds: words } }: Call<'build'>) {
  const isPortable = values.portable ?? false
  const folders = isPortable ? { ...given, out: toPortableOut(given) } : given
  const began = Date.now()
  const progress = createProgress(process.stderr, () => performance.now(), words)
  const part = readPart(values)
  const { out } = folders
  forgetBuild(folders)
  const say = (text: typeof words.nothingBuilt) => (hasOutput(out) ? text.last({ out }) : text.none)
  let isPlaced = false
  const onPlaced = () => {
    isPlaced = true
  }
  // Whatever workers are at, nothing has changed; once the new output is in its place the little that is left is done.
  const stop = createStop(async () => {
    if (!isPlaced) await endAllWorkers()
    if (isPlaced) return
    process.stderr.write(`\n${say(words.stopped)}\n`)
    process.exit(stop.exitCode())
  })
  const oneOutput = values['one-output'] ?? false
  const { issues, built, warnings } = await buildSite(folders, {
    part,
    isPortable,
    oneOutput,
    progress,
    onPlaced,
  })
    .finally(stop.end)
    .catch((error: unknown) => {
      process.stderr.write('\n')
      throw error
    })
  const errors = issues.length > 0 ? `${reportIssues(issues, 'text', language)}\n` : ''
  process.stderr.write(errors)
  if (!built) process.stderr.write(`${say(words.nothingBuilt)}\n`)
  else {
    const reach = built.oldAddresses ? [describeReach(built.oldAddresses, language)] : []
    const cards = built.cards ? [describeCards(built.cards, language)] : []
    const untold = built.untoldSitemap ? [words.untoldSitemap({ sitemap: built.untoldSitemap })] : []
    const opened =
      built.searched === undefined || part ? [] : [describePortable(folders, built.searched, words)]
    const print = (work: typeof built) =>
      `${[describeWork(work, language), ...cards, ...reach, ...untold, out, ...opened].join('\n')}\n`
    process.stdout.write(print(built))
    const call = `npm run build -- --shard=1/${part?.prepare}${isPortable ? ' --portable' : ''}`
    if (part?.prepare)
      process.stdout.write(`${words.prepared({ of: part.prepare, folder: toSharesFolder(folders), call })}\n`)
    // The next build of the same would take all of it over.
    const { questions, pages } = built
    const same = { ...built, reusedQuestions: questions, reusedPages: pages, reusedBundle: true }
    // A fault of redactions names whom they are about, in no file but their own.
    const isKept = warnings.length === 0 && !issues.some(({ path }) => path === 'redactions.yaml')
    if (!part && !isPortable && isKept) noteBuild(folders, began, { errors, output: print(same) })
  }
  for (const warning of warnings) {
    process.stderr.write(`${words.warning} ${describeError(warning, language)}\n`)
  }
  return stop.exitCode() ?? (built ? 0 : 1)
}

/** npm run compile: the templates, which a build and the server compile by themselves where the code is another. */
export async function compile({ folders, words: { commands } }: Call<'compile'>): Promise<number> {
  const { reused } = await findOrMakeBundle(folders, digestCode(folders.root))
  process.stdout.write(`${reused ? commands.templatesKnown : commands.templatesCompiled}\n`)
  return 0
}

function readPart({ prepare, shard }: Call<'build'>['values']): BuildPart {
  if (prepare !== undefined && shard !== undefined) endWrongCall((wrong) => wrong.prepareOrShard)
  if (shard !== undefined)
    return { shard: parseShard(shard) ?? endWrongCall((wrong) => wrong.shard({ value: shard })) }
  if (prepare === undefined) return undefined
  const all = parseShard(`1/${prepare}`) ?? endWrongCall((wrong) => wrong.prepare({ value: prepare }))
  return { prepare: all.of }
}

/** Where it is opened, what its search takes, and how an archive for Kiwix is made of it. */
function describePortable(
  { content, out }: ArchiveFolders,
  searched: number,
  words: Words['builds'],
): string {
  const { open, search, kiwix } = words.portable
  return [
    open({ file: join(out, 'index.html') }),
    search({ megabytes: (searched / 1e6).toFixed(1) }),
    kiwix,
    ...toZimCommand(readSmallFilesOf(content), out),
  ].join('\n')
}

/** What a build has made, and taken over from the last one. */
export function describeWork(
  work: Omit<BuildFigures, 'cards' | 'oldAddresses' | 'untoldSitemap' | 'searched'>,
  language: Language,
): string {
  const { summary, summaryWithTemplates } = findWords(language).builds
  return (work.reusedBundle ? summaryWithTemplates : summary)({
    questions: toGroupedNumber(work.questions),
    hashtags: toGroupedNumber(work.hashtags),
    pages: toGroupedNumber(work.pages),
    megabytes: (work.bytes / 1e6).toFixed(1),
    reusedQuestions: toGroupedNumber(work.reusedQuestions),
    reusedPages: toGroupedNumber(work.reusedPages),
  })
}

/** What one takes, of processor time and of room: about as much with every title. */
const card = { milliseconds: 8, bytes: 19_000 }

export function describeCards({ all, more }: CardWork, language: Language): string {
  return findWords(language).builds.cards({
    count: toGroupedNumber(all),
    more: toGroupedNumber(more),
    seconds: toGroupedNumber(Math.ceil((more * card.milliseconds) / 1000)),
    megabytes: toGroupedNumber(Math.ceil((more * card.bytes) / 1e6)),
  })
}

export function describeReach(work: OldAddressWork, language: Language): string {
  const { reach, beyondCloudflare, beyondPath } = findWords(language).oldAddresses
  const sentence = reach({
    all: toGroupedNumber(work.all),
    asked: toGroupedNumber(work.asked),
    beyondNetlify: toGroupedNumber(work.beyondNetlify),
    beyondNginx: toGroupedNumber(work.beyondNginx),
  })
  const count = toGroupedNumber(work.beyondCloudflare)
  return [
    sentence,
    ...(work.beyondCloudflare === 0 ? [] : [beyondCloudflare({ count })]),
    ...(work.below ? [beyondPath(work.below)] : []),
  ].join(' ')
}
