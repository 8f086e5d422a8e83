// The real nginx and the real Caddy, with the files that `gotgam hosting` prints for them.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface Program {
  name: 'nginx' | 'caddy'
  isThere: boolean
  /** Writes what the program reads. @returns how it is called. */
  prepare: (printed: string, folder: string, port: number) => Command
  /** How it is called to read a file and do nothing else. */
  test: (printed: string, folder: string) => Command
}

type Command = [command: string, parameters: string[]]

const nginx: Program = {
  name: 'nginx',
  isThere: spawnSync('nginx', ['-v']).status === 0,
  prepare: (printed, folder, port) => {
    const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const own = printed.replace(/listen \d+/, `listen 127.0.0.1:${port}`)
    const whole = `${user}\npid ${folder}/pid;\nerror_log stderr warn;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporaryPaths}\n${own}}\n`
    writeFileSync(join(folder, 'nginx.conf'), whole)
    return ['nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']]
  },
  // It opens what it would listen to.
  test: (printed, folder) => {
    const own = printed.replace(/listen \d+/, `listen unix:${folder}/socket`)
    const [command, parameters] = nginx.prepare(own, folder, 0)
    return [command, ['-t', ...parameters]]
  },
}

const caddy: Program = {
  name: 'caddy',
  isThere: spawnSync('caddy', ['version']).status === 0,
  prepare: (printed, folder, port) => {
    // Without certificates.
    const own = printed.replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n\tadmin unix/${folder}/admin\n\tlog {\n\t\tlevel WARN\n\t}\n}\n${own}`,
    )
    return ['caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]]
  },
  test: (printed, folder) => {
    writeFileSync(join(folder, 'Caddyfile'), printed)
    return ['caddy', ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]]
  },
}

/** Where one is not installed, its tests are skipped. */
export const programs = [nginx, caddy] as const

/** What a program keeps stays in a folder. */
export function toHome(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
}

export interface HostServer extends AsyncDisposable {
  origin: string
  listWarnings: () => string[]
  isRunning: () => boolean
}

/** @param printed by the command. @param www in the place of `/srv/www`. @param page a path that is there. */
export async function startHostServer(
  { prepare }: Program,
  { printed, www, page }: { printed: string; www: string; page: string },
): Promise<HostServer> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-server-'))
  const port = await findPort()
  const [command, parameters] = prepare(printed.replaceAll('/srv/www', www), folder.path, port)
  const server = spawn(command, parameters, { env: toHome(folder.path) })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    if (await fetch(origin + page).catch(() => undefined)) break
    await setTimeout(50)
  }
  return {
    origin,
    listWarnings: () => said.split('\n').filter((line) => /warn|error|emerg/i.test(line)),
    isRunning: () => server.exitCode === null,
    [Symbol.asyncDispose]: async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      folder.remove()
    },
  }
}

/** One that is free. */
export async function findPort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
