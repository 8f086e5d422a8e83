// What a contributor reads: what is wrong, and what to write instead.

import type { Correction, Issue } from '../format/issue.ts'
import { toGroupedNumber } from './grouped-number.ts'
import { chooseText } from './issue-choices.ts'
import type { Detail, Parts } from './issue-values.ts'
import { issuePartsEn, issuesEn } from './issues-en.ts'
import { issuePartsKo, issuesKo } from './issues-ko.ts'
import type { Language } from './language.ts'
import { type DescribedLimit, describedLimits } from './limits.ts'
import { findMessages } from './messages.ts'
import { type Agreeing, type Complete, pick, render, speak, type Texts } from './texts.ts'
import { toVisibleText } from './visible-text.ts'
import { findWords } from './words.ts'

interface IssueMessage {
  message: string
  hint: string
}

/** Names that English does without. */
type Others = 'tenThousands'

const languages: {
  en: [typeof issuesEn, typeof issuePartsEn]
  ko: [
    Agreeing<typeof issuesKo, typeof issuesEn, Others | DescribedLimit> & Complete<typeof issuesEn>,
    Agreeing<typeof issuePartsKo, typeof issuePartsEn> & Complete<typeof issuePartsEn>,
  ]
} = { en: [issuesEn, issuePartsEn], ko: [issuesKo, issuePartsKo] }

/** Plain text without control or invisible characters but line feeds; whoever prints it as HTML or Markdown escapes it. */
export function toIssueMessage(
  { code, path, line, detail, correction }: Issue,
  language: Language,
): IssueMessage {
  const corrected = correction && !correction.isHidden ? toCorrectionDetail(correction, line) : {}
  return toWords(code, { ...toFileDetail(path), ...toVisibleDetail(detail), ...corrected }, language)
}

/** `path:line:column  code  message`, and the hint on lines of its own. */
export function describeIssue(issue: Issue, language: Language): string {
  return printIssue(issue, toIssueMessage(issue, language))
}

/** The same with other words. */
export function printIssue({ code, path, line, column }: Issue, { message, hint }: IssueMessage): string {
  return `${toVisibleText(path)}:${line}:${column}  ${code}  ${message}\n    ${hint.replaceAll('\n', '\n    | ')}`
}

/** A fault of the mapping of a table: `path:line:column  message`, and below it what to write instead. */
export function describeMappingIssue(
  { code, path, line, column, detail }: Issue,
  meant: (values: { nearest: string }) => string,
  language: Language,
): string {
  const { nearest, ...visible } = toVisibleDetail(detail)
  const { message, hint } = toWords(code, { ...visible, ...(nearest && { nearest }) }, language)
  const way = nearest === undefined ? hint : meant({ nearest })
  return `${path}:${line}:${column}  ${message}\n    ${way}`
}

const knownParts = new Map<Language, Parts>()

function findParts(language: Language): Parts {
  const parts = knownParts.get(language) ?? speak(issuePartsEn, languages[language][1], { language })
  knownParts.set(language, parts)
  return parts
}

/** Of each kind of an issue the text of that kind, else that kind of any issue, else that of all. */
function toWords(code: Issue['code'], detail: Detail, language: Language): IssueMessage {
  const own: Texts = languages[language][0]
  const english: Texts = issuesEn
  const parts = findParts(language)
  const find = (field: string, kind: string | false | undefined) => {
    const names = [kind && `${code}${field}.${kind}`, kind && `${field}.${kind}`, code + field]
    const name = names.find((each) => each && each in english) || ''
    return own[name] ?? english[name]
  }
  const choice = chooseText(code, detail, parts)
  const values = {
    ...describedLimits,
    ...detail,
    ...toCommonValues(detail, parts, language),
    ...choice.values,
  }
  const say = (text: Texts[string]) => render(pick(text, ''), values, language)
  const otherwise = say(find('.else', choice.hint) ?? '')
  const instead = toInstead(detail, otherwise, parts)
  return {
    message: say(find('', choice.message) ?? ''),
    hint: render(pick(find('.hint', choice.hint) ?? '{instead}', ''), { ...values, instead }, language),
  }
}

/** What many texts name. */
function toCommonValues(detail: Detail, parts: Parts, language: Language) {
  const { value = '', reason, key, whole, limit, known = '' } = detail
  const place = toPlaceName(key ?? '', detail, parts, language)
  const { kinds } = findMessages(language).activity
  const kindNames: Readonly<Record<string, string>> = kinds
  return {
    value,
    known,
    shown: value ? parts.shown({ value }) : '',
    shownReason: reason ? parts.shown({ value: reason }) : '',
    place,
    named: key ? `${place}: ` : '',
    subject: parts.subjects[whole ? 'file' : 'frontMatter'],
    /** The only time that has another key. */
    timeKey: key === 'accepted' ? key : 'at',
    most: toGroupedNumber(Number(limit)),
    idRule: findWords(language).commands.idRule,
    redactedId: parts.redactedId,
    /** Files may name kinds in either language; readers see those of their own. */
    choices: (known ?? '')
      .split(', ')
      .map((name) => kindNames[name] ?? name)
      .join(', '),
  }
}

/** What to write instead, where it is known. */
function toInstead({ manner, at, indent, instead, later }: Detail, otherwise: string, parts: Parts): string {
  if (manner === undefined) return later ? `${otherwise} ${parts.later}` : otherwise
  return `${toManner(manner, at ?? '', indent ?? '', parts)}${instead === undefined ? '' : ` →${instead}`}`
}

function toManner(manner: string, range: string, indent: string, { manners }: Parts): string {
  const [from = '', to] = range.split('~')
  const at = range && (to === undefined ? manners.line({ from }) : manners.lines({ from, to }))
  if (manner === 'remove') return manners.remove({ at })
  if (manner === 'insert') return manners.insert({ at })
  if (indent) return at ? manners.replaceIndentedAt({ at, indent }) : manners.replaceIndented({ indent })
  return at ? manners.replaceAt({ at }) : manners.replace
}

function toVisibleDetail(detail: Issue['detail']): Detail {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, toVisibleValue(name, value)]),
  )
}

function toVisibleValue(name: string, value: string | number | true | readonly string[]): string {
  if (typeof value !== 'object') return toVisibleText(`${value}`)
  return value.map(toVisibleText).join(name === 'lines' ? '\n' : ', ')
}

const rootFiles: Readonly<Record<string, string>> = {
  'archive.yaml': 'settings',
  'categories.yaml': 'categories',
  'people.yaml': 'people',
  'redactions.yaml': 'redactions',
  'synonyms.yaml': 'synonyms',
  'tags.yaml': 'tags',
}

/** What is no question is written another way than one. */
function toFileDetail(path: string): Detail {
  if (path.startsWith('answers/')) return { file: 'answer' }
  if (path.startsWith('pages/')) return { file: 'page' }
  const file = path.startsWith('comments/') ? 'comments' : rootFiles[path]
  return file === undefined ? {} : { file }
}

/** What hints say of a correction: one line stands behind its arrow, several stand below it as they are in the file. */
function toCorrectionDetail({ from, to, lines }: Correction, line: number): Detail {
  const range = to - from > 1 ? `${from}~${to - 1}` : `${from}`
  const [first = '', ...more] = lines.map(toVisibleText)
  if (lines.length === 0) return { manner: 'remove', at: range }
  const isWhole = more.length > 0
  const text = isWhole ? ['', first, ...more].join('\n') : ` ${first.trim()}`
  if (from === to) return { manner: 'insert', at: range, instead: text }
  const indent = first.length - first.trimStart().length
  return {
    manner: 'replace',
    instead: text,
    ...(range === `${line}` ? {} : { at: range }),
    ...(indent > 0 && !isWhole ? { indent: `${indent}` } : {}),
  }
}

/** `activity[2].kind` → `kind of the second activity`, `tags[2]` → `the second value of tags`; others keep their name. */
function toPlaceName(key: string, { file }: Detail, parts: Parts, language: string): string {
  const [, list, number, field] = /^(.*)\[(\d+)\](?:\.(.+))?$/s.exec(key) ?? []
  if (list === undefined) return key
  const { places } = parts
  const items: Readonly<Record<string, string>> = parts.items
  const [, owner = '', last = ''] = /^(?:(.*)\.)?(.*)$/s.exec(list) ?? []
  // There keys are hashtags, and may be any word.
  const item = file === 'synonyms' ? undefined : items[last || 'comments']
  const ordinal = toOrdinal(Number(number), parts, language)
  const own = item === undefined ? places.value({ ordinal, list }) : places.item({ ordinal, item })
  const part = field === undefined ? own : places.part({ part: field, owner: own })
  return owner.endsWith(']') ? places.part({ part, owner: toPlaceName(owner, {}, parts, language) }) : part
}

/** `second`, `11th` */
function toOrdinal(number: number, { ordinals, furtherOrdinals }: Parts, language: string): string {
  const known = ordinals.split(' ')[number - 1]
  if (known !== undefined) return known
  const category = new Intl.PluralRules(language, { type: 'ordinal' }).select(number)
  const names: Partial<Record<string, 'first' | 'second' | 'third'>> = {
    one: 'first',
    two: 'second',
    few: 'third',
  }
  return furtherOrdinals[names[category] ?? 'all']({ number })
}
