// Each spelling of a number and a mail in each place where a mask is: no byte of the output holds one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maskedTexts } from '../fixtures/personal-data.ts'
import type { WrittenQuestion } from '../support/content-folder.ts'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { toHiddenPlaces } from '../support/hidden-places.ts'
import { listFiles } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { readWholeIndex } from '../support/search-index.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const rows = Object.values(maskedTexts).flat()

/** A line of front matter holds no tab, and none that is only seen in code. */
const lines = rows.map((text) => text.replaceAll('\t', ' '))

function toQuestion(text: string, line: string, index: number): WrittenQuestion {
  return {
    id: `q${index}`,
    title: `제목 ${line}`,
    tags: [`t${index}`],
    counts: { answers: 1, comments: 1 },
    activity: [
      { at: '2025-06-01', actor: line, kind: '질문' },
      { at: '2025-06-03', actor: line, kind: '새로운 답변' },
      { at: '2025-06-04', actor: line, kind: '새로운 댓글' },
    ],
    poll: { title: line, options: [{ label: line, votes: 1 }] },
    state: { closed: { reason: line } },
    license: { name: line },
    body: toBody(text),
  }
}

function toBody(text: string): string {
  // What Markdown reads in a text is no part of it.
  const escaped = text.replace(/[\\`*_~[\]<>|]/g, '\\$&')
  return [
    escaped,
    `\`${text}\``,
    `# ${escaped}`,
    `- ${escaped}\n- 가`,
    `> ${escaped}`,
    `\`\`\`js\n${text}\n\`\`\``,
    `| 표 |\n|---|\n| ${escaped} |`,
    `[링크](https://a.example/ "${escaped.replaceAll('"', '')}") ![${escaped}](https://a.example/a.png)`,
    `<!-- ${text} -->`,
    `[unused]: https://a.example/ "${escaped.replaceAll('"', '')}"`,
    `\`\`\`${text.replaceAll('`', '')}\n1\n\`\`\``,
    `<span title="${text.replaceAll('"', '')}" data-a="${text.replaceAll('"', '')}">가</span>`,
    `각주[^1]\n\n[^1]: ${escaped}`,
    '![보이는 그림](/files/picture-010-2345-6789.png)',
    ...toHiddenPlaces(text, 'unused'),
  ].join('\n\n')
}

let site: TestSite

beforeAll(async () => {
  const files = Object.assign(
    {},
    ...rows.flatMap((text, index) => {
      const line = lines[index] ?? ''
      const poll = { title: line, options: [{ label: line, votes: 1 }] }
      const actor = line
      return [
        writeAnswers(`q${index}`, {
          a: { actor, at: '2025-06-03', body: toBody(text), poll, license: line },
        }),
        writeComments(`q${index}`, [
          { id: 'c', actor, at: '2025-06-04', text: toBody(text).replace('# ', '') },
        ]),
      ]
    }),
    {
      'people.yaml': lines
        .map((line, index) => `p${index}: ${JSON.stringify({ name: line, about: line })}\n`)
        .join(''),
      'tags.yaml': lines
        .map((line, index) => `t${index}: ${JSON.stringify({ description: line })}\n`)
        .join(''),
      'files/picture-010-2345-6789.png': createPng(2, 2),
      'categories.yaml': `개발자: ${JSON.stringify({ description: lines[0] })}\n`,
      'pages/own.md': `---\ntitle: ${JSON.stringify(lines[0])}\nnav: true\n---\n${rows.map(toBody).join('\n\n')}\n`,
    },
  )
  const questions = rows.map((text, index) => toQuestion(text, lines[index] ?? '', index))
  const settings = {
    footer: lines[0],
    summaryLength: 0,
    redirects: ['netlify', 'nginx'],
    url: 'https://archive.example/',
  }
  site = await buildTestSite({ settings, questions, files })
})

afterAll(() => site?.remove())

/** Letters and digits in the one spelling of all that look the same. */
function toLook(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** All spellings of the table have these parts, apart from each other by few signs. */
const secrets = [
  /2345?\D{0,12}(?:6789|5678)(?!\d)/,
  /(?:930215|010203|010215)\D{0,12}[1-8][\d*x● ]{6}/,
  /gil\.?dong[^<>]{0,8}@|@[^<>a-z]{0,8}(?:naver|korea\.ac|mail\.company)/,
]

test.each(rows)('would be seen: %s', (text) => {
  expect(secrets.some((secret) => secret.test(toLook(text)))).toBe(true)
})

test('no file of the output holds one', () => {
  const files = listFiles(site.out)
  const holding = files.flatMap((file) => {
    const bytes = readFileSync(join(site.out, file), 'utf8')
    const texts = [file, bytes, ...(file.endsWith('.html') ? [bytes.replace(/<[^>]*>/g, '')] : [])]
    return texts.flatMap((text) =>
      [text, toLook(text)].flatMap((each) =>
        secrets.flatMap((secret) => {
          const found = secret.exec(each)
          return found ? [`${file}: ${each.slice(Math.max(0, found.index - 40), found.index + 40)}`] : []
        }),
      ),
    )
  })
  expect(holding.slice(0, 10)).toEqual([])
  expect(files.length).toBeGreaterThan(rows.length)
  expect(files).toEqual(expect.arrayContaining(['feed.xml', 'tags/t0/feed.xml']))
})

test('nor does the index, unpacked', () => {
  const index = toLook(readWholeIndex(site.out))
  expect(secrets.flatMap((secret) => secret.exec(index)?.[0] ?? [])).toEqual([])
  expect(index.length).toBeGreaterThan(1000)
})

test.each(rows.map((text, index) => [text, `q${index}`]))('each place of %s shows a mask', (_, id) => {
  const page = site.read(`questions/${id}/index.html`)
  const masks = page.match(/\[(?:이메일|전화번호|주민등록번호) 비공개\]/g) ?? []
  expect(masks.length).toBeGreaterThan(20)
})
