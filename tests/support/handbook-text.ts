// What docs/faults.en.md and docs/faults.ko.md say of each code: what the check says, then a wrong example and a right one.
import { reportIssues } from '../../src/commands/report-issues.ts'
import type { Issue } from '../../src/format/issue.ts'
import { toGroupedNumber } from '../../src/words/grouped-number.ts'
import type { Language } from '../../src/words/language.ts'
import type { Block, CheckedHeading, Example } from './handbook.ts'

const words = {
  en: {
    start: `# Faults

*한국어: [faults.ko.md](faults.ko.md)*

Each fault by the name that the check gives it: what it says, a wrong example, and a right one. \`[--fix]\` is written by \`npm run check -- --fix\`, \`[by hand]\` is for a person to decide. An example without a file name is a part of a question that is fine otherwise.

\`npm run handbook\` prints this page from the texts of the program and \`tests/fixtures/fault-examples.md\`.`,
    bad: 'Wrong:',
    good: 'Right:',
    width: 96,
    options: {
      repeat: (times: string) => `the last line ${times} times`,
      'utf-16': () => 'saved as UTF-16',
      'symbolic-link': () => 'a symbolic link',
      folder: () => 'a folder',
      absent: () => 'absent',
      base64: () => 'in base64',
    },
  },
  ko: {
    start: `# 잘못과 고치는 법

*English: [faults.en.md](faults.en.md)*

검사가 알려 주는 잘못의 이름마다 그때 하는 말과 틀린 예, 바른 예가 있습니다. \`[--fix]\`가 붙은 것은 \`npm run check -- --fix\`가 고쳐 쓰고, \`[직접]\`이 붙은 것은 사람이 정합니다. 파일 이름이 없는 예는 다른 곳은 올바른 질문 파일의 한 부분입니다.

이 문서는 프로그램의 글과 \`tests/fixtures/fault-examples.md\`의 예에서 \`npm run handbook\`으로 만듭니다.`,
    bad: '이렇게 쓰면 안 됩니다.',
    good: '이렇게 씁니다.',
    width: 60,
    options: {
      repeat: (times: string) => `마지막 줄을 ${times}번`,
      'utf-16': () => 'UTF-16으로 저장',
      'symbolic-link': () => '심볼릭 링크',
      folder: () => '폴더',
      absent: () => '없음',
      base64: () => 'base64로 옮긴 것',
    },
  },
}

/** @returns the whole document. */
export function toHandbook(headings: readonly CheckedHeading[], language: Language): string {
  const { start, bad, good } = words[language]
  const sections = [start]
  for (const [index, heading] of headings.entries()) {
    const chapter = heading.chapter[language]
    if (chapter !== headings[index - 1]?.chapter[language]) sections.push(`## ${chapter}`)
    sections.push(
      `### \`${heading.code}\``,
      toReport(heading.issues, language),
      ...(heading.notes[language] ? [heading.notes[language]] : []),
      ...toExample(bad, heading.bad, language),
      ...toExample(good, heading.good, language),
    )
  }
  return `${sections.join('\n\n')}\n`
}

/** What `npm run check` says, without the place and what follows the issues. */
function toReport(issues: readonly Issue[], language: Language): string {
  const told = issues.map((issue) => {
    const lines = reportIssues([issue], 'text', language).split('\n')
    const [first = '', ...rest] = lines.filter((line, index) => index === 0 || line.startsWith('    '))
    const message = first.slice(first.indexOf(`  ${issue.code}  `) + issue.code.length + 4)
    return [message, ...rest].map((line) => wrap(line, words[language].width)).join('\n')
  })
  const text = [...new Set(told)].join('\n')
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}text\n${text}\n${fence}`
}

/** In lines of some width, but for what is to be copied. */
function wrap(line: string, width: number): string {
  if (line.startsWith('    |')) return line
  const [said = '', ...copied] = line.split(' → ')
  const wrapped = said.replace(new RegExp(`(.{1,${width}})(?: (?=\\S)|$)`, 'g'), (_, part) => `${part}\n`)
  return [wrapped.trimEnd().replaceAll('\n', '\n    '), ...copied].join(' → ')
}

function toExample(title: string, { blocks }: Example, language: Language): string[] {
  return blocks.length === 0 ? [] : [title, ...blocks.flatMap((block) => toBlock(block, language))]
}

/** Its file and what it is above it: a page shows neither of a fence. */
function toBlock({ markup, language: syntax, path, options, content }: Block, language: Language): string[] {
  const notes = [syntax, ...options].flatMap((option) => {
    const [name = '', value = ''] = option.split('=')
    const say = Object.entries(words[language].options).find(([each]) => each === name)?.[1]
    return say ? [say(toGroupedNumber(Number(value)))] : []
  })
  const label = [
    ...(path ? [`\`${path}\``] : []),
    ...(notes.length > 0 ? [`(${notes.join(', ')})`] : []),
  ].join(' ')
  const fence = `${markup}${syntax === 'base64' ? 'text' : syntax}\n${content}${markup}`
  return [...(label ? [label] : []), ...(content ? [fence] : [])]
}
