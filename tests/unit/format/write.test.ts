// Words for nothing are written so that they are read as text again, wherever a text may be and whoever writes it.
import { describe, expect, test } from 'vitest'
import { toQuestionText } from '../../../src/commands/new-file.ts'
import { parsePeople } from '../../../src/folder/people.ts'
import { parseSettings } from '../../../src/folder/settings.ts'
import { parseSynonyms } from '../../../src/folder/synonyms.ts'
import { parseQuestion } from '../../../src/format/parse-post.ts'
import { applyCorrections } from '../../../src/format/rewrite.ts'
import { createZone } from '../../../src/format/time.ts'
import { toSynonymsText } from '../../../src/import/hashtag-files.ts'
import { toPeopleText } from '../../../src/import/people.ts'
import { completeSettings } from '../../../src/import/settings-text.ts'
import { put } from './question-text.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', views: false }
const place = { id: 'q', path: 'questions/q.md' }

const words = ['null', '~', 'Null', 'NULL', 'None', 'undefined', 'NaN']

describe.each(words)('%s', (word) => {
  test('in what is made anew', () => {
    const who = { actor: word, at: '2024-05-01', id: 'q', body: word }
    const answers = { title: word, tags: 'null, undefined', category: '개발자', ...who }
    const text = toQuestionText(answers, { views: false, locale: 'ko' })
    const question = parseQuestion({ ...place, text }, context)
    expect(question.issues).toEqual([])
    expect(question.parsed?.question).toMatchObject({ title: word, activity: [{ actor: word }] })
  })

  test('in what an import writes beside them', () => {
    const person = { name: word, formerNames: [word], about: word, url: 'https://example.com/' }
    expect(parsePeople('people.yaml', toPeopleText([[word, person]]))).toEqual({
      people: new Map([[word, person]]),
    })
    const wanted = { title: word, referenceDate: '2025-06-30', description: word, license: word }
    const settings = parseSettings('archive.yaml', completeSettings('', wanted))
    expect(settings).toMatchObject({ settings: { title: word, description: word, license: word } })
    expect(settings).not.toHaveProperty('warnings')
    expect(parseSynonyms('synonyms.yaml', toSynonymsText([['null', ['undefined']]]))).toMatchObject({
      synonyms: [{ hashtag: 'null', spellings: [{ hashtag: 'undefined' }] }],
    })
  })
})

test('what is fixed around them stays in quotes', () => {
  const text = `---
title: "None"
category: 개발자
tags: ["null", REST, "undefined"]
counts: { answers: 0, comments: 0 }
activity:
  - { at: 2024-05-01, actor: "null", kind: 질문 }
license: { name: "~" }
---
글
`
  const check = (changed: string) => parseQuestion({ ...place, text: changed }, context).issues
  const { text: fixed } = applyCorrections(text, check)
  expect(fixed).toBe(text.replace('REST', 'rest'))
  expect(check(fixed)).toEqual([])
})

test.each([
  ['tags: [NULL, rest]', 'tags: [NULL, rest]'],
  ['tags: null', 'tags: null'],
  ['tags: NULL, rest', 'tags: NULL, rest'],
])('nothing that may be meant as nothing is made a hashtag: %s', (tags, kept) => {
  const check = (text: string) => parseQuestion({ ...place, text }, context).issues
  expect(applyCorrections(put(tags), check).text).toContain(`\n${kept}\n`)
})
