// The examples of tests/fixtures/fault-examples.md as content folders, and what the check finds in them.
import { mkdirSync, mkdtempDisposableSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { checkContent } from '../../src/folder/check-content.ts'
import { type Issue, mapDetails } from '../../src/format/issue.ts'
import type { Language } from '../../src/words/language.ts'
import { projectFolder } from './project.ts'

export interface Block {
  /** Backticks of its fence. */
  markup: string
  language: string
  path: string
  options: string[]
  content: string
}

export interface Example {
  blocks: Block[]
}

interface Heading {
  /** In each language. */
  chapter: Record<Language, string>
  code: string
  /** What no text of the issue says. */
  notes: Partial<Record<Language, string>>
  bad: Example
  good: Example
}

export interface CheckedHeading extends Heading {
  /** What the check says of the bad example. */
  issues: readonly Issue[]
}

/** Headings of the examples whose title is one code, in order. */
export async function readHandbook(): Promise<CheckedHeading[]> {
  const checked: CheckedHeading[] = []
  for (const heading of readExamples()) {
    const issues = withoutExamples.get(heading.code) ?? (await checkExample(heading.bad))
    checked.push({ ...heading, issues })
  }
  return checked
}

function readExamples(): Heading[] {
  const text = readFileSync(join(projectFolder, 'tests/fixtures/fault-examples.md'), 'utf8')
  const headings: Heading[] = []
  let chapter: Heading['chapter'] = { en: '', ko: '' }
  let example: Example | undefined
  const tokens = new MarkdownIt().parse(text, {})
  for (const [index, token] of tokens.entries()) {
    const { content } = token
    const before = tokens[index - 1]
    const heading = headings.at(-1)
    const code = /^`([a-z-]+)`$/.exec(content)?.[1]
    const [, language, note = ''] = /^(en|ko): (.*)$/s.exec(content) ?? []
    if (before?.type === 'heading_open' && code) {
      headings.push({ chapter, code, notes: {}, bad: { blocks: [] }, good: { blocks: [] } })
    } else if (before?.type === 'heading_open') {
      const [en = '', ko = en] = content.split(' / ')
      chapter = { en, ko }
    } else if (token.type === 'fence') {
      example?.blocks.push(parseBlock(token))
    } else if (before?.type !== 'paragraph_open' || !heading) {
      // Nothing of an example.
    } else if (content === 'Wrong:') example = heading.bad
    else if (content === 'Right:') example = heading.good
    else if (language === 'en' || language === 'ko') heading.notes[language] = note
    else throw new Error(`nothing reads this: ${content}`)
  }
  return headings
}

const optionPattern = / (repeat=\d+|utf-16|symbolic-link|folder|absent)$/

/** `yaml questions/a b.md repeat=3` */
function parseBlock({ info, markup, content }: { info: string; markup: string; content: string }): Block {
  const options: string[] = []
  let rest = info
  for (let match = optionPattern.exec(rest); match; match = optionPattern.exec(rest)) {
    options.push(match[1] ?? '')
    rest = rest.slice(0, match.index)
  }
  const [language = '', ...words] = rest.split(' ')
  return { markup, language, path: words.join(' '), options, content }
}

const sample = {
  path: 'questions/2024/put-or-patch.md',
  frontMatter: [
    'title: PUT과 PATCH는 언제 나눠 쓰나요?',
    'category: 개발자',
    'tags: [rest, 백엔드]',
    'counts: { answers: 3, comments: 5, views: 1234 }',
    'activity: [{ at: 2024-05-01T09:30:00+09:00, actor: 홍길동, kind: 질문 }]',
  ],
  body: '본문은 마크다운으로 씁니다.\n',
}

/** Issues of the codes that no example has, each with its reason. */
export const withoutExamples: ReadonlyMap<string, readonly Issue[]> = new Map([
  // No file is known that comes to it: tests/site/guard.rest.test.ts makes work that does.
  [
    'too-much-work',
    [
      {
        code: 'too-much-work',
        detail: { seconds: 30 },
        path: 'questions/rest.md',
        line: 1,
        column: 1,
      },
    ],
  ],
])

/** In the place of the folder in which an example was checked. */
const namedFolder = '/home/jane/archive'

/** What the check says of an example, wherever it was written. */
export async function checkExample(example: Example): Promise<Issue[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-example-'))
  const { content, pullRequest } = writeExample(folder.path, example)
  const { issues } = await checkContent(content, { pullRequest })
  return issues.map((issue) =>
    mapDetails(issue, (value) =>
      typeof value === 'string' ? value.replace(folder.path, namedFolder) : value,
    ),
  )
}

interface WrittenExample {
  /** The folder that the example is about: a command may name another. */
  content: string
  /** Whether the command is that of a pull request's check. */
  pullRequest: boolean
}

function writeExample(folder: string, { blocks }: Example): WrittenExample {
  const content = join(folder, 'content')
  write(join(content, 'archive.yaml'), 'title: 시험 아카이브\nreferenceDate: 2025-06-30\n')
  write(join(content, sample.path), toQuestion(sample.frontMatter, sample.body))
  for (const block of blocks) writeBlock(content, block)
  const command = blocks.find(({ language }) => language === 'sh')?.content ?? ''
  return {
    content: join(folder, /ARCHIVE_CONTENT=(\S+)/.exec(command)?.[1] ?? 'content'),
    pullRequest: / --pull-request\b/.test(command),
  }
}

function writeBlock(content: string, block: Block): void {
  const { language, path, options } = block
  const file = join(content, path)
  if (language === 'sh') return
  if (options.includes('absent')) rmSync(file, { recursive: true })
  else if (options.includes('folder')) mkdirSync(file, { recursive: true })
  else if (options.includes('symbolic-link')) symlinkSync(block.content.trim(), file)
  else if (language === 'base64') write(file, Buffer.from(block.content, 'base64'))
  else write(join(content, path || sample.path), encode(toText(block), options))
}

function encode(text: string, options: readonly string[]): string | Buffer {
  return options.includes('utf-16') ? Buffer.from(`\ufeff${text}`, 'utf16le') : text
}

function toText({ language, path, options, content }: Block): string {
  const text = repeatLastLine(content, Number(options.join(' ').match(/repeat=(\d+)/)?.[1] ?? 1))
  const isFragment = path === '' || (language === 'yaml' && path.endsWith('.md'))
  if (!isFragment) return text
  return language === 'yaml'
    ? toQuestion(replaceKeys(text), sample.body)
    : toQuestion(sample.frontMatter, text)
}

function repeatLastLine(text: string, times: number): string {
  const lines = text.split('\n').slice(0, -1)
  const last = lines.at(-1) ?? ''
  return [...lines.slice(0, -1), ...Array<string>(times).fill(last), ''].join('\n')
}

/** The sample's front matter with the keys of some lines in place of its own. */
function replaceKeys(text: string): string[] {
  const keys = new Set(Array.from(text.matchAll(/^[a-zA-Z]+(?=:)/gm), ([key]) => key))
  const others = sample.frontMatter.filter((line) => !keys.has(line.split(':', 1)[0] ?? ''))
  return [...others, ...text.split('\n').slice(0, -1)]
}

function toQuestion(frontMatter: readonly string[], body: string): string {
  return `---\n${frontMatter.join('\n')}\n---\n${body}`
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
