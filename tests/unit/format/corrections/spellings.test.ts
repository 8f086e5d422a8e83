// What people write, and what is meant by it: each family by itself, without a file around it.
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import type { Draft, Propose } from '../../../../src/format/corrections/candidate.ts'
import { proposeBrackets } from '../../../../src/format/corrections/fences.ts'
import { proposeHashtagList } from '../../../../src/format/corrections/hashtags.ts'
import { addSpaces } from '../../../../src/format/corrections/keys.ts'
import { proposeLookAlikes } from '../../../../src/format/corrections/look-alikes.ts'
import { proposeQuotes, quoteText } from '../../../../src/format/corrections/texts.ts'
import { findNearestTime, toCount } from '../../../../src/format/corrections/values.ts'
import { postSchema, questionSchema } from '../../../../src/format/fields.ts'
import { createZone } from '../../../../src/format/time.ts'
import { toAnyIssue } from '../../../support/any-issue.ts'

/** What a family says of a file of one line. */
function propose(family: Propose, line: string, schema: Draft['schema'] = questionSchema) {
  const draft = { text: line, lines: [line], schema, from: 1, to: 2, zone: undefined }
  const issue = toAnyIssue('wrong-type', { key: '', value: '' })
  const { lines = [], certain } = [...family(issue, draft)].at(-1)?.correction ?? {}
  return { line: lines.join('\n') || undefined, certain }
}

describe('counts', () => {
  test.each([
    ['1,234', '1234'],
    ['12,345,678', '12345678'],
    ['1_234', '1234'],
    ['1 234', '1234'],
    ['+5', '5'],
    ['+1,234', '1234'],
    ['007', '7'],
    ['3.0', '3'],
    ['3.00', '3'],
    ['１２', '12'],
    [' 3 ', '3'],
    ['3개', '3'],
    ['3 회', '3'],
    ['1,234명', '1234'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', undefined],
    ['1,23', undefined],
    ['1234,567', undefined],
    ['1,2345', undefined],
    ['x1,234', undefined],
    ['약 3개', undefined],
    ['3개월', undefined],
    ['1.5', undefined],
    ['3.05', undefined],
    ['-1', undefined],
    ['1만', undefined],
    ['1e3', undefined],
    ['3.', undefined],
    ['', undefined],
  ])('%s → %s', (written, count) => {
    expect(toCount(written)).toBe(count)
  })
})

describe('lists of hashtags', () => {
  test.each<[string, string[] | undefined]>([
    ['rest', ['rest']],
    ['REST', ['rest']],
    ['#rest #취업', ['rest', '취업']],
    ['##rest, # 취업', ['rest', '취업']],
    ['#c# #f#', ['c#', 'f#']],
    ['[rest, 취업', ['rest', '취업']],
    ['[rest, 취업].', ['rest', '취업']],
    ['[ rest , 취업 ]', ['rest', '취업']],
    ['(rest; 취업)', ['rest', '취업']],
    ['<rest，취업>', ['rest', '취업']],
    ['{{rest}}', ['rest']],
    [`["rest", '취업']`, ['rest', '취업']],
    ['"rest, 취업"', ['rest', '취업']],
    ['"#rest"', ['rest']],
    ['[rest,, 취업,]', ['rest', '취업']],
    ['[REST, rest]', ['rest']],
    ['[Spring Boot]', ['spring-boot']],
    ['[c/c++, ci | cd]', ['c-c++', 'ci-cd']],
    ['[R & D]', ['r-and-d']],
    ['[what?!]', ['what']],
    [`[${'A'.repeat(50)}]`, ['a'.repeat(50)]],
    // One hashtag or two, or none of which is left enough.
    ['rest 취업', undefined],
    ['[rest·취업]', undefined],
    ['[rest #취업, a]', undefined],
    ['[rest, [취업]', undefined],
    [`[${'A'.repeat(51)}]`, undefined],
    ['[rest, ---]', undefined],
    ['[#]', undefined],
    ['[]', undefined],
    ['', undefined],
  ])('%s → %j', (written, hashtags) => {
    const list = hashtags && `tags: [${hashtags.join(', ')}]`
    expect(propose(proposeHashtagList, `tags: ${written}`).line).toBe(list)
  })
})

describe('times', () => {
  const zone = createZone('Asia/Seoul')
  const day = (text: string) => ({ text, certain: true })
  const clock = (text: string) => ({ text, certain: true, zone: 'Asia/Seoul' })

  test.each([
    ['2024-5-1', day('2024-05-01')],
    ['2024 . 5 . 1 .', day('2024-05-01')],
    ['2024년 5월 1일 수요일', day('2024-05-01')],
    ['24-5-1', { text: '2024-05-01', certain: false }],
    ['20240501', day('2024-05-01')],
    ['202405010930', clock('2024-05-01T09:30:00+09:00')],
    ['20240501093015', clock('2024-05-01T09:30:15+09:00')],
    ['20240501T093015Z', day('2024-05-01T09:30:15Z')],
    ['20240501t0930z', day('2024-05-01T09:30:00Z')],
    ['2024-05-01, 9:30', clock('2024-05-01T09:30:00+09:00')],
    ['2024-05-01 9:3', { text: '2024-05-01T09:03:00+09:00', certain: false, zone: 'Asia/Seoul' }],
    ['2024-05-01 9:30:05', clock('2024-05-01T09:30:05+09:00')],
    ['2024-05-01T09:30:15.123 +09:00', day('2024-05-01T09:30:15+09:00')],
    ['2024-05-01 9:30 +0530', day('2024-05-01T09:30:00+05:30')],
    ['2024-05-01 9:30 -5', day('2024-05-01T09:30:00-05:00')],
    ['2024-05-01 9:30 UTC+9', day('2024-05-01T09:30:00+09:00')],
    ['2024-05-01 9:30 kst', day('2024-05-01T09:30:00+09:00')],
    ['2024-05-01 9:30 GMT', day('2024-05-01T09:30:00Z')],
    ['2024-05-01 9시', clock('2024-05-01T09:00:00+09:00')],
    ['2024-05-01 9시 15분', clock('2024-05-01T09:15:00+09:00')],
    ['2024-05-01 9시15분7초', clock('2024-05-01T09:15:07+09:00')],
    ['2024-05-01 9:30 a.m.', clock('2024-05-01T09:30:00+09:00')],
    ['2024-05-01 9:30am', clock('2024-05-01T09:30:00+09:00')],
    ['2024-05-01 9:30PM', clock('2024-05-01T21:30:00+09:00')],
    ['2024-05-01 9:30 pmt', undefined],
    ['2024-05-01 9:30 xam', undefined],
    ['2024-05-01 오후 1:10', clock('2024-05-01T13:10:00+09:00')],
    ['2024-05-01 오후 13:10', clock('2024-05-01T13:10:00+09:00')],
    ['2024-05-01 오후 23:10', clock('2024-05-01T23:10:00+09:00')],
    ['2024-05-01 오후 24:10', undefined],
    ['2024-05-01 오후 0:10', undefined],
    ['2024-05-01 오전 0:10', undefined],
    ['2024-05-01 오전', undefined],
    ['2024-05-01 KST', undefined],
    ['2024-05-01 25:00', undefined],
    ['2024-02-30 9:30', undefined],
    ['2024-02-30', undefined],
    ['12024-05-01', undefined],
    ['2024-05-01 9:30 쯤', undefined],
    ['120240501', undefined],
    ['202405011', undefined],
    ['5월 1일', undefined],
    ['', undefined],
  ])('%s → %j', (written, time) => {
    expect(findNearestTime(written, zone)).toEqual(time)
  })

  test('without a zone only what names its offset, or is a day', () => {
    expect(findNearestTime('2024-05-01 9:30', undefined)).toBeUndefined()
    expect(findNearestTime('2024-05-01 9:30 UTC', undefined)).toEqual(day('2024-05-01T09:30:00Z'))
    expect(findNearestTime('2024.5.1', undefined)).toEqual(day('2024-05-01'))
  })
})

describe('texts that YAML takes for something else', () => {
  test.each<[string, string | undefined, boolean?]>([
    ['PUT', undefined],
    ['a:b', undefined],
    [':a', undefined],
    ['C#', undefined],
    ['a: b', 'a: b', true],
    ['a:', 'a:', true],
    ['@Bean', '@Bean', true],
    ['- 는', '- 는', true],
    ['? 는', '? 는', true],
    ['> 는', '> 는', false],
    ['[공지] PUT', '[공지] PUT', false],
    ['PUT #1', 'PUT #1', false],
    ['@a #1', '@a #1', false],
    ['@a[0]', '@a[0]', true],
    // What YAML has a meaning for besides.
    ['&a 익명', '&a 익명', false],
    ['& 익명', '& 익명', true],
    ['*a', '*a', false],
    ['*a b', '*a b', true],
    ['!a', '!a', false],
    ['!a b', '!a b', false],
    ['!!str 익명', '익명', false],
    ['!!str "PUT: 하나"', 'PUT: 하나', false],
    ['!!str a: b', 'a: b', false],
    ['!!str', '!!str', false],
    ['"PUT', 'PUT', true],
    ['"PUT"', 'PUT', true],
    ["'PUT'", 'PUT', true],
    ['"PUT"과 PATCH', '"PUT"과 PATCH', true],
    ['"PUT"과 "PATCH', '"PUT"과 "PATCH', false],
    ['"PUT"과 #1', '"PUT"과 #1', false],
    ['"PUT"과 "PATCH"', '"PUT"과 "PATCH"', false],
    ['"그는 "안녕" 했다"', '그는 "안녕" 했다', false],
    ["'What's REST?'", "What's REST?", true],
  ])('%s → %s', (written, text, certain) => {
    const { line, ...found } = propose(proposeQuotes, `title: ${written}`)
    expect({ text: line && load(line), ...found }).toEqual({ text: text && { title: text }, certain })
  })

  test.each([
    ['rest', 'rest'],
    ['007', '"007"'],
    ['a: b', '"a: b"'],
    ["it's: a", '"it\'s: a"'],
    ['"PUT"과', '\'"PUT"과\''],
    ['"PUT"과 it\'s', '"\\"PUT\\"과 it\'s"'],
    ['C:\\a: b', "'C:\\a: b'"],
    ['a\nb', '"a\\nb"'],
    ['"a"\tb', '"\\"a\\"\\tb"'],
  ])('%j is written %s', (text, yaml) => {
    expect(quoteText(text)).toBe(yaml)
  })
})

describe('signs that look alike', () => {
  test.each([
    ['title：PUT', 'title: PUT'],
    ['title ：PUT', 'title: PUT'],
    ['title： PUT', 'title: PUT'],
    ['title：', 'title:'],
    ['title:\u3000PUT', 'title: PUT'],
    ['제목： PUT', '제목: PUT'],
    ['title: “PUT”', 'title: "PUT"'],
    ['title: ＂PUT＂ ', 'title: "PUT" '],
    ['tags： ［rest，취업］', 'tags: [rest, 취업]'],
    ['tags:【＃rest、취업】', 'tags:[#rest, 취업]'],
    ['tags: [‘a’，“b”]', `tags: ['a', "b"]`],
    ['counts: ｛ answers： ０， views： １２ ｝', 'counts: { answers: 0, views: 12 }'],
    ['at： 2024-05-01T09：30：00+09：00', 'at: 2024-05-01T09:30:00+09:00'],
    ['aliases: [https：//a.kr/b]', 'aliases: [https://a.kr/b]'],
    ['\tanswers: 0', '  answers: 0'],
    ['\u3000\u00a0answers: 0', '  answers: 0'],
    ['– at: 2024-05-01', '- at: 2024-05-01'],
    ['-\u3000at: 2024-05-01', '- at: 2024-05-01'],
    ['-\tat: 2024-05-01', '- at: 2024-05-01'],
    ['-at： 2024-05-01', '-at: 2024-05-01'],
    ['  •\u00a0rest', '  - rest'],
    ['  - rest，취업', '  - rest, 취업'],
    ['-rest，취업', '-rest, 취업'],
    [`kind: ${'질문'.normalize('NFD')}`, 'kind: 질문'],
    // What may be a text of somebody.
    ['title: “PUT”과 “PATCH”', 'title: “PUT”과 “PATCH”'],
    ['title: PUT，PATCH', 'title: PUT，PATCH'],
    ['title: “PUT”이란', 'title: “PUT”이란'],
    ['category: ０과 １', 'category: ０과 １'],
    ['  - 두 말，셋', '  - 두 말，셋'],
    ['reason: “중복”, 이유: 하나，둘', 'reason: “중복”, 이유: 하나，둘'],
    ['reason： “중복”', 'reason: "중복"'],
    ['  - label: “A”、 B: 하나，둘', '  - label: “A”、 B: 하나，둘'],
    ['이름： 하나，둘', '이름: 하나，둘'],
    ['license： ＃1，＃2', 'license: ＃1，＃2'],
    ['license： ｛ name： MIT ｝', 'license: { name: MIT }'],
    ['text： 하나，둘', 'text: 하나，둘'],
    ['about: 하나，둘', 'about: 하나，둘'],
    ['title： {하나，둘}', 'title: {하나，둘}'],
    // Keys that the schema alone knows.
    ['language：en', 'language: en'],
    ['그것： 무엇', '그것： 무엇'],
    ['가 – 나', '가 – 나'],
  ])('%j → %j', (line, fixed) => {
    expect(propose(proposeLookAlikes, line, postSchema).line ?? line).toBe(fixed)
  })
})

describe('keys that a value sticks to', () => {
  test.each([
    ['title:PUT', 'title: PUT'],
    ['제목:PUT', '제목: PUT'],
    ['- at:2024-05-01', '- at: 2024-05-01'],
    ['-at:2024-05-01', '-at: 2024-05-01'],
    ['-   at:2024-05-01', '-   at: 2024-05-01'],
    ['title=PUT', 'title: PUT'],
    ['title = PUT', 'title: PUT'],
    ['{answers:3,views:4}', '{answers: 3,views: 4}'],
    ['{ answers=3, views = 4 }', '{ answers: 3, views: 4 }'],
    ['title: a:b', 'title: a:b'],
    ['title==PUT', 'title==PUT'],
    ['title:/a', 'title:/a'],
    ['title::a', 'title::a'],
    ['title:', 'title:'],
    ['slug:PUT', 'slug:PUT'],
    ['https://a.kr', 'https://a.kr'],
  ])('%s → %s', (line, spaced) => {
    expect(addSpaces(line, questionSchema)).toBe(spaced)
  })
})

describe('brackets that do not fit', () => {
  test.each([
    ['[a, b', '[a, b]'],
    ['[a, b}', '[a, b]'],
    ['[a, b]]', '[a, b]'],
    ['[a,, b,', '[a, b]'],
    ['[a ,b] , ', '[a, b]'],
    ['[a)', '[a]'],
    ['{ a: 1', '{ a: 1 }'],
    ['{a: 1, b: 2]', '{ a: 1, b: 2 }'],
    ['[', '[]'],
    // Nobody knows where the other one belongs.
    ['[a, [b]', '[a, [b]'],
    ['[{ a: 1 }', '[{ a: 1 }'],
    ['[a] b', '[a] b'],
    ['["a, b', '["a, b'],
    ["[it's", "[it's"],
    ['[a #b', '[a #b'],
  ])('%s → %s', (flow, fixed) => {
    expect(propose(proposeBrackets, `tags: ${flow}`).line ?? `tags: ${flow}`).toBe(`tags: ${fixed}`)
  })
})
