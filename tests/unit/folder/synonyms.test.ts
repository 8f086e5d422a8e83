// Decision 23: synonyms.yaml, by itself and beside the questions.
import { describe, expect, test } from 'vitest'
import { checkSynonyms } from '../../../src/folder/check-names.ts'
import { parseSynonyms, type Synonyms } from '../../../src/folder/synonyms.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { listDetails } from '../../support/any-issue.ts'

function parse(text: string): Synonyms {
  const parsed = parseSynonyms('synonyms.yaml', text)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.synonyms
}

function toLine(issue: Issue): string {
  const { code, line, column } = issue
  const { value, nearest, of, carrier, other, same } = listDetails(issue)
  const named = [value, nearest && `→ ${nearest}`, of && `of ${of}`, carrier, other, same].filter(Boolean)
  return `${line}:${column} ${code} ${named.join(' ')}`
}

function findFaults(text: string): string[] {
  const parsed = parseSynonyms('synonyms.yaml', text)
  return 'issues' in parsed ? parsed.issues.map(toLine) : []
}

test.each(['', '\n', '# 아직 없음\n'])('an empty file has none: %j', (text) => {
  expect(parse(text)).toEqual([])
})

test('each hashtag has its other spellings, with their places', () => {
  expect(parse('spring-boot: [스프링부트, springboot]\nc#:\n  - csharp\n')).toEqual([
    {
      hashtag: 'spring-boot',
      line: 1,
      column: 1,
      spellings: [
        { hashtag: '스프링부트', line: 1, column: 15 },
        { hashtag: 'springboot', line: 1, column: 22 },
      ],
    },
    { hashtag: 'c#', line: 2, column: 1, spellings: [{ hashtag: 'csharp', line: 3, column: 5 }] },
  ])
})

test('numbers and switches are the texts that are written', () => {
  expect(parse('2024: [24, yes, 007]')[0]?.spellings.map(({ hashtag }) => hashtag)).toEqual([
    '24',
    'yes',
    '007',
  ])
})

describe('faults of the file alone', () => {
  test.each<[text: string, faults: string[]]>([
    ['rest: [REST]', ['1:8 invalid-hashtag REST → rest']],
    ['rest: [레 스트]', ['1:8 invalid-hashtag 레 스트 → 레-스트']],
    ['REST: [레스트]', ['1:1 invalid-hashtag REST → rest']],
    ['rest: ["#레스트"]', ['1:8 invalid-hashtag #레스트 → 레스트']],
    ['rest: [레스트, 레스트]', ['1:13 duplicate-hashtag 레스트']],
    ['rest: [rest]', ['1:8 duplicate-hashtag rest']],
    ['csharp: [c-sharp, "c#"]', ['1:19 hashtag-address-clash c# c-sharp']],
    ['rest: 레스트', ['1:7 wrong-type 레스트']],
    ['rest: { 레스트: 1 }', ['1:7 wrong-type ']],
    ['rest: [[레스트]]', ['1:8 wrong-type ']],
    ['- rest', ['1:1 wrong-type ']],
    ['rest', ['1:1 wrong-type rest']],
    ['rest:', ['1:1 missing-key ']],
    ['rest: [""]', ['1:8 invalid-hashtag ']],
    ['rest: [레스트]\nrest: [알이에스티]', ['2:1 yaml-duplicate-key rest']],
    ['rest: &a [레스트]', ['1:7 yaml-alias &a']],
  ])('%s', (text, faults) => {
    expect(findFaults(text)).toEqual(faults)
  })

  test('a wrong spelling comes with the right one', () => {
    const parsed = parseSynonyms('synonyms.yaml', 'rest: [REST API]\n')
    const corrections = 'issues' in parsed ? parsed.issues.map(({ correction }) => correction?.lines) : []
    expect(corrections).toEqual([['rest: [rest-api]']])
  })
})

describe('beside the questions', () => {
  const questions = [
    { path: 'questions/a.md', hashtags: ['rest', 'spring-boot'] },
    { path: 'questions/b.md', hashtags: ['rest', 'c#', 'api'] },
  ]

  test.each<[text: string, faults: string[]]>([
    ['rest: [레스트, restful]\nspring-boot: [스프링부트]', []],
    ['resst: [레스트]', ['1:1 unknown-synonym resst → rest']],
    ['haskell: [하스켈]', ['1:1 unknown-synonym haskell']],
    ['rest: [api]', ['1:8 synonym-clash api of rest questions/b.md']],
    ['rest: [레스트]\napi: [레스트]', ['2:7 synonym-clash 레스트 of api rest']],
    ['rest: [c-sharp]', ['1:8 synonym-clash c-sharp of rest questions/b.md c#']],
    ['rest: [.rest]\napi: [dot-rest]', ['2:7 synonym-clash dot-rest of api rest .rest']],
    ['rest: [레]', ['1:8 short-synonym 레']],
  ])('%s', (text, faults) => {
    expect(checkSynonyms(parse(text), questions, true).map(toLine)).toEqual(faults)
  })
})
