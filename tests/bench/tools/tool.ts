import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

/** Where one tool works on one corpus. */
export interface Workplace {
  /** The corpus as a Gotgam content folder. All tools share it, so none may change it. */
  readonly content: string
  readonly questions: number
  readonly seed: number
  /** Whether the corpus holds answers and comments. */
  readonly answers: boolean
  /** The tool's own folder, empty at first. */
  readonly folder: string
  readonly output: string
}

export type Probe = { readonly version: string } | { readonly obstacle: string }

export interface Tool {
  readonly name: string
  /** The version, or the reason why the tool can't run here. */
  readonly probe: () => Probe
  /** Once for each corpus, not timed. A thrown error is the reason why there are no numbers. */
  readonly prepare: (place: Workplace) => Promise<void>
  /** Before each run, not timed. Rounds count from 1. */
  readonly reset: (place: Workplace, round: number) => void
  readonly command: (place: Workplace) => Command
  /** What a run that ended well left undone, page counts apart. */
  readonly findFault: (place: Workplace, round: number) => string | undefined
  /** Whether the next run builds on the output of this one. */
  readonly keepsOutput: boolean
  /** The folder of a hashtag under tags/. */
  readonly hashtagFolder: (hashtag: string) => string
}

export function peerFolder(name: string): string {
  return join(import.meta.dirname, '../peers', name)
}

/** The version that a package's folder states; undefined if the package is not there. */
export function readVersion(packageFolder: string): string | undefined {
  try {
    const text = readFileSync(join(packageFolder, 'package.json'), 'utf8')
    return /"version":\s*"([^"]+)"/.exec(text)?.[1]
  } catch {
    return undefined
  }
}

/** The file of a question's page in an output folder, whichever way its address is laid out. */
export function findQuestionPage(output: string, id: string): string | undefined {
  const names = [`questions/${id}/index.html`, `questions/${id}.html`]
  return names.map((name) => join(output, name)).find((path) => existsSync(path))
}
