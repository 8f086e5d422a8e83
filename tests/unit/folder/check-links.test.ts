import { describe, expect, test } from 'vitest'
import { checkLinks, type LinkingQuestion } from '../../../src/folder/check-links.ts'
import { noRedactions } from '../../../src/folder/redactions.ts'
import { toSynonyms } from '../../support/to-synonyms.ts'

function toLinking(id: string, changed: Partial<LinkingQuestion> = {}): LinkingQuestion {
  return { id, path: `questions/${id}.md`, hashtags: ['rest'], aliases: [], links: [], ...changed }
}

const stamp = [0, 0, 0, 0] as const
const answers = ['a5', '답변-하나'].map((id) => ({ id, path: `answers/b/${id}.md`, stamp }))
const ofB = { conversation: { answers, comments: undefined } }

/** `path:line:column code kind value` of each issue. @param files ids of files, those with faults too. */
function check(questions: LinkingQuestion[], files = questions.map(({ id }) => id), withheld: string[] = []) {
  const folder = {
    path: 'none',
    files: files.map((id) => ({ id, path: `questions/${id}.md`, stamp, ...(id === 'b' ? ofB : {}) })),
    pageFiles: [],
    issues: [],
    redactions: { ...noRedactions, questions: new Set(withheld) },
    described: { tags: [{ name: 'c#', aliases: ['/questions/tagged/c%23'] }], categories: [] },
    synonyms: toSynonyms({ 'c#': ['csharp', '시샵'], go: ['golang'] }),
  }
  return checkLinks(folder, questions).map(({ path, line, column, code, detail }) =>
    [
      `${path}:${line}:${column} ${code} ${Reflect.get(detail, 'kind')} ${Reflect.get(detail, 'value')}`,
      Reflect.get(detail, 'nearest'),
    ]
      .filter((each) => each !== undefined)
      .join(' '),
  )
}

const linkTo = (address: string) => toLinking('a', { links: [{ address, places: [[12, 3]] }] })
const other = toLinking('b', { hashtags: ['c#'], aliases: ['/articles/1', '/articles/5#answer-zzz'] })

describe('links to what is not there', () => {
  test.each([
    ['/tags/golang/', 'hashtag /tags/golang/'],
    ['/questions/c/', 'question /questions/c/'],
    ['/questions/%EC%B7%A8%EC%97%85', 'question /questions/취업'],
    ['/questions/b.md', 'question /questions/b.md /questions/b/'],
    ['/questions/2024/b.md', 'question /questions/2024/b.md /questions/b/'],
    ['/questions/c.md', 'question /questions/c.md'],
    ['/questions/B/', 'question /questions/B/ /questions/b/'],
    ['/questions/B.md#answer-a5', 'question /questions/B.md#answer-a5 /questions/b/#answer-a5'],
    ['/tags/go/', 'hashtag /tags/go/'],
    ['/questions/b/#answer-zzz', 'answer /questions/b/#answer-zzz'],
    ['/questions/b/2/#answer-zzz', 'answer /questions/b/2/#answer-zzz'],
    ['/questions/b/#answer-A5', 'answer /questions/b/#answer-A5 #answer-a5'],
    [
      '/questions/b/#answer-%EB%8B%B5%EB%B3%80-%ED%95%98%EB%8B%88',
      'answer /questions/b/#answer-답변-하니 #answer-답변-하나',
    ],
    ['/questions/b/#comment-k', 'comment /questions/b/#comment-k'],
  ])('%s', (address, issue) => {
    expect(check([linkTo(address), other])).toEqual([`questions/a.md:12:3 dead-link ${issue}`])
  })

  test.each([
    '/questions/b/',
    '/tags/c-sharp/',
    '/tags/csharp/',
    '/tags/%EC%8B%9C%EC%83%B5/',
    '/tags/',
    '/questions/b/#answer-a5',
    '/questions/b/#answer-%EB%8B%B5%EB%B3%80-%ED%95%98%EB%82%98',
    '/questions/b/#history',
    // An old address that leads nowhere is reported where it is written.
    '/articles/5',
    '/articles/1',
    '/articles/2',
    '/about/',
  ])('%s is there, or nobody knows', (address) => {
    expect(check([linkTo(address), other])).toEqual([])
  })

  test('each place is named', () => {
    const question = toLinking('a', {
      links: [
        {
          address: '/questions/c/',
          places: [
            [12, 3],
            [14, 1],
          ],
        },
      ],
    })
    expect(check([question])).toEqual([
      'questions/a.md:12:3 dead-link question /questions/c/',
      'questions/a.md:14:1 dead-link question /questions/c/',
    ])
  })

  test('a link elsewhere is nobody’s fault', () => {
    expect(check([toLinking('a', { links: [{ address: 'https://old.example/1', places: [] }] })])).toEqual([])
  })

  test.each(['/questions/b/', '/articles/1', '/tags/c-sharp/'])('withheld: %s', (address) => {
    const kind = address.startsWith('/tags/') ? 'hashtag' : 'question'
    expect(check([linkTo(address), other], ['a', 'b'], ['b'])).toEqual([
      `questions/a.md:12:3 dead-link ${kind} ${address}`,
    ])
  })

  test.each(['/questions/b/', '/tags/c-sharp/'])('in a file with faults: %s', (address) => {
    expect(check([linkTo(address)], ['a', 'b'])).toEqual([])
  })
})
