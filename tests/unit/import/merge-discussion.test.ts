// A question with all that hangs on it, imported again: what people did in between stays, all else follows the source.
import { describe, expect, test } from 'vitest'
import { createZone } from '../../../src/format/time.ts'
import type { DiscussionTexts } from '../../../src/import/discussion-texts.ts'
import { type MergedDiscussion, mergeDiscussion } from '../../../src/import/merge-discussion.ts'
import type { CurrentDiscussion } from '../../../src/import/read-discussion-files.ts'
import { decide, digest } from '../../../src/import/three-way.ts'

const zone = createZone('Asia/Seoul')
const nothing = { question: undefined, answers: new Map(), comments: new Map() }

interface Discussion {
  title?: string
  body?: string
  recommended?: number
  score?: number | undefined
  aliases?: string[]
  tags?: string[]
  answers?: Record<string, string>
  /** Text, and the answer that it is on. */
  comments?: Record<string, [text: string, answer?: string]>
  /** Of an answer to an answer, or of a comment to a comment. */
  replies?: Record<string, string>
}

/** As an import makes it: all is counted, and in the history. */
function toDiscussion({
  title = '제목',
  body = '본문',
  recommended = 0,
  score,
  aliases = [],
  tags = ['rest'],
  replies = {},
  ...of
}: Discussion = {}): DiscussionTexts {
  const answers = Object.entries(of.answers ?? {})
  const comments = Object.entries(of.comments ?? {})
  const answered = answers.map(([id]) => ({
    at: toDay(id),
    actor: `답변한 ${id}`,
    kind: '새로운 답변' as const,
  }))
  const commented = comments.map(([id]) => ({
    at: toDay(id),
    actor: `댓글 ${id}`,
    kind: '새로운 댓글' as const,
  }))
  const toReply = (id: string) => (replies[id] === undefined ? {} : { replyTo: replies[id] })
  const later = [...answered, ...commented].sort((a, b) => (a.at < b.at ? -1 : 1))
  const fields = {
    title,
    category: '개발자',
    hashtags: tags,
    counts: { answers: answers.length, comments: comments.length, recommended },
    poll: false,
    activity: [{ at: '2024-01-01', actor: '물은 사람', kind: '질문' as const }, ...later],
    aliases,
    ...(score === undefined ? {} : { score }),
  }
  return {
    question: { fields, body },
    answers: new Map(
      answers.map(([id, text]) => {
        const fields = { actor: `답변한 ${id}`, at: toDay(id), edited: [], counts: {}, ...toReply(id) }
        return [id, { fields, body: text }]
      }),
    ),
    comments: new Map(
      comments.map(([id, [text, answer]]) => {
        const on = answer === undefined ? {} : { answer }
        return [id, { id, ...on, ...toReply(id), actor: `댓글 ${id}`, at: toDay(id), text }]
      }),
    ),
  }
}

/** `c2` → 2024-01-12 */
function toDay(id: string): string {
  return `2024-01-${10 + Number(id.replace(/\D/g, ''))}`
}

function toLink(id: string, replyTo: string | undefined): string {
  return replyTo === undefined ? id : `${id} → ${replyTo}`
}

function toCurrent(
  discussion: DiscussionTexts,
  kept: Partial<CurrentDiscussion['kept']> = {},
): CurrentDiscussion {
  return { ...discussion, kept: { answers: new Map(), ...kept } }
}

/** Imports one discussion after the other. @param hand what people made of the first meanwhile. */
function importTwice(
  first: Discussion,
  hand: Discussion,
  second: Discussion,
  kept: Partial<CurrentDiscussion['kept']> = {},
) {
  const { base } = importOnce(undefined, toCurrent(nothing), toDiscussion(first))
  return importOnce(base, toCurrent(toDiscussion(hand), kept), toDiscussion(second))
}

function importOnce(base: MergedDiscussion['base'], current: CurrentDiscussion, next: DiscussionTexts) {
  return mergeDiscussion({ id: '1', source: '1', base, current, next }, zone)
}

/** What is written, and what is said of it. */
function tell({ question, answers, comments, written, things }: MergedDiscussion): string[] {
  const { answers: answered = '?', comments: commented = '?' } = question?.fields.counts ?? {}
  return [
    ...(written.question && question
      ? [
          `${question.fields.title}: ${question.body} (${answered}, ${commented}; ${question.fields.activity.length})`,
        ]
      : []),
    ...Array.from(answers).flatMap(([id, { body }]) => (written.answers.has(id) ? [`${id}: ${body}`] : [])),
    ...(written.comments
      ? [Array.from(comments.values(), ({ id, text }) => `${id}: ${text}`).join(', ')]
      : []),
    ...[things.question, ...things.answers, ...things.comments]
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map(({ id, outcome, parts = [] }) => {
        return [id, outcome, ...(outcome === 'updated' ? [] : parts)].join(' ')
      }),
  ]
}

const whole: Discussion = { answers: { '5': '답' }, comments: { c2: ['댓글'], c6: ['답의 댓글', '5'] } }

describe('the first time', () => {
  test('all is written', () => {
    expect(tell(importOnce(undefined, toCurrent(nothing), toDiscussion(whole)))).toEqual([
      '제목: 본문 (1, 2; 4)',
      '5: 답',
      'c2: 댓글, c6: 답의 댓글',
      '1 added',
      '5 added',
      'c2 added',
      'c6 added',
    ])
  })

  test('ids may be names that every object has', () => {
    const discussion = toDiscussion({
      answers: { constructor: '답' },
      comments: { toString: ['댓글'] as [string] },
    })
    const merged = importOnce(undefined, toCurrent(nothing), discussion)
    expect(tell(merged)).toEqual([
      '제목: 본문 (1, 1; 3)',
      'constructor: 답',
      'toString: 댓글',
      '1 added',
      'constructor added',
      'toString added',
    ])
    expect(tell(importOnce(merged.base, toCurrent(discussion), discussion))).toEqual([])
  })

  test('what is there already, and says the same, is taken for imported', () => {
    const merged = importOnce(undefined, toCurrent(toDiscussion(whole)), toDiscussion(whole))
    expect(tell(merged)).toEqual([])
    expect(Object.keys(merged.base?.comments ?? {})).toEqual(['c2', 'c6'])
  })

  test('another question of the same id stays as it is, without what hangs on the new one', () => {
    const merged = importOnce(undefined, toCurrent(toDiscussion({ title: '다른 질문' })), toDiscussion(whole))
    expect(tell(merged)).toEqual(['1 own'])
    expect(merged.base).toBeUndefined()
  })
})

describe('again', () => {
  test.each<[string, Discussion, Discussion, Discussion, string[]]>([
    ['nothing changed', whole, whole, whole, []],
    [
      'the source changed all',
      whole,
      whole,
      { ...whole, title: '새 제목', body: '새 본문', answers: { '5': '새 답' } },
      ['새 제목: 새 본문 (1, 2; 4)', '5: 새 답', '1 updated', '5 updated'],
    ],
    ['a hand edited the body', whole, { ...whole, body: '고침' }, whole, ['1 edited body']],
    [
      'a hand edited the body, the source the title and a count',
      whole,
      { ...whole, body: '고침' },
      { ...whole, title: '새 제목', recommended: 3 },
      ['새 제목: 고침 (1, 2; 4)', '1 edited body'],
    ],
    [
      'both edited the body, and an answer is new',
      whole,
      { ...whole, body: '고침' },
      { ...whole, body: '다름', answers: { '5': '답', '7': '둘째 답' } },
      ['제목: 고침 (2, 2; 5)', '7: 둘째 답', '1 edited-both body', '7 added'],
    ],
    [
      'a hand edited a score, the source the title',
      { ...whole, score: 1 },
      { ...whole, score: 3 },
      { ...whole, score: 1, title: '새 제목' },
      ['새 제목: 본문 (1, 2; 4)', '1 edited score'],
    ],
    ['both made the same of it', whole, { ...whole, body: '같음' }, { ...whole, body: '같음' }, []],
    [
      'a hand edited one comment, the source another, and a third is new',
      { comments: { c1: ['하나'], c2: ['둘'] } },
      { comments: { c1: ['고침'], c2: ['둘'] } },
      { comments: { c1: ['하나'], c2: ['새 둘'], c3: ['셋'] } },
      [
        '제목: 본문 (0, 3; 4)',
        'c1: 고침, c2: 새 둘, c3: 셋',
        '1 updated',
        'c1 edited',
        'c2 updated',
        'c3 added',
      ],
    ],
    [
      'a hand removed an answer with its comment: neither comes back',
      whole,
      { ...whole, answers: {}, comments: { c2: ['댓글'] } },
      { ...whole, comments: { ...whole.comments, c8: ['또 답에', '5'] } },
      ['1 edited-both counts activity', '5 removed', 'c6 removed', 'c8 removed'],
    ],
    [
      'an answer and a comment vanished from the source: they stay, are counted and in the history',
      whole,
      whole,
      { comments: { c6: ['답의 댓글', '5'] } },
      ['5 vanished', 'c2 vanished'],
    ],
    [
      'a hand wrote an answer of its own',
      whole,
      { ...whole, answers: { '5': '답', '6': '내 답' } },
      whole,
      ['1 edited activity'],
    ],
    [
      'a hand wrote an answer of its own, and the source has one more',
      whole,
      { ...whole, answers: { '5': '답', '6': '내 답' } },
      { ...whole, answers: { '5': '답', '7': '둘째 답' } },
      ['제목: 본문 (3, 2; 6)', '7: 둘째 답', '1 edited-both counts activity', '7 added'],
    ],
    [
      'the source has another answer of that id',
      whole,
      { ...whole, answers: { '5': '답', '6': '내 답' } },
      { ...whole, answers: { '5': '답', '6': '그쪽 답' } },
      ['6 own'],
    ],
    [
      'the source has another answer of that id, with a comment on it: neither is taken',
      whole,
      { ...whole, answers: { '5': '답', '6': '내 답' } },
      {
        answers: { '5': '답', '6': '그쪽 답' },
        comments: { ...whole.comments, c9: ['그쪽 답에', '6'] },
      },
      ['1 edited-both counts activity', '6 own', 'c9 own'],
    ],
  ])('%s', (_name, first, hand, second, told) => {
    expect(tell(importTwice(first, hand, second))).toEqual(told)
  })

  test('a question that a hand removed stays away, with all that hangs on it', () => {
    const { base } = importOnce(undefined, toCurrent(nothing), toDiscussion(whole))
    const merged = importOnce(base, toCurrent(nothing), toDiscussion({ ...whole, title: '새 제목' }))
    expect(tell(merged)).toEqual(['1 removed'])
    expect(merged.base).toEqual(base)
  })

  const [removed, own] = [{ '5': '답' }, { '5': '내 답' }]

  test.each<[string, Discussion, Discussion, Discussion, string[], string[]]>([
    [
      'an answer that a hand removed',
      { answers: removed },
      {},
      { answers: { ...removed, '7': '답에' }, replies: { '7': '5' } },
      ['7'],
      ['question 1, answer 7: 5'],
    ],
    [
      'an answer of a hand’s own',
      {},
      { answers: own },
      { answers: { '5': '그쪽 답', '7': '답에' }, replies: { '7': '5' } },
      ['5', '7'],
      ['question 1, answer 7: 5'],
    ],
    [
      'a comment that a hand removed',
      { comments: { c1: ['하나'] } },
      {},
      { comments: { c1: ['하나'], c2: ['하나에'] }, replies: { c2: 'c1' } },
      ['c2'],
      ['question 1, comment c2: c1'],
    ],
    [
      'a comment of a hand’s own',
      {},
      { comments: { c1: ['내 댓글'] } },
      { comments: { c1: ['하나'], c2: ['하나에'] }, replies: { c2: 'c1' } },
      ['c1', 'c2'],
      ['question 1, comment c2: c1'],
    ],
    [
      'a comment that is not taken, as a hand removed the answer that it is on',
      { answers: removed },
      {},
      { answers: removed, comments: { c1: ['답에', '5'], c2: ['댓글에'] }, replies: { c2: 'c1' } },
      ['c2'],
      ['question 1, comment c2: c1'],
    ],
    [
      'a text that a hand removed, in what was imported before',
      { answers: { '5': '답', '7': '답에' }, replies: { '7': '5' } },
      { answers: { '7': '답에' }, replies: { '7': '5' } },
      { answers: { '5': '답', '7': '답에' }, replies: { '7': '5' } },
      ['7'],
      ['question 1, answer 7: 5'],
    ],
    [
      'what stands',
      whole,
      whole,
      {
        answers: { '5': '답', '7': '답에' },
        comments: { ...whole.comments, c8: ['댓글에'] },
        replies: { '7': '5', c8: 'c2' },
      },
      ['5', '7 → 5', 'c2', 'c6', 'c8 → c2'],
      [],
    ],
  ])('a reply of the source to %s', (_name, first, hand, second, replies, notes) => {
    const merged = importTwice(first, hand, second)
    expect([
      ...Array.from(merged.answers, ([id, { fields }]) => toLink(id, fields.replyTo)),
      ...Array.from(merged.comments, ([id, { replyTo }]) => toLink(id, replyTo)),
    ]).toEqual(replies)
    expect(merged.notes.map(({ at, detail = '' }) => `${at}: ${detail}`)).toEqual(notes)
    const again = importOnce(merged.base, toCurrent(merged), toDiscussion(second))
    expect(again.written).toMatchObject({ comments: false, answers: new Set() })
    const { answers, comments } = merged.base ?? {}
    expect(again.base).toMatchObject({ answers, comments })
    const edited = [...again.things.answers, ...again.things.comments].filter(({ outcome }) => {
      return outcome.startsWith('edited')
    })
    expect(edited).toEqual([])
  })

  test('a reply to what a hand removed replies to it again once that is back', () => {
    const second = { answers: { '5': '답', '7': '답에' }, replies: { '7': '5' } }
    const merged = importTwice({ answers: removed }, {}, second)
    const back = {
      ...merged,
      answers: new Map([...toDiscussion({ answers: removed }).answers, ...merged.answers]),
    }
    const again = importOnce(merged.base, toCurrent(back), toDiscussion(second))
    expect(again.answers.get('7')?.fields.replyTo).toBe('5')
    expect(again.things.answers.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      '5 unchanged',
      '7 updated',
    ])
  })

  test('old addresses of an answer and a comment that vanished from the source stay, where they stood', () => {
    const aliases = ['/q/1', '/a/5#answer-5', '/c/2#comment-c2', '/q/1/old']
    const first = { ...whole, aliases }
    const second = { answers: {}, aliases: ['/q/1', '/q/1/new'] }
    const merged = importTwice(first, first, second)
    const all = ['/q/1', '/a/5#answer-5', '/c/2#comment-c2', '/q/1/new']
    expect(merged.question?.fields.aliases).toEqual(all)
    const current = { question: merged.question, answers: merged.answers, comments: merged.comments }
    const again = importOnce(merged.base, toCurrent(current), toDiscussion(second))
    expect(again.written.question).toBe(false)
    expect(again.base).toEqual(merged.base)
  })

  test.each<[string, string[], string[], string[], string[]]>([
    [
      'one of a hand and one of the source',
      ['/1', '/2'],
      ['/hand', '/1', '/2'],
      ['/1', '/2', '/3'],
      ['/hand', '/1', '/2', '/3'],
    ],
    ['one that a hand removed', ['/1', '/2'], ['/2'], ['/1', '/2', '/3'], ['/2', '/3']],
    ['one that the source has no longer', ['/1', '/2'], ['/1', '/2', '/hand'], ['/2'], ['/2', '/hand']],
    ['nothing', ['/1'], ['/1'], ['/1'], ['/1']],
  ])('old addresses are merged as a set: %s', (_name, first, hand, second, all) => {
    const merged = importTwice({ aliases: first }, { title: '고침', aliases: hand }, { aliases: second })
    expect(merged.question?.fields).toMatchObject({ title: '고침', aliases: all })
    const again = importOnce(
      merged.base,
      toCurrent(merged as DiscussionTexts),
      toDiscussion({ aliases: second }),
    )
    expect(again.written.question).toBe(false)
    expect(again.base).toEqual(merged.base)
    const isEdited = hand.join() !== first.join()
    expect(merged.things.question).toMatchObject({
      outcome: 'edited',
      parts: isEdited ? ['title', 'aliases'] : ['title'],
    })
  })

  test('what is another question’s now is none of this one', () => {
    const sides = { id: '1', source: '1', isGiven: (alias: string) => alias === '/a/5#answer-5' }
    const first = toDiscussion({ ...whole, aliases: ['/1', '/a/5#answer-5', '/hand'] })
    const { base } = importOnce(
      undefined,
      toCurrent(nothing),
      toDiscussion({ ...whole, aliases: ['/1', '/a/5#answer-5'] }),
    )
    const merged = mergeDiscussion(
      { ...sides, base, current: toCurrent(first), next: toDiscussion({ aliases: ['/1'] }) },
      zone,
    )
    expect(merged.question?.fields.aliases).toEqual(['/1', '/hand'])
  })

  test('fields are merged each by itself, and only what both changed is told as that', () => {
    const merged = importTwice(
      { ...whole, tags: ['rest'] },
      { ...whole, title: '고침', tags: ['rest'] },
      { ...whole, title: '다름', tags: ['rest', 'http'] },
    )
    expect(merged.question?.fields).toMatchObject({ title: '고침', hashtags: ['rest', 'http'] })
    expect(merged.things.question).toEqual({
      id: '1',
      outcome: 'edited-both',
      parts: ['title'],
      isAlsoUpdated: true,
    })
  })

  test('by a list that knows fields only as a whole, they are merged as that, and then each', () => {
    const { base } = importOnce(undefined, toCurrent(nothing), toDiscussion(whole))
    const { parts: _, aliases: __, ...old } = base ?? {}
    const hand = toCurrent(toDiscussion({ ...whole, title: '고침' }))
    const kept = importOnce(old as typeof base, hand, toDiscussion({ ...whole, aliases: ['/1'] }))
    expect(kept.question?.fields).toMatchObject({ title: '고침', aliases: [] })
    expect(kept.base).toEqual(old)
    const followed = importOnce(
      old as typeof base,
      toCurrent(toDiscussion(whole)),
      toDiscussion({ ...whole, aliases: ['/1'] }),
    )
    expect(followed.base).toMatchObject({ parts: base?.parts, aliases: [expect.any(String)] })
  })

  test('what a hand edited is known as edited the next time too', () => {
    const [first, hand] = [toDiscussion(whole), toDiscussion({ ...whole, body: '고침' })]
    const { base } = importOnce(undefined, toCurrent(nothing), first)
    const again = importOnce(base, toCurrent(hand), first)
    expect(again.base).toEqual(base)
    expect(tell(importOnce(again.base, toCurrent(hand), first))).toEqual(['1 edited body'])
  })

  test.each<['faulty' | 'notes', string[]]>([
    ['faulty', ['7: 둘째 답', '1 updated', '5 faulty', '7 added']],
    ['notes', ['7: 둘째 답', '1 updated', '5 notes', '7 added']],
  ])('a file that is %s is kept, others follow', (keeping, told) => {
    const kept = { answers: new Map([['5', keeping]]) }
    const second = { ...whole, answers: { '5': '새 답', '7': '둘째 답' } }
    const [, ...rest] = tell(importTwice(whole, whole, second, kept))
    expect(rest).toEqual(told)
  })

  test('a file of comments with notes is kept, and new ones wait', () => {
    const second = { ...whole, comments: { ...whole.comments, c8: ['새 댓글'] as [string] } }
    const merged = importTwice(whole, whole, second, { comments: 'notes' })
    expect(tell(merged)).toEqual(['제목: 본문 (1, 3; 5)', '1 updated', 'c8 notes'])
    expect(Object.keys(merged.base?.comments ?? {})).toEqual(['c2', 'c6'])
  })
})

describe('what is withheld', () => {
  const noIds = new Map<string, ReadonlySet<string>>()
  const answerFive = { answers: new Map([['1', new Set(['5'])]]), comments: noIds }
  const commentSix = { answers: noIds, comments: new Map([['1', new Set(['c6'])]]) }
  const later = { ...whole, comments: { ...whole.comments, c7: ['새 댓글'] } } satisfies Discussion

  function listActors({ question }: DiscussionTexts): string[] {
    return question?.fields.activity.map(({ actor }) => actor) ?? []
  }

  test.each([
    ['an answer, its comments too', answerFive, ['물은 사람', '댓글 c2', '댓글 c7']],
    ['a comment', commentSix, ['물은 사람', '댓글 c2', '답변한 5', '댓글 c7']],
    ['of another question', { ...answerFive, answers: new Map([['2', new Set(['5'])]]) }, undefined],
  ])('names nobody in a history that is new: %s', (_, withholding, named) => {
    const all = ['물은 사람', '댓글 c2', '답변한 5', '댓글 c6', '댓글 c7']
    const sides = {
      id: '1',
      source: '1',
      base: undefined,
      current: toCurrent(nothing),
      next: toDiscussion(later),
    }
    expect(listActors(mergeDiscussion({ ...sides, withholding }, zone))).toEqual(named ?? all)
  })

  test('gets no line back that somebody removed', () => {
    const { base } = importOnce(undefined, toCurrent(nothing), toDiscussion(whole))
    const { question, ...hand } = toDiscussion(whole)
    if (!question) throw new Error('no question')
    const activity = question.fields.activity.filter(({ actor }) => !/5|c6/.test(actor))
    const current = toCurrent({
      ...hand,
      question: { ...question, fields: { ...question.fields, activity } },
    })
    const sides = { id: '1', source: '1', base, current, next: toDiscussion(later) }
    expect(listActors(mergeDiscussion({ ...sides, withholding: answerFive }, zone))).toEqual([
      '물은 사람',
      '댓글 c2',
      '댓글 c7',
    ])
  })

  test('keeps the line that stands', () => {
    const { base } = importOnce(undefined, toCurrent(nothing), toDiscussion(whole))
    const sides = {
      id: '1',
      source: '1',
      base,
      current: toCurrent(toDiscussion(whole)),
      next: toDiscussion(later),
    }
    expect(listActors(mergeDiscussion({ ...sides, withholding: answerFive }, zone))).toEqual([
      '물은 사람',
      '댓글 c2',
      '답변한 5',
      '댓글 c6',
      '댓글 c7',
    ])
  })
})

// What becomes of one thing, by what the last import wrote, what is there, and what the source says now.

const none = undefined

test.each<[string | undefined, string | undefined, string | undefined, string, string, string | undefined]>([
  // base, current, next: outcome, what is there, base of the next import
  [none, none, 'a', 'added', 'next', 'a'],
  [none, 'a', 'a', 'unchanged', 'current', 'a'],
  [none, 'b', 'a', 'own', 'current', none],
  [none, 'b', none, 'unchanged', 'current', none],
  ['a', 'a', 'a', 'unchanged', 'current', 'a'],
  ['a', 'a', 'b', 'updated', 'next', 'b'],
  ['a', 'b', 'a', 'edited', 'current', 'a'],
  ['a', 'b', 'b', 'unchanged', 'current', 'b'],
  ['a', 'b', 'c', 'edited-both', 'current', 'a'],
  ['a', none, 'a', 'removed', 'none', 'a'],
  ['a', none, 'b', 'removed', 'none', 'a'],
  ['a', 'a', none, 'vanished', 'current', 'a'],
  ['a', 'b', none, 'vanished', 'current', 'a'],
  ['a', none, none, 'gone', 'none', none],
])('wrote %s, is %s, comes %s: %s, %s stands', (base, current, next, outcome, take, left) => {
  expect(decide({ base, current, next })).toEqual({ outcome, take, base: left })
})

// As they are in lists of earlier imports.
test.each<[value: unknown, digest: string]>([
  ['본문', 'awBChWhfc1'],
  [undefined, '2jmj7l5rSw'],
  [[], 'l9Fw4VUO7k'],
  [{ b: [1, undefined, { d: null, c: '"' }], a: true, e: undefined }, 'bSWpW-vUxy'],
  [{ a: true, b: [1, null, { c: '"', d: null }] }, 'bSWpW-vUxy'],
])('%j has the digest that it always had', (value, expected) => {
  expect(digest(value)).toBe(expected)
})
