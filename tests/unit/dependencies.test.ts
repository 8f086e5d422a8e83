// What is installed, and how it is kept up to date: the lockfile, npm's settings and Dependabot's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { completeLockfile } from '../../src/commands/lockfile.ts'
import { projectFolder } from '../support/project.ts'

const lockfileSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optional: z.boolean().default(false),
      engines: z.unknown().optional(),
      inBundle: z.boolean().default(false),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

type Lockfile = z.infer<typeof lockfileSchema>
type Rule = (lockfile: Lockfile) => string[]

function toName(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}

/** Packages that npm can't compare with what was tested. What lies inside another package is covered by that one's. */
const findWithoutIntegrity: Rule = ({ packages }) =>
  Object.entries(packages)
    .filter(
      ([path, { integrity, inBundle }]) => path !== '' && !inBundle && !integrity?.startsWith('sha512-'),
    )
    .map(([path, { version }]) => `${toName(path)}@${version}`)

/** Addresses of other registries than the first package's, of other packages and of other versions. */
const findForeignAddresses: Rule = ({ packages }) => {
  const first = Object.values(packages).find(({ resolved }) => resolved !== undefined)?.resolved
  const registry = first === undefined ? '' : `https://${new URL(first).host}`
  return Object.entries(packages).flatMap(([path, { resolved, version }]) => {
    const name = toName(path)
    const own = `${registry}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
    return resolved === undefined || resolved === own ? [] : [resolved]
  })
}

/** Without an address npm asks for the newest versions first, and min-release-age keeps it from a young one. */
const findWithoutAddress: Rule = ({ packages }) =>
  Object.entries(packages)
    .filter(([, { integrity, resolved }]) => integrity !== undefined && resolved === undefined)
    .map(([path]) => path)

/** npm leaves these out on a Node that they refuse. `npm run lockfile` takes the engines away. */
const findRefusing: Rule = ({ packages }) =>
  Object.entries(packages)
    .filter(([, { optional, engines }]) => optional && engines !== undefined)
    .map(([path]) => path)

/** A lockfile made where a registry lacks some platforms leaves them out without a word. */
const findMissingPlatforms: Rule = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFoundFrom(path, name, packages)),
  )

function isFoundFrom(path: string, name: string, packages: Lockfile['packages']): boolean {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true
  if (path === '') return false
  return isFoundFrom(path.slice(0, Math.max(path.lastIndexOf('node_modules/') - 1, 0)), name, packages)
}

const address = 'https://registry.example/a/-/a-1.0.0.tgz'

const rules: { rule: Rule; bad: Record<string, object>; found: string[] }[] = [
  {
    rule: findWithoutIntegrity,
    bad: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-YQ==' },
      'node_modules/a/node_modules/b': { version: '2.0.0', inBundle: true },
      'node_modules/@c/d': { version: '3.0.0' },
      'node_modules/e': { version: '4.0.0', integrity: 'sha1-YQ==' },
    },
    found: ['@c/d@3.0.0', 'e@4.0.0'],
  },
  {
    rule: findForeignAddresses,
    bad: {
      'node_modules/a': { version: '1.0.0', resolved: address },
      'node_modules/b': { version: '1.0.0', resolved: address },
      'node_modules/c/node_modules/a': { version: '1.0.1', resolved: address },
      'node_modules/@d/e': { version: '1.0.0', resolved: 'https://mirror.example/@d/e/-/e-1.0.0.tgz' },
      'node_modules/@d/f': { version: '1.0.0', resolved: 'https://registry.example/@d/f/-/f-1.0.0.tgz' },
      'node_modules/g': { version: '1.0.0' },
    },
    found: [address, address, 'https://mirror.example/@d/e/-/e-1.0.0.tgz'],
  },
  {
    rule: findWithoutAddress,
    bad: { 'node_modules/a': { integrity: 'sha512-YQ==' }, 'node_modules/b': {} },
    found: ['node_modules/a'],
  },
  {
    rule: findRefusing,
    bad: {
      'node_modules/a': { engines: { node: '>=22' } },
      'node_modules/b': { optional: true },
      'node_modules/c': { optional: true, engines: { node: '>=22' } },
    },
    found: ['node_modules/c'],
  },
  {
    rule: findMissingPlatforms,
    bad: {
      '': { optionalDependencies: { a: '1', b: '1' } },
      'node_modules/a': { optionalDependencies: { '@a/linux': '1', '@a/darwin': '1' } },
      'node_modules/@a/linux': { optionalDependencies: { c: '1', d: '1' } },
      'node_modules/@a/linux/node_modules/c': {},
    },
    found: ['b', '@a/darwin', 'd'],
  },
]

describe('the lockfile', () => {
  const lockfile = lockfileSchema.parse(JSON.parse(readProjectFile('package-lock.json')))

  test.each(rules)('$rule.name finds it in a bad example', ({ rule, bad, found }) => {
    expect(rule(lockfileSchema.parse({ packages: bad }))).toEqual(found)
  })

  test.each(rules)('$rule.name finds nothing', ({ rule }) => {
    expect(rule(lockfile)).toEqual([])
  })

  test('has one sharp, that of Astro', () => {
    const versions = Object.entries(lockfile.packages).filter(([path]) => toName(path) === 'sharp')
    const { dependencies } = JSON.parse(readProjectFile('package.json'))
    expect(versions.map(([, { version, optional }]) => [version, optional])).toEqual([
      [dependencies.sharp, false],
    ])
  })

  test('is that of package.json', () => {
    const { engines, dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readProjectFile('package.json'),
    )
    const own = lockfile.packages['']
    expect(own).toMatchObject({ engines, dependencies, devDependencies, optionalDependencies })
  })
})

test('completeLockfile adds what can be found and takes away what keeps packages out', () => {
  const given = {
    lockfileVersion: 3,
    packages: {
      '': { version: '0.1.0', engines: { node: '>=18' } },
      'node_modules/a': {
        version: '1.0.0',
        resolved: address,
        integrity: 'sha512-YQ==',
        engines: { node: '>=22' },
      },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true, os: ['darwin'], engines: {} },
      'node_modules/@b/unserved': { version: '2.0.0', optional: true, os: ['win32'] },
      'node_modules/a/node_modules/bundled': { version: '3.0.0', inBundle: true },
    },
  }
  const asked: string[] = []
  const completed = completeLockfile(given, (name, version) => {
    asked.push(`${name}@${version}`)
    return name === '@b/c' ? 'sha512-Yg==' : undefined
  })
  expect(asked).toEqual(['@b/c@2.0.0', '@b/unserved@2.0.0'])
  expect(completed).toEqual({
    ...given,
    packages: {
      ...given.packages,
      'node_modules/a/node_modules/@b/c': {
        version: '2.0.0',
        resolved: 'https://registry.example/@b/c/-/c-2.0.0.tgz',
        integrity: 'sha512-Yg==',
        optional: true,
        os: ['darwin'],
      },
    },
  })
})

test.each([
  ['https://npm.company.example/repository/all/a/-/a-1.0.0.tgz', address],
  ['http://localhost:4873/a/-/a-1.0.0.tgz', address],
  [address, address],
  ['git+ssh://git@github.com/a/a.git#0123', 'git+ssh://git@github.com/a/a.git#0123'],
  ['file:../a-1.0.0.tgz', 'file:../a-1.0.0.tgz'],
  ['https://company.example/files/a-1.0.0.tgz', 'https://company.example/files/a-1.0.0.tgz'],
])(
  'completeLockfile names the registry of most packages in the place of another: %s',
  (resolved, expected) => {
    const integrity = 'sha512-YQ=='
    const others = Object.fromEntries(
      ['b', 'c'].map((name) => [
        `node_modules/${name}`,
        { version: '1.0.0', resolved: `https://registry.example/${name}/-/${name}-1.0.0.tgz`, integrity },
      ]),
    )
    const { packages } = completeLockfile(
      { packages: { 'node_modules/a': { version: '1.0.0', resolved, integrity }, ...others } },
      () => undefined,
    )
    expect(packages).toEqual({
      'node_modules/a': { version: '1.0.0', resolved: expected, integrity },
      ...others,
    })
  },
)

describe('new versions', () => {
  const [npm] = z
    .looseObject({
      updates: z.array(
        z.looseObject({
          cooldown: z.looseObject({ 'default-days': z.number() }),
          groups: z.record(
            z.string(),
            z.looseObject({
              patterns: z.array(z.string()),
              'exclude-patterns': z.array(z.string()).default([]),
            }),
          ),
        }),
      ),
    })
    .parse(load(readProjectFile('.github/dependabot.yml'))).updates

  test('are a week old, for npm as for Dependabot', () => {
    expect(readProjectFile('.npmrc').split('\n')).toContain('min-release-age=7')
    expect(npm?.cooldown['default-days']).toBe(7)
  })

  // The seam to Astro is pinned to one version, so its pull request needs a person.
  test('of Astro come alone', () => {
    const groups = Object.values(npm?.groups ?? {}).filter(
      ({ patterns, 'exclude-patterns': excluded }) =>
        patterns.some((pattern) => pattern === '*' || pattern === 'astro') && !excluded.includes('astro'),
    )
    expect(groups.map(({ patterns }) => patterns)).toEqual([['astro']])
  })
})

function readProjectFile(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}
