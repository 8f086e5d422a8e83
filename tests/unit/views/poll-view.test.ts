import { expect, test } from 'vitest'
import type { Poll } from '../../../src/question/poll.ts'
import { toPollView } from '../../../src/views/poll-view.ts'
import { createSampleSite } from '../create-sample-site.ts'

const site = createSampleSite()

/** Each option as it reads, with the length of its bar. */
function toLines(poll: Poll): string[] {
  return toPollView(poll, site).options.map(
    ({ label, votes, share, width }) => `${label} ${votes} ${share ?? '-'} ${width}`,
  )
}

const options = (...votes: number[]) => votes.map((each, index) => ({ label: `${index + 1}`, votes: each }))

test.each<[string, Poll, string[]]>([
  ['of all votes', { options: options(12, 4, 0) }, ['1 12표 75% 75', '2 4표 25% 25', '3 0표 0% 0']],
  ['rounded to 100 together', { options: options(7, 1) }, ['1 7표 88% 87.5', '2 1표 12% 12.5']],
  [
    'of three equal ones, the first of them rounded up',
    { voters: 3, options: options(1, 1, 1) },
    ['1 1표 34% 33.3', '2 1표 33% 33.3', '3 1표 33% 33.3'],
  ],
  [
    'rounded up where most was cut off',
    { options: options(2, 2, 3) },
    ['1 2표 29% 28.6', '2 2표 28% 28.6', '3 3표 43% 42.9'],
  ],
  [
    'of voters who had several, as they are',
    { multiple: true, voters: 8, options: options(7, 1) },
    ['1 7표 88% 87.5', '2 1표 13% 12.5'],
  ],
  [
    'of voters whose votes are not all there, as they are',
    { voters: 16, options: options(2, 2) },
    ['1 2표 13% 12.5', '2 2표 13% 12.5'],
  ],
  ['of the voters', { voters: 40, options: options(21, 12) }, ['1 21표 53% 52.5', '2 12표 30% 30']],
  [
    'of the voters, who had several',
    { multiple: true, voters: 10, options: options(10, 5) },
    ['1 10표 100% 100', '2 5표 50% 50'],
  ],
  [
    'of nothing known: bars are as long as the longest',
    { multiple: true, options: options(1200, 600) },
    ['1 1,200표 - 100', '2 600표 - 50'],
  ],
  ['of no votes', { options: options(0, 0) }, ['1 0표 - 0', '2 0표 - 0']],
  ['of no voters', { voters: 0, options: options(0) }, ['1 0표 - 0']],
  ['of more votes than voters', { voters: 2, options: options(3) }, ['1 3표 150% 100']],
])('shares are %s', (_, poll, lines) => {
  expect(toLines(poll)).toEqual(lines)
})

test.each<[Partial<Poll>, 'ko' | 'en', string, string[]]>([
  [{}, 'ko', '투표', []],
  [{}, 'en', 'Poll', []],
  [{ title: '점심은?' }, 'ko', '점심은?', []],
  [
    { voters: 1200, multiple: true, closed: true },
    'ko',
    '투표',
    ['1,200명 참여', '여러 개를 고를 수 있음', '마감됨'],
  ],
  [
    { voters: 1, multiple: true, closed: true },
    'en',
    'Poll',
    ['1 voter', 'several choices allowed', 'closed'],
  ],
  [{ voters: 0, multiple: false, closed: false }, 'ko', '투표', ['0명 참여']],
])('a poll %j says in %s: %s, %j', (poll, locale, heading, notes) => {
  expect(toPollView({ options: options(1), ...poll }, createSampleSite({ locale }))).toMatchObject({
    heading,
    notes,
  })
})

test.each([
  [1, '1 vote'],
  [0, '0 votes'],
  [1200, '1,200 votes'],
])('%d in English: %s', (votes, label) => {
  const [option] = toPollView({ options: options(votes) }, createSampleSite({ locale: 'en' })).options
  expect(option?.votes).toBe(label)
})
