// npm run verify-node: compares the Node of every platform's package with the one of nodejs.org, byte for byte. Exit code
// 0: all are equal, or with --base the same as at that commit; 1: one is another; 2: a wrong call; 3: one could not be
// compared.
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Call, readChoice } from './call.ts'
import { compareNode, findNodePackages, type NodePackage } from './compare-node.ts'
import { downloadNode, NotCompared, NotPublished } from './download-node.ts'

interface Comparison {
  outcome: 'equal' | 'different' | 'not compared'
  detail?: string
}

const annotations = { equal: '', different: '::error::', 'not compared': '::warning::' }

export async function verifyNode({ root, values }: Call<'verify-node'>): Promise<number> {
  const format = readChoice('--format', values.format ?? 'text', ['text', 'github'])
  const packages = findNodePackages(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  if (values.base !== undefined && isDeepStrictEqual(packages, readBasePackages(values.base, root))) {
    process.stdout.write(`The packaged Node is that of ${values.base}: nothing to compare.\n`)
    return 0
  }
  const outcomes = new Set<Comparison['outcome']>()
  for (const nodePackage of packages) {
    const { outcome, detail } = await compare(nodePackage, values.from ?? 'https://nodejs.org/dist')
    outcomes.add(outcome)
    const annotation = format === 'github' ? annotations[outcome] : ''
    const line = `${nodePackage.name} ${nodePackage.version}: ${outcome}${detail ? `, ${detail}` : ''}`
    process.stdout.write(`${annotation}${line}\n`)
  }
  if (outcomes.has('different') || outcomes.size === 0) return 1
  return outcomes.has('not compared') ? 3 : 0
}

async function compare(nodePackage: NodePackage, from: string): Promise<Comparison> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-node-'))
  try {
    const release = `${from}/v${nodePackage.version}`
    const fault = compareNode(nodePackage, await downloadNode(nodePackage, release, folder.path))
    return fault === undefined ? { outcome: 'equal' } : { outcome: 'different', detail: fault }
  } catch (error) {
    if (error instanceof NotPublished) return { outcome: 'different', detail: error.message }
    if (error instanceof NotCompared) return { outcome: 'not compared', detail: error.message }
    throw error
  }
}

/** @throws what Git says when it doesn't know the commit or the file. */
function readBasePackages(reference: string, root: string): NodePackage[] {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['show', '--end-of-options', `${reference}:./package-lock.json`],
    { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
  if (status === 0) return findNodePackages(stdout)
  throw new Error(`Git can't show the lockfile of ${reference}: ${error?.message ?? stderr.trim()}`)
}
