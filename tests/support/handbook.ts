// The examples of docs/faults.md as content folders.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { projectFolder } from './project.ts'

export interface Example {
  blocks: { language: string; path: string; options: string[]; content: string }[]
}

export interface Heading {
  code: string
  bad: Example
  good: Example
}

/** Headings of the handbook whose title is one code, in order. */
export function readHandbook(): Heading[] {
  const text = readFileSync(join(projectFolder, 'docs/faults.md'), 'utf8')
  const headings: Heading[] = []
  let example: Example | undefined
  const tokens = new MarkdownIt().parse(text, {})
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]?.type
    if (before === 'heading_open') {
      const code = /^`([a-z-]+)`$/.exec(token.content)?.[1]
      example = undefined
      if (code) headings.push({ code, bad: { blocks: [] }, good: { blocks: [] } })
    } else if (before === 'paragraph_open' && token.content === '이렇게 쓰면 안 됩니다.') {
      example = headings.at(-1)?.bad
    } else if (before === 'paragraph_open' && token.content === '이렇게 씁니다.') {
      example = headings.at(-1)?.good
    } else if (token.type === 'fence') {
      example?.blocks.push(parseBlock(token.info, token.content))
    }
  }
  return headings
}

const optionPattern = / (repeat=\d+|utf-16|symbolic-link|folder|absent)$/

/** `yaml questions/a b.md repeat=3` */
function parseBlock(info: string, content: string): Example['blocks'][number] {
  const options: string[] = []
  let rest = info
  for (let match = optionPattern.exec(rest); match; match = optionPattern.exec(rest)) {
    options.push(match[1] ?? '')
    rest = rest.slice(0, match.index)
  }
  const [language = '', ...words] = rest.split(' ')
  return { language, path: words.join(' '), options, content }
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

export interface WrittenExample {
  /** The folder that the example is about: a command may name another. */
  content: string
  /** Whether the command is that of a pull request's check. */
  pullRequest: boolean
}

export function writeExample(folder: string, { blocks }: Example): WrittenExample {
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

function writeBlock(content: string, block: Example['blocks'][number]): void {
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

function toText({ language, path, options, content }: Example['blocks'][number]): string {
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
