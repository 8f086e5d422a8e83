// What follows from what a value is, at every place where any file may have it: a new row of a schema is tested by itself.
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Issue } from '../../src/format/issue.ts'
import type { DiscussionTexts } from '../../src/import/discussion-texts.ts'
import type { MergedDiscussion } from '../../src/import/merge-discussion.ts'
import type { CurrentDiscussion } from '../../src/import/read-discussion-files.ts'
import { hostilePayloads } from '../fixtures/hostile-payloads.ts'
import { writeContent } from '../support/content-folder.ts'
import type { Place } from '../support/places.ts'
import { longest, valueRules } from '../support/value-rules.ts'

// And at some that nobody has named anywhere in the program.
vi.resetModules()
vi.doMock(import('../../src/format/fields.ts'), async (load) => {
  const fields = await load()
  const { leaf } = await import('../../src/format/leaf.ts')
  const { webLink } = await import('../../src/format/address-fields.ts')
  const { id, ...comment } = fields.commentsSchema.element.shape
  const added = {
    audience: leaf('line', z.string()).min(1).max(300).optional(),
    shares: z.int().min(0).optional(),
    copy: webLink.optional(),
  }
  return {
    ...fields,
    questionSchema: fields.questionSchema.extend(added),
    answerSchema: fields.answerSchema.extend(added),
    // A text is the last of a comment.
    commentsSchema: z.array(z.strictObject({ id, ...added, ...comment })),
    pageSchema: fields.pageSchema.extend(added),
    postSchema: fields.postSchema.extend(added),
  }
})
afterAll(() => {
  vi.doUnmock(import('../../src/format/fields.ts'))
  vi.resetModules()
})
const { compareConversations, comparePosts, createPreparePosts } = await import('../../src/changes/posts.ts')
const { createPrepareQuestion } = await import('../../src/folder/prepare-question.ts')
const { createPrint, toChangeTexts } = await import('../../src/changes/print.ts')
const { tellConversation } = await import('../support/tell-conversation.ts')
const { repairContent } = await import('../../src/commands/repair.ts')
const { applyCorrection } = await import('../../src/format/issue.ts')
const { isSameText } = await import('../../src/import/discussion-texts.ts')
const { mergeDiscussion } = await import('../../src/import/merge-discussion.ts')
const { parseDiscussionFiles } = await import('../../src/import/read-discussion-files.ts')
const { actors, context, kinds, listValueKinds, masks, places, settings, writeAt } = await import(
  '../support/places.ts'
)

const rows = places.flatMap((place) =>
  listValueKinds(place).map((kind) => [place.name, kind, place] as const),
)

/** What a rule says of one place. */
function choose({ name, field }: Place, told: string, but: Readonly<Record<string, string>> = {}): string {
  const key = Object.keys(but).find((each) => {
    return each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name.endsWith(each)
  })
  return but[key ?? (field.optional ? 'optional' : '')] ?? told
}

/** The same once `undefined` is nothing. */
const toSaid = (place: Place, text: string) => JSON.stringify(kinds[place.of].read(text).said)

test('each kind of value is somewhere', () => {
  const found = new Set<string>(rows.map(([, kind]) => kind))
  expect(Object.keys(valueRules).filter((kind) => !found.has(kind))).toEqual([])
})

/** Where an issue is: at the value, at its key, or in the line of the value. */
function toPlace({ line, column }: Issue, { value, key }: { value: string; key: string }): string {
  const [valueLine, valueColumn] = value.split(':').map(Number)
  if (`${line}:${column}` === value) return ''
  if (`${line}:${column}` === key) return 'key '
  return line === valueLine ? `+${column - Number(valueColumn)} ` : `${line}:${column} `
}

/** @param instead a correction is the same when its file says the same as one with this. */
function tellFaults(place: Place, written: string, instead: string): string {
  const file = writeAt(place, written)
  const told = kinds[place.of].read(file.text).issues.map((issue) => {
    const { code, correction } = issue
    const found = toPlace(issue, file) + code
    if (!correction) return found
    const wanted = writeAt(place, instead === 'gone' ? undefined : instead).text
    const isMeant =
      (instead === 'gone' && correction.lines.length === 0) ||
      toSaid(place, applyCorrection(file.text, correction)) === toSaid(place, wanted)
    return `${found} ${correction.certain ? '⇒' : '→'} ${isMeant ? instead : correction.lines.join('⏎')}`
  })
  return told.join(', ')
}

test.each(rows)('what is wrong with %s as a %s, and what to write instead', (_, kind, place) => {
  const expected = valueRules[kind].faults.map(([written, told, but]) => [written, choose(place, told, but)])
  const found = expected.map(([written = '', told = '']) => {
    return [written, tellFaults(place, written, told.split(/ [→⇒] /)[1] ?? '')]
  })
  expect(found).toEqual(expected)
})

const bound = rows.filter(([, kind]) => longest[kind])

test.each(bound)('how long %s may be as a %s', (_, kind, place) => {
  const [rule = '', but] = longest[kind] ?? []
  const most = Number(choose(place, rule, but))
  expect([most, most + 1].map((length) => tellFaults(place, '가'.repeat(length), ''))).toEqual([
    '',
    'text-length',
  ])
})

/** One place of each kind. */
const firsts = [...new Map(rows.toReversed().map((row) => [row[1], row])).values()]

test.each(firsts)('what is hostile is a value or an issue: %s as a %s', (_, kind, place) => {
  const { read, tidy } = kinds[place.of]
  for (const payload of hostilePayloads) {
    const { text } = writeAt(place, JSON.stringify(payload))
    const { said, issues } = read(text)
    expect([payload, said !== undefined || issues.length > 0]).toEqual([payload, true])
    if (!said) continue
    if (kind === 'line' || kind === 'name') expect(JSON.stringify(said)).toContain(JSON.stringify(payload))
    if (tidy)
      expect([payload, tidy(Buffer.from(text)).result]).toEqual([payload, expect.stringMatching(/^tid/)])
  }
})

const tidied = rows.filter(([, , { of }]) => kinds[of].tidy)

test.each(tidied)('how %s is written as a %s', (_, kind, place) => {
  const { tidy } = kinds[place.of]
  const key = place.steps.findLast((step) => step !== 0)
  for (const [written, now = written] of valueRules[kind].fine) {
    const { text } = writeAt(place, written)
    const outcome = tidy?.(Buffer.from(text))
    const tidied = outcome && 'bytes' in outcome ? outcome.bytes.toString() : text
    const start = place.steps.at(-1) === 0 ? '(?:- |\\[)' : `${key}: `
    expect([written, outcome?.result]).toEqual([written, expect.stringMatching(/^tid/)])
    expect(tidied).toMatch(new RegExp(`${start}${RegExp.escape(now)}(?: \\}|\\]| )*$`, 'm'))
    expect(tidy?.(Buffer.from(tidied))).toEqual({ result: 'tidy' })
  }
})

const by = { actor: '아무개' }
const toFile = (id: string, path: string, text: string) => ({ id, path, bytes: Buffer.from(text) })

test.each(rows)('what readers are shown of %s as a %s', (_, kind, place) => {
  const { read } = kinds[place.of]
  for (const [written, rule, but] of valueRules[kind].masked) {
    const shown = choose(place, rule, but)
    const wanted = read(writeAt(place, shown === 'gone' ? undefined : shown, by).text)
    expect(read(writeAt(place, written, by).text).shown).toEqual(wanted.said)
  }
})

const ofQuestions = rows.filter(([, kind, { of }]) => of === 'question' && valueRules[kind].open)

test.each(ofQuestions)('a redacted name is told of where no mask can be: %s as a %s', (_, kind, place) => {
  const { text, value } = writeAt(place, valueRules[kind].open ?? '')
  const { issues } = createPrepareQuestion(settings, actors)(toFile('q', kinds.question.path, text))
  expect(issues.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    `${value} redacted-name`,
  ])
})

test.each(rows.filter(([, kind]) => kind === 'person'))(
  'nobody who is redacted is known by %s',
  (_, __, place) => {
    const { read } = kinds[place.of]
    const { shown } = read(writeAt(place, 'u9', { actor: '홍길동' }).text)
    expect(shown).toEqual(read(writeAt(place, '', { actor: '삭제된 사용자' }).text).said)
  },
)

test.each(tidied)('%s as a %s is written in the words of an English archive', (_, kind, place) => {
  const { tidy } = kinds[place.of]
  for (const [korean, english] of valueRules[kind].inEnglish ?? []) {
    const outcome = tidy?.(Buffer.from(writeAt(place, korean).text), 'en')
    expect(outcome && 'bytes' in outcome && outcome.bytes.toString()).toMatch(
      new RegExp(`${english}(?: \\}|$)`, 'm'),
    )
  }
})

const prepare = createPreparePosts(settings, actors)
const print = createPrint('text', masks.hideText, 'ko')

function tellChange({ of }: Place, before: string, after: string): string {
  if (of === 'question' || of === 'page') {
    const [old, now] = [before, after].map((text) => prepare[of](toFile('q', kinds[of].path, text)))
    return old && now
      ? toChangeTexts(comparePosts(old, now), print.words.question, print).join('\n')
      : 'faults'
  }
  const none = new Set<string>()
  const [old, now] = [before, after].map((text) =>
    prepare.conversation(
      {
        answers: of === 'answer' ? [toFile('1', kinds.answer.path, text)] : [],
        comments: of === 'comment' ? toFile('q', kinds.comment.path, text) : undefined,
      },
      { answers: none, comments: none },
      none,
    ),
  )
  if (!old || !now) return 'faults'
  return tellConversation(compareConversations(old, now), { hide: masks.hideText }).join('\n')
}

const ofPosts = rows.filter(([, , { of }]) => of === 'question' || of === 'answer' || of === 'comment')
const ofPages = rows.filter(([, , { of }]) => of === 'page')

test.each([...ofPosts, ...ofPages])('what changes tells of %s as a %s', (_, kind, place) => {
  const [before, after, rule, but] = valueRules[kind].changed
  const [old, now] = [before, after].map((value) => writeAt(place, value, by).text)
  const told = choose(place, rule, but)
  const found = tellChange(place, old ?? '', now ?? '')
  if (told === '') expect(found).toBe('')
  else expect(found).toContain(told)
})

/** The files of a question, the least of each but for one value; answers that an answer or a comment may name are beside it. */
function listFiles(place: Place, written: string): Map<string, string> {
  const [title] = places
  const least = '---\nactor: 아무개\nat: 2024-05-01\n---\n답변\n'
  return new Map([
    [kinds.question.path, title ? writeAt(title, '글').text : ''],
    ...(place.of === 'question' ? [] : ['b1', 'b2']).map((id) => [`answers/q/${id}.md`, least] as const),
    [kinds[place.of].path, writeAt(place, written, by).text],
  ])
}

function importAgain(base: MergedDiscussion['base'], current: CurrentDiscussion, next: DiscussionTexts) {
  return mergeDiscussion({ id: 'q', source: 'q', base, current, next }, context.zone)
}

/** With its keys in another order. */
function reverse<Text extends object>(text: Text): Text {
  return JSON.parse(JSON.stringify(text), (_, value: unknown) => {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isMapping ? Object.fromEntries(Object.entries(value).toReversed()) : value
  })
}

const nothing = { question: undefined, answers: new Map(), comments: new Map(), kept: { answers: new Map() } }

test.each(ofPosts)('an import follows its source, or who changed %s as a %s', (name, kind, place) => {
  const [before, after] = valueRules[kind].changed
  const [old, now] = [before, after].map((value) => {
    const files = listFiles(place, value)
    const paths = [...files.keys()]
    return parseDiscussionFiles({ id: 'q', paths, read: (path) => files.get(path) }, context)
  })
  if (!old || !now) throw new Error('no files')
  const { base } = importAgain(undefined, nothing, old)
  const [was, is] = [old, now].map(({ question, answers }) => {
    return place.of === 'question' ? question : place.of === 'answer' ? answers.get('1') : undefined
  })
  if (was && is) {
    const others = [was, reverse(is), Object.assign(reverse(is), { body: '다른 글' })]
    expect(others.map((other) => isSameText(is, other))).toEqual([false, true, false])
  }
  const own = place.of === 'comment' ? 'comments' : place.of === 'answer' ? 'answers' : 'question'
  const followed = importAgain(base, old, now)[own]
  expect(importAgain(base, now, old)[own]).toEqual(now[own])
  // Another id is another comment, and one that is not there is no comment to reply to.
  if (name === 'comment id') expect(followed).toEqual(new Map([...old.comments, ...now.comments]))
  else expect(followed).toEqual(name === 'comment replyTo' ? old[own] : now[own])
})

test('what a repair makes of a value', async () => {
  const all = ofPosts.flatMap(([, kind, place]) => valueRules[kind].mended.map((rule) => ({ place, rule })))
  const files = all.map(({ place, rule: [written] }, index) => {
    return [...listFiles(place, written)].map(([path, text]) => [toPathOf(path, index), text] as const)
  })
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-values-'))
  const content = folder.path
  writeContent(content, {
    settings: { views: false },
    questions: [],
    files: Object.fromEntries(files.flat()),
  })
  await repairContent({ content, publicFiles: [], checkOnly: false, isChosen: () => true })
  const found = all.flatMap(({ place, rule: [written, rule, but] }, index) => {
    const mended = choose(place, rule, but)
    const text = readFileSync(join(content, toPathOf(kinds[place.of].path, index)), 'utf8')
    const wanted = mended === 'left' ? written : mended === 'gone' ? undefined : mended
    const isMeant = toSaid(place, text) === toSaid(place, writeAt(place, wanted, by).text)
    return isMeant || mended === 'elsewhere' ? [] : [`${place.name}: ${written} → ${mended}\n${text}`]
  })
  expect(found).toEqual([])
})

function toPathOf(path: string, index: number): string {
  return path.replace(/\bq\b/, `q${index}`)
}
