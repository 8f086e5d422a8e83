import { describe, expect, test } from 'vitest'
import { createProgress } from '../../../src/engine/progress.ts'
import { findWords } from '../../../src/words/words.ts'

const words = findWords('en').builds

/** The last line of a terminal, some seconds after a phase has begun. */
function drawBar(
  words: Parameters<typeof createProgress<'pages'>>[2],
  { done, all, seconds }: { done: number; all: number; seconds: number },
): string | undefined {
  const written: string[] = []
  let time = 0
  const progress = createProgress({ isTTY: true, write: (text) => written.push(text) }, () => time, words)
  progress.phase('pages')
  time = seconds * 1000
  progress.step(done, all)
  return written.at(-1)?.replace('\r\x1b[2K', '')
}

describe('bar', () => {
  test.each([
    // done, all, seconds, what is drawn
    [0, 100, 3, 'pages  ░░░░░░░░░░░░░░░░░░░░░░░░  0/100  0/s'],
    [4000, 12_000, 3, 'pages  ████████░░░░░░░░░░░░░░░░  4,000/12,000  1,333/s  6 s left'],
    [50, 100, 10, 'pages  ████████████░░░░░░░░░░░░  50/100  5/s  10 s left'],
    [99, 100, 9.9, 'pages  ████████████████████████  99/100  10/s  1 s left'],
    [100, 100, 10, 'pages  ████████████████████████  100/100  10/s  0 s left'],
    [0, 0, 2, 'pages  ████████████████████████  0/0  0/s'],
  ])('%d of %d after %d s', (done, all, seconds, bar) => {
    expect(drawBar(words, { done, all, seconds })).toBe(bar)
  })
})

test('a bar and a phase in Korean', () => {
  const korean = findWords('ko').builds
  expect(drawBar(korean, { done: 4000, all: 12_000, seconds: 3 })).toBe(
    '페이지  ████████░░░░░░░░░░░░░░░░  4,000/12,000  1초에 1,333  6초 남음',
  )
  const written: string[] = []
  const progress = createProgress({ write: (text) => written.push(text) }, () => 0, korean)
  progress.phase('content')
  progress.end()
  expect(written).toEqual(['내용  0.0초\n'])
})

/** A terminal that remembers, and a clock that is still until it is set. */
function createRecorder(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time, words)
  const at = (milliseconds: number) => {
    time = milliseconds
    return progress
  }
  return { at, written }
}

test('where there is no terminal, one plain line for each phase', () => {
  const { at, written } = createRecorder(false)
  at(0).phase('content')
  at(5000).step(1, 2)
  at(6100).phase('pages')
  const phases = at(8100).end()
  expect(written).toEqual(['content  6.1 s\n', 'pages  2.0 s\n'])
  expect(phases).toEqual([
    { name: 'content', seconds: 6.1 },
    { name: 'pages', seconds: 2 },
  ])
})

describe('on a terminal', () => {
  const clear = '\r\x1b[2K'

  test('a phase is announced, and its line replaced when it is done', () => {
    const { at, written } = createRecorder(true)
    at(0).phase('content')
    at(500).end()
    expect(written).toEqual(['content …', `${clear}content  0.5 s\n`])
  })

  test('a bar is drawn after two seconds, ten times a second at most', () => {
    const { at, written } = createRecorder(true)
    at(0).phase('pages')
    at(1999).step(10, 100)
    at(2000).step(20, 100)
    at(2099).step(21, 100)
    at(2100).step(21, 100)
    expect(written.slice(1)).toEqual([
      `${clear}pages  █████░░░░░░░░░░░░░░░░░░░  20/100  10/s  8 s left`,
      `${clear}pages  █████░░░░░░░░░░░░░░░░░░░  21/100  10/s  8 s left`,
    ])
  })

  test('steps outside of a phase draw nothing', () => {
    const { at, written } = createRecorder(true)
    at(0).step(1, 2)
    expect(written).toEqual([])
  })
})
