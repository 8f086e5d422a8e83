// `npm run dev` as a process of its own, on a port of this machine that nobody else has.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type WrittenContent, writeContent } from './content-folder.ts'
import { projectFolder } from './project.ts'
import { toCleanEnvironment } from './run-command.ts'

export interface DevServer extends AsyncDisposable {
  content: string
  cache: string
  /** Takes the place of the whole content folder. */
  write: (content: WrittenContent) => void
  /** @param path as it is written in an address, with the base path. */
  ask: (path: string, options?: RequestInit) => Promise<Answer>
  /** @param shown lines of a status, a path, what the answer has and, after `!`, what it has not: `200 / | a | !b` */
  expectShown: (shown: string) => Promise<void>
  /** What the terminal shows so far. */
  readTerminal: () => string
  port: number
  /** Of the process. */
  id: number
  /** As a terminal does it for Ctrl-C. @returns the exit code. */
  interrupt: () => Promise<number | null>
  /** Listens as an open page does. @returns the next version of what pages show; the first comes at once. */
  open: (base?: string) => Promise<() => Promise<string>>
}

/** Its name, what somebody does to the content, and what is shown then. */
export type DevRow = [name: string, edit: (content: string) => void, shown: string]

export interface Answer {
  status: number
  text: string
  headers: Headers
}

/** Ready to be asked. @param project folder of a copy of the project (project-copy.ts) in the place of the project. */
export async function startDevServer(
  written: WrittenContent,
  project = projectFolder,
  port = 0,
): Promise<DevServer> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-dev-'))
  const [content, cache] = [join(folder.path, 'content'), join(folder.path, 'cache')]
  const write = (next: WrittenContent) => {
    rmSync(content, { recursive: true, force: true })
    writeContent(content, next)
  }
  write(written)
  const child = spawn(
    process.execPath,
    [join(project, 'src/commands/start.mjs'), 'dev', '--port', `${port}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...toCleanEnvironment(),
        ARCHIVE_CONTENT: content,
        ARCHIVE_CACHE: cache,
        NO_COLOR: '1',
        // Spoken where the content folder is gone, too.
        LANG: 'ko_KR.UTF-8',
      },
    },
  )
  let said = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, origin] = /Local\s+(http:\/\/localhost:\d+)\//.exec(said) ?? []
      if (origin !== undefined) resolve(origin)
    })
  }
  const ended = once(child, 'exit')
  void ended.then(() => reject(new Error(`The server ended.\n${said}`)))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    folder.remove()
  }
  const origin = await promise.catch(async (error) => {
    await stop()
    throw error
  })
  const ask: DevServer['ask'] = async (path, options) => {
    const response = await fetch(origin + path, options)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return {
    content,
    cache,
    write,
    ask,
    expectShown: async (shown) => {
      for (const line of shown.trim().split('\n')) {
        const [asked = '', ...texts] = line.trim().split(' | ')
        const answer = await ask(asked.replace(/^\d+ /, ''))
        expect(`${answer.status} ${asked.replace(/^\d+ /, '')}`).toBe(asked)
        for (const text of texts) {
          if (text.startsWith('!')) expect(answer.text, asked).not.toContain(text.slice(1))
          else expect(answer.text, asked).toContain(text)
        }
        expect(answer.text).not.toMatch(/\bat .*\.ts:\d/)
      }
    },
    readTerminal: () => said,
    port: Number(new URL(origin).port),
    id: child.pid ?? 0,
    interrupt: async () => {
      child.kill('SIGINT')
      return (await ended)[0]
    },
    open: async (base = '/') => {
      const { body } = await fetch(`${origin}${base}@dev/events`)
      const versions = readVersions(body ?? [])
      return async () => (await versions.next()).value ?? ''
    },
    [Symbol.asyncDispose]: stop,
  }
}

async function* readVersions(events: AsyncIterable<Uint8Array> | never[]): AsyncGenerator<string> {
  let text = ''
  for await (const bytes of events) {
    text += Buffer.from(bytes).toString()
    for (const [event, version = ''] of text.matchAll(/data: (.*)\n\n/g)) {
      text = text.replace(event, '')
      yield version
    }
  }
}

/**
 * What `npm run dev` of a repository that has the package answers, before it is ended as by Ctrl-C.
 * @param path below the address that it says; the front page where none is given. @param node that runs it.
 */
export async function askPackage({
  folder,
  path = '',
  node = process.execPath,
}: {
  folder: string
  path?: string
  node?: string | undefined
}): Promise<string> {
  const program = join(folder, 'node_modules/gotgam/dist/gotgam.js')
  const server = spawn(node, [program, 'dev', '--port', '0'], { cwd: folder, env: toCleanEnvironment() })
  try {
    let said = ''
    for await (const chunk of server.stdout) {
      said += chunk
      const [origin] = /http:\/\/localhost:\d+\//.exec(said) ?? []
      if (origin !== undefined) return await (await fetch(origin + path)).text()
    }
    return said
  } finally {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
}
