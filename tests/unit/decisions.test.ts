// docs/decisions.md holds every decision that code and tests cite by its number.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

interface Citation {
  path: string
  number: number
}

/** `decision 4`, `decisions 14 and 16`, `Decisions 1 to 7`, also where the lines of a comment come between. */
function findCitations(path: string, text: string): Citation[] {
  const joined = text.replace(/\n\s*(?:\*|\/\/)?/g, ' ')
  const cited = /\bdecisions?\s+(\d+(?:(?:,? and| to|,) +\d+)*)/gi
  return Array.from(joined.matchAll(cited), ([, numbers = '']) => expand(numbers))
    .flat()
    .map((number) => ({ path, number }))
}

/** `1 to 3, 5` → 1, 2, 3, 5 */
function expand(numbers: string): number[] {
  return Array.from(numbers.matchAll(/(\d+)(?: to (\d+))?/g)).flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  )
}

/** Numbers of the headings, in the order of the page. */
function findNumbers(page: string): number[] {
  return Array.from(page.matchAll(/^### (\d+)\. \S/gm), ([, number]) => Number(number))
}

/** `src/a.ts cites decision 30` */
function findUnknown(citations: readonly Citation[], numbers: readonly number[]): string[] {
  return citations
    .filter(({ number }) => !numbers.includes(number))
    .map(({ path, number }) => `${path} cites decision ${number}`)
}

/** From 1 on, without gaps, none twice, in order. */
function findMisplaced(numbers: readonly number[]): number[] {
  return numbers.filter((number, index) => number !== index + 1)
}

function readCitations(folder: string): Citation[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs|js|astro|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== import.meta.filename)
    .flatMap((path) => findCitations(posix.relative(projectFolder, path), readFileSync(path, 'utf8')))
}

const numbers = findNumbers(readFileSync(join(projectFolder, 'docs/decisions.md'), 'utf8'))

test('numbers begin with 1 and have no gaps', () => {
  expect(findMisplaced(numbers)).toEqual([])
  expect(numbers).toHaveLength(28)
})

test.each(['src', 'tests'])('every number that %s/ cites is there', (folder) => {
  const citations = readCitations(folder)
  expect(citations.map(({ number }) => number)).toContain(13)
  expect(findUnknown(citations, numbers)).toEqual([])
})

describe('what is wrong is found', () => {
  test.each([
    ['a number that is not there', '/** In order (decision 30). */', ['a.ts cites decision 30']],
    ['at the beginning of a sentence', '// Decision 0: nothing', ['a.ts cites decision 0']],
    ['one of several', '// decisions 14 and 30, 31', ['a.ts cites decision 30', 'a.ts cites decision 31']],
    ['in a range', '// decisions 27 to 29', ['a.ts cites decision 29']],
    ['on the next line', '/**\n * As in decision\n * 30.\n */', ['a.ts cites decision 30']],
    ['in the name of a test', `test('counts (decision 260)')`, ['a.ts cites decision 260']],
    ['nothing', '// decisions 1 to 7, decision 25, the decision of 2024, 26 decisions', []],
  ])('%s', (_, text, unknown) => {
    expect(findUnknown(findCitations('a.ts', text), numbers)).toEqual(unknown)
  })

  test.each([
    ['a gap', '### 1. A\n\n### 3. C\n', [3]],
    ['twice', '### 1. A\n\n### 1. B\n', [1]],
    ['another order', '### 2. B\n\n### 1. A\n', [2, 1]],
    ['0', '### 0. A\n', [0]],
    ['nothing', '## 9. A\n### 1. A\ntext 5. x\n### 2. B\n', []],
  ])('%s', (_, page, misplaced) => {
    expect(findMisplaced(findNumbers(page))).toEqual(misplaced)
  })
})
