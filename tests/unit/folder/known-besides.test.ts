// What a file may say besides its title and body, as readers may see it (decision 25), and beside other questions.
import { describe, expect, test } from 'vitest'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import type { Settings } from '../../../src/folder/settings.ts'
import { compareIssues } from '../../../src/format/issue.ts'
import { hostilePayloads } from '../../fixtures/hostile-payloads.ts'
import { listDetails } from '../../support/any-issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import { toMarkdown, type WrittenQuestion } from '../../support/content-folder.ts'
import { sampleSettings } from '../../support/sample-settings.ts'

const names = [
  { name: '곽두팔', onlyActors: false },
  { name: '홍길동', onlyActors: false, person: 'u43' },
]

function prepare(question: Partial<WrittenQuestion>, settings: Partial<Settings> = {}) {
  const activities = [{ at: '2024-05-01', actor: '아무개', kind: '질문' }]
  const bytes = Buffer.from(toMarkdown({ id: 'a', activity: activities, ...question }))
  const prepareQuestion = createPrepareQuestion({ ...sampleSettings, ...settings }, names)
  const { prepared, issues } = prepareQuestion({ id: 'a', path: 'questions/a.md', bytes })
  const body = prepared?.toBody()
  const shown = { ...prepared?.outline, ...(body && 'polls' in body ? { polls: body.polls } : {}) }
  const activity = body && 'activity' in body ? body.activity : undefined
  const told = issues.toSorted(compareIssues).map((issue) => {
    const { key, kind = '' } = listDetails(issue)
    return `${issue.line}:${issue.column} ${issue.code} ${key ?? kind}`
  })
  return { shown, activity, told, redacted: prepared?.redacted }
}

describe('names and personal data', () => {
  test('in why it was closed, and in the licence', () => {
    const { shown, told } = prepare({
      state: { closed: { reason: '곽두팔 010-1234-5678', of: ['b'] } },
      license: { name: '곽두팔 이용 허락' },
    })
    expect(shown).toMatchObject({
      state: { closed: { reason: '삭제된 사용자 [전화번호 비공개]', of: ['b'] } },
      license: { name: '삭제된 사용자 이용 허락' },
    })
    expect(told).toEqual(['7:33 personal-data phone'])
  })

  test('in its source, which no mask can be', () => {
    const source = 'https://example.com/?q=a.b%40naver.com'
    const { shown, told } = prepare({ source })
    expect(shown.source).toBeUndefined()
    expect(told).toEqual(['7:10 personal-data email'])
    expect(prepare({ source }, { personalData: 'keep' }).shown.source).toBe(source)
  })

  test('in who was active', () => {
    const activity = [
      { at: '2024-05-01', actor: '홍길동', person: 'u43', kind: '질문' },
      { at: '2024-05-02', actor: '홍길동', person: 'u50', kind: '새로운 답변' },
    ]
    const prepared = prepare({ activity })
    expect(prepared.activity).toEqual([
      { at: '2024-05-01', actor: '삭제된 사용자', kind: '질문' },
      { at: '2024-05-02', actor: '홍길동', person: 'u50', kind: '새로운 답변' },
    ])
    expect(prepared.told).toEqual([])
  })
})

test.each(hostilePayloads)('what is hostile stays a text: %s', (payload) => {
  const line = payload.replaceAll(/[\n\t]/g, ' ')
  const poll = { title: line, options: [{ label: line, votes: 1 }] }
  const { shown, told } = prepare({ poll, state: { closed: { reason: line } }, license: line })
  if (told.length > 0) return
  expect(shown).toMatchObject({ polls: [poll], state: { closed: { reason: line } }, license: line })
})

async function check(questions: readonly WrittenQuestion[], redactions = ''): Promise<string[]> {
  const issues = await checkWritten({ questions, files: { 'redactions.yaml': redactions } })
  return issues.map(({ path, line, column, code, detail, correction }) => {
    const place = `${path}:${line}:${column}`.replace('questions/a.md:', '')
    if (correction) return `${place} ${code} → ${correction.lines.join('/')}`
    const nearest = detail['nearest'] === undefined ? '' : ` → ${detail['nearest']}`
    return `${place} ${code.replace('unknown-question', 'unknown')} ${detail['key']} ${detail['value']}${nearest}`
  })
}

describe('questions that a question names', () => {
  test.each<[string, Partial<WrittenQuestion>, string[]]>([
    ['known ones', { related: ['put-or-patch', '12'], state: { closed: { of: ['12'] } } }, []],
    ['itself', { related: ['a'] }, []],
    ['another', { related: ['12', 'rest'] }, ['7:16 unknown related rest']],
    ['a misspelled one', { related: ['put-or-pach'] }, ['7:11 unknown-question → related: [put-or-patch]']],
    ['another case', { related: ['Put-Or-Patch'] }, ['7:11 unknown-question → related: [put-or-patch]']],
    [
      'two with a wide comma',
      { related: ['12，put-or-patch', '12'] },
      ['7:11 look-alike-sign → related: [12, put-or-patch,"12"]'],
    ],
    [
      'two with a wide comma that it repeats',
      { state: { closed: { of: ['12、99'] } } },
      ['7:25 look-alike-sign → state: {"closed":{"of":[12, 99]}}'],
    ],
    ['one with a wide comma', { related: ['가，나'] }, []],
    ['one with a wide comma that is not there', { related: ['다，라'] }, ['7:11 unknown related 다，라']],
    ['another number', { related: ['13'] }, ['7:11 unknown related 13']],
    ['one that it repeats', { state: { closed: { of: ['12', '99'] } } }, ['7:30 unknown state.closed.of 99']],
    ['a faulty one', { related: ['faulty'] }, []],
  ])('%s', async (_, question, issues) => {
    const faulty = { id: 'faulty', title: '' }
    const others = ['12', '2024/put-or-patch', '가，나'].map((id) => ({ id }))
    const found = await check([{ id: 'a', ...question }, ...others, faulty])
    expect(found.filter((issue) => !issue.startsWith('questions/faulty'))).toEqual(issues)
  })

  test('one that is withheld is not there, and names none', async () => {
    const questions = [
      { id: 'a', related: ['b'] },
      { id: 'b', related: ['nothing'] },
    ]
    expect(await check(questions, 'questions: [{ id: b, date: 2025-01-02 }]\n')).toEqual([
      '7:11 unknown related b',
    ])
  })
})
