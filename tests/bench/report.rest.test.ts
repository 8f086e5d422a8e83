import { describe, expect, it } from 'vitest'
import { median, pairedRatio } from './report/statistics.ts'
import { toTable } from './report/table.ts'

describe('median', () => {
  it.each([
    [[], undefined],
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %s', (values, expected) => {
    expect(median(values)).toBe(expected)
  })
})

describe('pairedRatio', () => {
  it('compares runs of the same round, not medians', () => {
    const runs = [10, 30, 8].map((seconds, index) => ({ round: index + 1, seconds }))
    const base = [10, 10, 4].map((seconds, index) => ({ round: index + 1, seconds }))
    expect(pairedRatio(runs, base)).toBe(2)
  })

  it('leaves out a round that only one of them ran', () => {
    expect(pairedRatio([{ round: 1, seconds: 3 }], [{ round: 2, seconds: 1 }])).toBeUndefined()
  })
})

describe('toTable', () => {
  it('has a row for a tool that did not run, without any number', () => {
    const memory = { treeBytes: 90e6, processBytes: 80e6 }
    const run = { questions: 1000, tool: 'hugo', round: 1, seconds: 1.5, pages: 1211, bytes: 16e6, memory }
    const table = toTable({
      contestants: [
        { questions: 1000, tool: 'gotgam' },
        { questions: 1000, tool: 'hugo' },
      ],
      measurements: [run, { ...run, tool: 'gotgam' }],
      absences: [{ questions: 1000, tool: 'gotgam', reason: 'round 2: exit code 1' }],
    })
    expect(table.split('\n').slice(2)).toEqual([
      '| 1,000 | gotgam | not run: round 2: exit code 1 |  |  |  |  |  |  |',
      '| 1,000 | hugo | 1,211 | 16 | 1.50 | 1.50–1.50 | 90 | 80 | 1.00 |',
    ])
  })
})
