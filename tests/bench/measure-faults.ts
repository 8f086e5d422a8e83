// How long a check takes for many faults of one file, in sizes that double: node src/commands/start.mjs
// tests/bench/measure-faults.ts [sizes, as 500,1000,2000,4000]
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '../../src/folder/check-content.ts'
import { manyFaults, toFaultyFolder } from '../support/many-faults.ts'

/** The shortest of them counts: another process can only make one longer. */
const rounds = 3

const sizes = (process.argv[2] ?? '500,1000,2000,4000').split(',').map(Number)

console.log(`| milliseconds for so many | ${sizes.join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(sizes.length)}`)
for (const [name, toFiles] of Object.entries(manyFaults)) {
  const times: number[] = []
  for (const size of sizes) times.push(await measure(toFaultyFolder(toFiles(size))))
  console.log(`| ${name} | ${times.map((time) => time.toFixed(0)).join(' | ')} |`)
}

async function measure(files: Readonly<Record<string, string>>): Promise<number> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-faults-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await checkContent(folder.path)
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}
