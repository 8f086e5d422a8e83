import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/folder/read-content.ts'
import type { Settings } from '../../../src/folder/settings.ts'
import type { CachedQuestion } from '../../../src/kept/question.ts'
import type { Card } from '../../../src/look/card.ts'
import { findCardOf } from '../../../src/site/cards.ts'
import { countCards, listDrawnPictures } from '../../../src/site/drawn-pictures.ts'
import { createPublication } from '../../../src/site/publication.ts'
import { writeContent } from '../../support/content-folder.ts'
import { toHiddenPlaces } from '../../support/hidden-places.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toCachedQuestion } from '../sample-question.ts'

const questions: Record<string, Partial<CachedQuestion>> = {
  a: {
    title: '주소에 넣을까요? 👋',
    hashtags: ['취업', 'rest', 'api'],
    accepted: true,
    counts: { answers: 12, comments: 0 },
    asked: { at: '2025-06-24T20:00:00Z' },
    lastInstant: 3,
    years: [
      [2022, 1],
      [2025, 4],
    ],
  },
  b: { title: '漢字 물음', hashtags: ['漢字', 'rest'], lastInstant: 2 },
  c: { title: '혼자', hashtags: [], lastInstant: 1 },
}

function publish(settings: Partial<Settings>, draws = true) {
  const cached = Object.entries(questions).map(([id, changed]) => toCachedQuestion(id, changed))
  const all = { ...sampleSettings, title: '시험 아카이브', url: 'https://example.org/', ...settings }
  return createPublication({ settings: all, questions: cached, withheld: [], synonyms: [] }, { draws })
}

const listFiles = (settings: Partial<Settings>, theme = {}) =>
  listDrawnPictures(publish(settings), { folder: '/content', themePictures: theme }).map(({ file }) => file)

const picture = { path: 'theme/x.png', digest: 'd', type: 'png' as const, width: 1200, height: 630 }

describe('which cards there are', () => {
  test.for([
    ['the archive and its largest hashtags', { cards: 1 }, {}, ['card.png', 'tags/rest/card.png']],
    ['the archive alone', { cards: 'archive' }, {}, ['card.png']],
    [
      'all, but for those whose letters the font lacks',
      { cards: 'all' },
      {},
      [
        'card.png',
        'tags/rest/card.png',
        'tags/api/card.png',
        'tags/취업/card.png',
        'questions/a/card.png',
        'questions/c/card.png',
      ],
    ],
    ['none', { cards: false }, {}, []],
    ['none without an address', { url: undefined }, {}, []],
    ['one of the theme is that of the archive', { cards: 1 }, { card: picture }, ['tags/rest/card.png']],
    ['none of a name that the font lacks', { title: '漢字', cards: 'archive' }, {}, []],
    [
      'icons of a theme, whose favicon comes first',
      { cards: false },
      { favicon: picture, logo: { ...picture, digest: 'other' } },
      ['favicon-48.png', 'apple-touch-icon.png'],
    ],
    ['icons of a logo', { cards: false }, { logo: picture }, ['favicon-48.png', 'apple-touch-icon.png']],
  ] as const)('%s', ([, settings, theme, files]) => expect(listFiles(settings, theme)).toEqual(files))
})

describe('the card of a question', () => {
  test.for([
    [{ cards: 'all' }, 'a', true, { page: 'questions/a/', alt: '주소에 넣을까요? 👋' }],
    [{ cards: 'all' }, 'b', true, { page: 'tags/rest/', alt: '#rest' }],
    [{ cards: 1 }, 'a', true, { page: 'tags/rest/', alt: '#rest' }],
    [{ cards: 50 }, 'a', true, { page: 'tags/취업/', alt: '#취업' }],
    [{ cards: 50 }, 'c', true, undefined],
    [{ cards: 'archive' }, 'a', true, undefined],
    [{ cards: 'all' }, 'a', false, undefined],
    [{ cards: false }, 'a', true, undefined],
  ] as const)('%o of %s, drawn: %s', ([settings, id, draws, card]) => {
    const publication = publish(settings, draws)
    const own = publication.archive.questions.find((question) => question.id === id)
    expect(own && findCardOf(own, publication)).toEqual(card)
  })
})

test('what is on each', () => {
  const cards = new Map<string, Card>()
  for (const { file, drawing } of listDrawnPictures(publish({ cards: 'all' }), {
    folder: '',
    themePictures: {},
  }))
    if ('card' in drawing) cards.set(file, drawing.card)
  const common = { language: 'ko', theme: undefined }
  const years = [
    [2022, 1],
    [2023, 0],
    [2024, 0],
    [2025, 5],
  ]
  expect(cards.get('questions/a/card.png')).toEqual({
    ...common,
    site: '시험 아카이브',
    title: '주소에 넣을까요?',
    facts: [
      { text: '✓ 답변 12', look: 'filled' },
      // The day in Seoul.
      { text: '2025년 6월 25일', look: 'plain' },
      { text: '#취업', look: 'hashtag' },
      { text: '#rest', look: 'hashtag' },
    ],
  })
  expect(cards.get('questions/c/card.png')?.facts).toEqual([{ text: '답변 0', look: 'framed' }])
  expect(cards.get('tags/rest/card.png')).toEqual({
    ...common,
    name: { text: 'rest', isHashtag: true },
    say: '질문 2개 · 답변율 50%',
    facts: [
      { text: '시험 아카이브', look: 'strong' },
      { text: '2025년 6월 30일 기준', look: 'plain' },
    ],
    years,
  })
  expect(cards.get('card.png')).toEqual({
    ...common,
    name: { text: '시험 아카이브', isHashtag: false },
    say: '질문과 답변 커뮤니티의 기록을 모은 읽기 전용 아카이브입니다. 새 질문이나 답변은 받지 않습니다.',
    facts: [
      { text: '질문 3', look: 'filled' },
      { text: '답변 12', look: 'plain' },
      { text: '2022–2025', look: 'plain' },
    ],
    years: [...years.slice(0, 3), [2025, 6]],
  })
})

test.for([
  [{ cards: 1 }, { all: 2, more: 6 }],
  [{ cards: 'all' }, undefined],
  [{ cards: false }, undefined],
] as const)('with %o there are %o', ([settings, work]) => expect(countCards(publish(settings))).toEqual(work))

test('nothing is drawn of a name that is redacted, of a number, or of what nobody sees', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-cards-'))
  const secret = '곽두팔 010-1234-5678'
  const [path, questionCache] = [join(folder.path, 'content'), join(folder.path, 'cache')]
  writeContent(path, {
    settings: { title: '시험', url: 'https://example.org/', cards: 'all' },
    questions: [
      {
        id: 'a',
        title: `${secret} 안녕하세요`,
        tags: ['rest'],
        activity: [{ at: '2025-06-01', actor: '곽두팔', kind: '질문' }],
        body: toHiddenPlaces(secret, 'unused').join('\n\n'),
      },
    ],
    files: { 'redactions.yaml': 'actors:\n  - { name: 곽두팔, date: 2025-06-01 }\n' },
  })
  const content = await readContent({ folder: path, questionCache, code: 'code' })
  const drawn = listDrawnPictures(createPublication(content, { draws: true }), content)
  const texts = JSON.stringify(drawn.map(({ drawing }) => drawing))
  expect(drawn.map(({ file }) => file)).toEqual(['card.png', 'tags/rest/card.png', 'questions/a/card.png'])
  expect(texts).toContain('안녕하세요')
  expect(texts).not.toMatch(/곽두팔|1234|5678/)
})
