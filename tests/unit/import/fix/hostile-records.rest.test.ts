// Whatever records say, the files that are written of them pass the project's own check.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { noRedactions } from '../../../../src/folder/redactions.ts'
import { createRedactedIds } from '../../../../src/folder/withheld.ts'
import { type Field, type Leaf, toField } from '../../../../src/format/leaf.ts'
import { createArchiveNames } from '../../../../src/import/fix/archive-names.ts'
import { parseDiscussionFiles } from '../../../../src/import/fix/damaged-files.ts'
import { createFixDiscussion } from '../../../../src/import/fix/discussion.ts'
import { fixFiles } from '../../../../src/import/fix/files.ts'
import { answerSchema, commentSchema, questionSchema } from '../../../../src/import/records.ts'
import { createListErrors, createListFileErrors, writeDiscussion } from '../../../support/discussion-files.ts'
import { readHostilePayloads } from '../../../support/hostile-content.ts'
import { sampleSettings } from '../../../support/sample-settings.ts'

const fixDiscussion = createFixDiscussion({ settings: sampleSettings, category: '개발자' })
const listErrors = createListErrors(sampleSettings)
const listFileErrors = createListFileErrors(sampleSettings)

const sign = fc.oneof(
  fc.constantFrom(...'a1B 가.-_#/\\:?&+\'"`|<>[](){}*!~@%$^=,;\n\t\r'),
  fc.constantFrom(...'\0 \u0007 \u0085 \u0092 \ud800 \udfff \ufdd0 \ufffd \ufeff \u200b'.split(' ')),
  fc.constantFrom(...'\u2028 \u202e \u00ad \u0301 👍 👩🏽‍💻 \u{1f1f0} \ufe0f #\ufe0f\u20e3 İ ſ'.split(' ')),
  fc.constantFrom('---', '...', '| ', '\n\n', '    ', 'CON', 'index', '.md', '..', '😀😀', 'ａ', '𝐀'),
)
const long = fc.tuple(sign, fc.integer({ min: 1, max: 400 })).map(([text, times]) => text.repeat(times))
const text = fc.oneof(
  fc.array(sign, { maxLength: 12 }).map((parts) => parts.join('')),
  long,
  fc.constantFrom(...readHostilePayloads()),
)
/** Often the same, so that ids meet. */
const id = fc.oneof(fc.constantFrom('1', '2', 'a', 'A', 'ａ', 'b', '', ' ', '__proto__', 'thumbs.db'), text)
const time = fc.oneof(
  fc.constantFrom(
    '2024-05-01',
    '2024-05-01T09:30:00Z',
    ...['2023-01-01T00:00:00+09:00', '2999-01-01', '0000-00-00'],
  ),
  fc.constantFrom('2024.5.1', '2024-05-01 12:00:00', '1400000000', 'Mon, 06 Sep 2010 00:01:00 +0000', ''),
  text,
)
const count = fc.oneof(fc.constantFrom(-1, 0, 3, 1.5, Number.NaN, 1e300), fc.integer())
const few = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 4 })
const address = fc.oneof(
  fc.constantFrom(
    ...'/a/1 /a/1/ /A/1 /a.html /a.html/b /?p=1 /tags/a /questions/1/2 /questions/1/b'.split(' '),
  ),
  fc.constantFrom(
    ...'https://old.example/q/1 /a/2#answer-a ftp://x/ http://example.com//a?b=c&d#e /1'.split(' '),
  ),
  text,
)

const byLeaf: Partial<Record<Leaf, fc.Arbitrary<string>>> = { id, person: id, time }
const byKey: Record<string, fc.Arbitrary<unknown>> = {
  body: fc.record({ markdown: text }),
  category: fc.oneof(fc.constantFrom('Q&A', 'Front End', 'front-end', '#'), text),
  tags: few(fc.oneof(fc.constantFrom('c#', 'c-sharp', 'C#', 'REST API'), text)),
  aliases: few(address),
  source: address,
  language: fc.oneof(fc.constantFrom('ko', 'en_us', 'korean'), text),
}

/** Empty where a record leaves them out. */
const lists = new Set(['tags', 'edited', 'aliases', 'related'])

/** Whatever a schema may hold, and more. */
function toHostile<Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.infer<Schema>>
function toHostile(schema: z.ZodType): fc.Arbitrary<unknown> {
  return toValue(toField(schema))
}

function toValue({
  words,
  text: isText,
  leaf,
  number,
  switch: isSwitch,
  ...field
}: Field): fc.Arbitrary<unknown> {
  const kinds: fc.Arbitrary<unknown>[] = [
    ...(words ? [fc.constantFrom(...words)] : []),
    ...(isText ? [(leaf && byLeaf[leaf]) ?? text] : []),
    ...(number ? [count] : []),
    ...(isSwitch ? [fc.boolean()] : []),
    ...(field.element ? [few(toValue(field.element))] : []),
    ...(field.keys.size > 0 ? [fc.record(Object.fromEntries(Array.from(field.keys, toPair)))] : []),
  ]
  return fc.oneof(...kinds)
}

function toPair([key, field]: [string, Field]): [string, fc.Arbitrary<unknown>] {
  const value = byKey[key] ?? toValue(field)
  return [key, field.optional && !lists.has(key) ? fc.option(value, { nil: undefined }) : value]
}

const discussion = fc.record({
  question: toHostile(questionSchema),
  answers: few(toHostile(answerSchema)),
  comments: few(toHostile(commentSchema)),
})

test('files of hostile records pass every check', () => {
  const property = fc.property(fc.array(discussion, { minLength: 1, maxLength: 3 }), (discussions) => {
    const toNames = createArchiveNames({ category: '개발자' })
    const fixed = discussions.map((each) => fixDiscussion(each, toNames(each.question)).discussion)
    expect(listErrors(fixed)).toEqual([])
  })
  fc.assert(property, { seed: 20250630, numRuns: 40 })
})

test('so do files that were written of them without a fix, as far as they can be read', () => {
  let count = 0
  const property = fc.property(discussion, (given) => {
    const { question, answers, comments } = given
    const ids = fixDiscussion(given).discussion
    const raw = {
      question: { ...question, id: ids.question.id },
      answers: answers.map((answer, index) => ({ ...answer, id: ids.answers[index]?.id ?? '' })),
      comments,
    }
    const [file, ...others] = writeDiscussion(raw)
    const parsed =
      file &&
      parseDiscussionFiles({
        question: file,
        answers: others.filter(({ path }) => path.startsWith('answers/')),
        comments: others.find(({ path }) => path.startsWith('comments/')),
      })
    if (!parsed || 'unreadable' in parsed) return
    const names = createArchiveNames({ category: '개발자' })(parsed.discussion.question)
    const faulty = new Set([file, ...others].map(({ path }) => path))
    const fixed = fixFiles(parsed, {
      fixDiscussion,
      names,
      locale: 'ko',
      faulty,
      redacted: createRedactedIds(noRedactions),
    })
    // A sign that is gone may have kept the next one from being a note of YAML.
    if (fixed?.commented.length !== 0) return
    const files = fixed.files.map(({ path, text }) => ({
      path,
      id: path.replace(/^.*\/|\.\w+$/g, ''),
      bytes: Buffer.from(text),
    }))
    count += 1
    expect(listFileErrors(files)).toEqual([])
  })
  fc.assert(property, { seed: 20250630, numRuns: 50 })
  expect(count).toBeGreaterThan(10)
})
