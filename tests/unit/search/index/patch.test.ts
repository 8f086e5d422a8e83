// An index that is changed at a few places is the one that would be made anew.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostInBodies } from '../../../../src/search/index-format.ts'
import { type Described, makeIndexOf, patchIndexOf } from './index-of.ts'

function replaceAt(questions: readonly Described[], edited: ReadonlyMap<number, Described>): Described[] {
  return questions.map((question, number) => edited.get(number) ?? question)
}

const hashtags = ['rest', 'spring-boot', '취업']
/** Names of all hashtags and categories are in every index, whatever is edited. */
const fixed: Described = { id: 'fixed', hashtags, category: '백엔드', body: '고정된 글' }

function many(length: number): Described[] {
  return Array.from({ length }, (_, place) => ({
    id: `q${place}`,
    title: `질문 ${place} word${place}`,
    body: `트랜잭션 롤백 ${'가나다라마바사아자차카타파하'.slice(place % 13)} zebra${place % 7} alpha`,
    hashtags: [hashtags[place % 3] ?? ''],
    answers: place % 4 === 0 ? [{ body: `답변 ${place} UUID 헤더` }] : [],
    views: place,
  }))
}

const questions = [fixed, ...many(300)]
const index = makeIndexOf(questions)

describe('edits', () => {
  const long = '새로운 이야기와 unseen words 漢字 '.repeat(5)
  const cases: [name: string, edited: Record<number, Partial<Described>>][] = [
    ['none', {}],
    ['of a body', { 7: { body: '트랜잭션 커밋' } }],
    ['that make a text long', { 7: { body: long } }],
    ['that make a text empty', { 7: { body: '' } }],
    ['of a title', { 7: { title: '전혀 다른 제목 zzz' } }],
    [
      'of hashtags, category, flags and counts',
      { 7: { hashtags, category: '백엔드', flags: ['poll'], views: 99_999 } },
    ],
    ['of a category that is gone', { 7: { category: undefined } }],
    ['that add answers', { 7: { answers: [{ body: '하나' }, { body: `둘 ${long}` }] } }],
    ['that remove an answer', { 5: { answers: [] } }],
    ['of neighbours', { 1: { body: long }, 2: { body: long }, 3: { title: '셋' } }],
    ['of the first and the last', { 0: { ...fixed, body: long }, 300: { body: 'omega zzzz ￮' } }],
  ]
  test.each(cases)('%s', (_, changes) => {
    const edited = new Map(
      Object.entries(changes).map(([number, change]) => [
        Number(number),
        { ...(questions[Number(number)] ?? fixed), ...change },
      ]),
    )
    const patched = patchIndexOf(index, questions, edited)
    expect(patched && sortLedger(patched)).toEqual(sortLedger(makeIndexOf(replaceAt(questions, edited))))
  })

  test('one after another', { timeout: 120_000 }, () => {
    const text = fc.string({ unit: fc.constantFrom(...'가나다라 abc#.\n질문롤백'), maxLength: 80 })
    const edit = fc.record(
      {
        title: text,
        body: text,
        hashtags: fc.subarray(hashtags),
        category: fc.constantFrom('백엔드', '개발자', undefined),
        answers: fc.array(fc.record({ body: text }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    const edits = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), edit), { minLength: 1, maxLength: 4 })
    let [current, made] = [questions.slice(0, 41), makeIndexOf(questions.slice(0, 41))]
    let patched = 0
    fc.assert(
      fc.property(edits, (list) => {
        const edited = new Map(
          list.map(([number, change]) => [number, { ...(current[number] ?? fixed), ...change }]),
        )
        const result = patchIndexOf(made, current, edited)
        const after = replaceAt(current, edited)
        const anew = makeIndexOf(after)
        if (result) {
          expect(sortLedger(result)).toEqual(sortLedger(anew))
          patched += 1
        }
        current = after
        made = result ?? anew
      }),
      { numRuns: 150, endOnFailure: true },
    )
    expect(patched).toBeGreaterThan(20)
  })
})

/** In which order words were counted is nothing that an index depends on. */
function sortLedger({ files, ledger }: ReturnType<typeof makeIndexOf>) {
  const { spelling, ...others } = ledger
  const sort = (counts: typeof spelling.ofTitles) => counts.toSorted()
  return { files, ...others, ofTitles: sort(spelling.ofTitles), ofTexts: sort(spelling.ofTexts) }
}

describe('what is made anew', () => {
  test('a year that is another', () => {
    const edited = new Map([[7, { ...(questions[7] ?? fixed), year: 2024 }]])
    expect(patchIndexOf(index, questions, edited)).toBeUndefined()
  })

  test('a length that moves the mean', () => {
    const edited = new Map([[7, { ...(questions[7] ?? fixed), body: '아주 긴 글입니다 '.repeat(1_500) }]])
    expect(patchIndexOf(index, questions, edited)).toBeUndefined()
  })
})

describe('lists that are cut', { timeout: 60_000 }, () => {
  const common = Array.from({ length: mostInBodies + 1 }, (_, place) => ({
    id: `b${place}`,
    title: place % 100 === 0 ? '흔한말' : '',
    body: place % 2 === 0 ? '흔한말 흔한말' : '흔한말',
  }))
  const cut = makeIndexOf(common)
  const edit = (number: number, change: Partial<Described>) =>
    new Map([[number, { ...(common[number] ?? fixed), ...change }]])

  test.each<[name: string, edited: ReadonlyMap<number, Described>]>([
    ['stay cut', edit(11, { body: '흔한말 흔한말 흔한말' })],
    ['are whole once they are short enough', edit(11, { body: '다른것' })],
    ['know what stands in titles', edit(100, { title: '다른것' })],
  ])('%s', (_, edited) => {
    const patched = patchIndexOf(cut, common, edited)
    expect(patched && sortLedger(patched)).toEqual(sortLedger(makeIndexOf(replaceAt(common, edited))))
  })

  test('one that has to be cut for the first time is made anew', () => {
    const few = common.with(11, { id: 'b11', title: '', body: '다른것' })
    const whole = makeIndexOf(few)
    expect(whole.ledger.uncut.has('흔한')).toBe(false)
    expect(patchIndexOf(whole, few, edit(11, {}))).toBeUndefined()
  })
})
