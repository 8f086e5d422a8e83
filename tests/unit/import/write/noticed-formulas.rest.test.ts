// A whole import of a community that writes formulas.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ImportRecord } from '../../../../src/import/records.ts'
import { importRecords } from '../../../support/import-records.ts'
import { toAnswerRecord, toCommentRecord, toQuestionRecord } from '../repair/sample-records.ts'

const formula = { html: '<p>값 $ x_1 $<br>$\\R$</p>' }
const few = toCommunity(['<p>값 $x_1$</p>', '<p>책값 $5_000, $6_000</p>'])
const many: ImportRecord[] = [
  ...toCommunity(['<p>$\\def\\R{\\mathbb R}$값</p>', '<p>$y^2$</p>', '<p>글</p>']),
  toAnswerRecord({ question: '3', id: '10', body: formula }),
  toCommentRecord({ question: '3', id: '20', body: formula }),
  toQuestionRecord({ id: '4', title: '$HOME/$USER', body: { html: '<p>$\\def\\R{\\rho}$글</p>' } }),
  toAnswerRecord({ question: '4', id: '11', body: formula }),
]

function toCommunity(bodies: readonly string[]): ImportRecord[] {
  const questions = bodies.map((html, index) => toQuestionRecord({ id: `${index + 1}`, body: { html } }))
  return [{ type: 'source', key: 'test:formulas', title: '수식', urls: [] }, ...questions]
}

async function importInto(target: string, records: readonly ImportRecord[]) {
  const counts = new Map<string, number>()
  await importRecords(target, records, {
    now: '2024-06-01',
    report: (_, notes) => {
      for (const [rule, count] of notes.counts) counts.set(rule, count)
    },
  })
  const read = (path: string) => readFileSync(join(target, path), 'utf8')
  const toBody = (path: string) => read(path).split('---\n').at(-1)?.trim()
  return { settings: read('archive.yaml'), counts, read, toBody }
}

describe('formulas are noticed', () => {
  test('where many bodies hold them, before any is converted', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-formulas-'))
    const { settings, counts, read, toBody } = await importInto(folder.path, many)
    expect(settings).toMatch(/^math: true$/m)
    expect(counts.get('formulas-noticed')).toBe(6)
    expect(toBody('questions/2024/1.md')).toBe('값')
    expect(read('questions/2024/4.md')).toMatch(/^title: .*\\\\?\$HOME\/\\\\?\$USER/m)
    // What a question defines is known in its answers alone.
    expect(toBody('answers/2024/3/10.md')).toBe('값 $x_1$\\\n$\\R$')
    expect(toBody('answers/2024/4/11.md')).toBe('값 $x_1$\\\n$\\rho$')
    const again = await importInto(folder.path, many)
    expect([again.settings, again.counts.get('formulas-noticed')]).toEqual([settings, undefined])
  })

  test.each([
    ['title: 수식\nviews: false\nreferenceDate: 2024-05-30\nmath: false\n', false],
    ['title: 수식\nviews: false\nreferenceDate: 2024-05-30 # 오늘', true],
  ])('in an archive.yaml of a person: %j', async (text, isAdded) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-formulas-'))
    writeFileSync(join(folder.path, 'archive.yaml'), text)
    const { settings, toBody, counts } = await importInto(folder.path, many)
    expect(settings).toBe(isAdded ? `${text}\nmath: true\n` : text)
    expect(counts.has('formulas-noticed')).toBe(isAdded)
    expect(toBody('answers/2024/4/11.md')).toBe(isAdded ? '값 $x_1$\\\n$\\rho$' : '값 $ x_1 $\\\n$\\R$')
  })

  test('and only counted where they are few', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-formulas-'))
    const { settings, counts } = await importInto(folder.path, few)
    expect(settings).not.toContain('math')
    expect(counts.get('formulas-too-few')).toBe(1)
  })
})
