// npm is a program of JavaScript wherever one can be found: no shell reads the words that it is given.
import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { findNpmCli } from '../../../src/commands/run-npm.ts'

const besideNpm = '/npm/bin/npm-cli.js'
const besideNode = '/Program Files & more/nodejs/node_modules/npm/bin/npm-cli.js'

test.each<[string, NodeJS.ProcessEnv, string | undefined]>([
  ['npm has called', { npm_execpath: '/npm/bin/npm-cli.js' }, besideNpm],
  ['npx has called', { npm_execpath: '/npm/bin/npx-cli.js' }, besideNpm],
  ['another program has called', { npm_execpath: '/pnpm/bin/pnpm.cjs' }, undefined],
  [
    'Node of the path',
    { PATH: ['/bin', '/Program Files & more/nodejs', '/later'].join(delimiter) },
    besideNode,
  ],
  [
    'another program, and Node',
    { npm_execpath: '/a/yarn.js', PATH: '/Program Files & more/nodejs' },
    besideNode,
  ],
  ['a folder that depends on where it is called', { PATH: 'here' }, undefined],
  ['nothing is known', {}, undefined],
])('%s', (_, environment, found) => {
  const there = new Set([besideNpm, besideNode, 'here/node_modules/npm/bin/npm-cli.js'])
  expect(findNpmCli(environment, (file) => there.has(`${file}`))).toBe(found)
})
