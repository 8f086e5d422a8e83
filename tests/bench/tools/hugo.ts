// Hugo, and Hugo with a search, as it makes none itself.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listMarkdown, type ReadAnswer, type ReadComment, readConversations } from '../read-corpus.ts'
import { createFetchedPackage } from './node-peers.ts'
import { type Command, type Probe, peerFolder, type Tool, type Workplace } from './tool.ts'

export const hugo: Tool = {
  name: 'hugo',
  probe,
  prepare: async (place) => {
    cpSync(peerFolder('hugo'), join(place.folder, 'site'), { recursive: true })
    const target = join(place.folder, 'content/questions')
    if (place.answers) writeBundles(place.content, target)
    else writeDatedQuestions(place.content, target)
  },
  reset: (place) => {
    rmSync(place.output, { recursive: true, force: true })
    rmSync(join(place.folder, 'cache'), { recursive: true, force: true })
    rmSync(join(place.folder, 'site/resources'), { recursive: true, force: true })
  },
  command: (place) => ({
    file: 'hugo',
    args: [
      '--quiet',
      '--noBuildLock',
      ...['--contentDir', join(place.folder, 'content')],
      ...['--destination', place.output],
      ...['--cacheDir', join(place.folder, 'cache')],
    ],
    folder: join(place.folder, 'site'),
    environment: {},
  }),
  findFault: () => undefined,
  keepsOutput: false,
  hashtagFolder: (hashtag) => hashtag,
}

function probe(): Probe {
  const { error, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  if (error) return { obstacle: 'no hugo on the PATH' }
  return { version: /v\d[\w.]*/.exec(stdout)?.[0] ?? stdout.trim() }
}

const pagefind = createFetchedPackage('hugo-pagefind', 'pagefind', '1.6.0')

/** `install` lets the probe fetch Pagefind with npm where it is missing. */
export function createHugoPagefind(options: { install: boolean }): Tool {
  return {
    ...hugo,
    name: 'hugo-pagefind',
    probe: () => probeBoth(options.install),
    command: toCommand,
    findFault: ({ output }) =>
      existsSync(join(output, 'pagefind/pagefind-entry.json')) ? undefined : 'no index of the search',
  }
}

function probeBoth(install: boolean): Probe {
  const ofHugo = hugo.probe()
  if ('obstacle' in ofHugo) return ofHugo
  const ofPagefind = pagefind.probe(install)
  if ('obstacle' in ofPagefind) return ofPagefind
  return { version: `${ofHugo.version} with ${ofPagefind.version}` }
}

/** One after the other, as Pagefind reads what Hugo has written. Only pages of questions are searched. */
const script = `"$0" "$@" && "$NODE" "$PAGEFIND" --silent --site "$SITE" --glob 'questions/**/*.html'`

function toCommand(place: Workplace): Command {
  const { file, args, folder } = hugo.command(place)
  const environment = {
    NODE: process.execPath,
    PAGEFIND: join(pagefind.folder, 'lib/runner/bin.cjs'),
    SITE: place.output,
  }
  return { file: 'sh', args: ['-c', script, file, ...args], folder, environment }
}

/**
 * A copy of the corpus as leaf bundles, so that Hugo has nothing to look for: a question's folder holds its answers,
 * whose weights are their order, and comments are in the front matter of what they are on.
 */
function writeBundles(content: string, target: string): void {
  const conversations = readConversations(content)
  for (const path of listMarkdown(join(content, 'questions'))) {
    const id = basename(path, '.md')
    const { answers = [], comments = [] } = conversations.get(id) ?? {}
    const folder = join(target, path.slice(join(content, 'questions').length, -'.md'.length))
    mkdirSync(folder, { recursive: true })
    const commentsOn = (answer?: string): string => toYaml(comments.filter((one) => one.answer === answer))
    const question = toDated(readFileSync(path, 'utf8'))
    writeFileSync(join(folder, 'index.md'), question.replace('---\n', `---\n${commentsOn()}`))
    answers.toSorted(byVotes).forEach((answer, index) => {
      const added = `id: ${answer.id}\nweight: ${index + 1}\n${commentsOn(answer.id)}`
      writeFileSync(join(folder, `${answer.id}.md`), answer.source.replace('---\n', `---\n${added}`))
    })
  }
}

/** Decision 20: accepted ones, then the votes, then the older. */
function byVotes(one: ReadAnswer, other: ReadAnswer): number {
  return (
    Number(other.accepted) - Number(one.accepted) ||
    votesOf(other) - votesOf(one) ||
    one.at.getTime() - other.at.getTime()
  )
}

function votesOf({ counts }: ReadAnswer): number {
  return counts.recommended - (counts.needsSupplement ?? 0)
}

// JSON is YAML. The times stay texts.
function toYaml(comments: readonly ReadComment[]): string {
  if (comments.length === 0) return ''
  const shown = comments
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ id, actor, at, text }) => `  - ${JSON.stringify({ id, actor, at, text })}\n`)
  return `comments:\n${shown.join('')}`
}

/**
 * A copy of the questions that peers can order cheaply: the time of the last activity is in a `date` of its
 * own, so that no template has to look for it. `hashtagKey` renames `tags` for a peer that gives that name a
 * meaning that costs time.
 */
export function writeDatedQuestions(content: string, target: string, hashtagKey = 'tags'): void {
  cpSync(join(content, 'questions'), target, { recursive: true })
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue
    const path = join(target, name)
    writeFileSync(path, toDated(readFileSync(path, 'utf8'), hashtagKey))
  }
}

/** The text of a question with `date` in its front matter. */
function toDated(text: string, hashtagKey = 'tags'): string {
  const last = [...text.matchAll(/^ {2}- at: (\S+)$/gm)].at(-1)?.[1]
  if (last === undefined) throw new Error('a question without activity')
  return text.replace('---\n', `---\ndate: ${last}\n`).replace(/^tags: /m, `${hashtagKey}: `)
}
