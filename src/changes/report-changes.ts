// The report of a pull request, a section for each kind of change.

import { type Issue, isWarning } from '../format/issue.ts'
import { findDocument } from '../kept/program.ts'
import { describeIssue } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import type { compareArchives, QuestionChange } from './compare-archives.ts'
import type {
  DescribedChange,
  PersonChange,
  RedactionChange,
  SettingChange,
  SynonymChange,
  WithheldChange,
} from './compare-files.ts'
import type { PageChange } from './compare-pages.ts'
import type { ComparedCommit } from './read-base.ts'
import type { readChanges } from './read-changes.ts'
import {
  type ChangesFormat,
  createPrint,
  type Print,
  toConversationLines,
  toEditLines,
  toListLine,
  toNamed,
  toSection,
} from './report-questions.ts'

/** More than this is counted, not named: a comment has an end. */
const explainedQuestions = 20
const namedListings = 40
const namedEntries = 10

/** For people who read it in a terminal or as a comment. */
export function reportChanges(changes: Changes, format: ChangesFormat, language: Language): string {
  const print = createPrint(format, changes.hide, language)
  const { words, item } = print
  const section = <T>(heading: string, all: readonly T[], toLines: (each: T) => string[], most?: number) =>
    toSection(heading, all, toLines, print, most)
  const errors = changes.issues.filter((issue) => !isWarning(issue))
  // What changes of a question is reported of the first ones.
  const explained = new Set(changes.edited.slice(0, explainedQuestions))
  const sections = [
    errors.length > 0 ? words.broken : '',
    section(words.settings, changes.settings, (each) => toSettingLines(each, print)),
    section(words.synonyms, changes.synonyms, (each) => toSynonymLines(each, print)),
    section(words.described, changes.described, (each) => [item(toDescribedLine(each, print))]),
    section(words.people, changes.people, (each) => [item(toPersonLine(each, print))]),
    section(words.withheldOrShown, changes.redactions, (each) => toRedactionLines(each, print)),
    section(words.pages, changes.pages, (each) => toPageLines(each, print)),
    section(words.pictures, changes.pictures, ({ path, change }) => [
      item(`${print.quote(path)} ${words.files[change]}`),
    ]),
    section(words.added, changes.added, (each) => toQuestionLines(each, print)),
    section(words.edited, changes.edited, (each) => [
      ...toQuestionLines(each, print),
      ...(explained.has(each) ? toEditLines(each.differences, print) : []),
      ...(explained.has(each) && each.conversation ? toConversationLines(each.conversation, print) : []),
    ]),
    section(words.removed, changes.removed, (each) => toQuestionLines(each, print)),
    section(words.listings, changes.listings, (each) => toListingLines(each, print), namedListings),
    toIssueSection(words.errors, errors, print),
    toIssueSection(words.warnings, changes.issues.filter(isWarning), print),
    changes.issues.length > 0
      ? findWords(language).commands.catalogue({ page: findDocument('docs/faults.md') })
      : '',
  ].filter((each) => each !== '')
  return sections.length === 0 ? words.nothing : sections.join('\n\n')
}

/** Which commit the files were compared with. @param reference as the caller named it. */
export function reportCompared(
  { commit, kind }: ComparedCommit,
  reference: string,
  { hide }: Pick<Changes, 'hide'>,
  ...[format, language]: [ChangesFormat, Language]
): string {
  const { words, quote } = createPrint(format, hide, language)
  const named = commit.startsWith(reference) ? commit.slice(0, 10) : reference
  return words.compared[kind]({ commit: quote(commit.slice(0, 10)), reference: quote(named) })
}

function toPageLines({ path, change, differences = {} }: PageChange, print: Print): string[] {
  const { words, item, subitem, quote } = print
  const { nav, order } = differences
  const toText = (value: number | undefined) => (value === undefined ? words.unset : `${value}`)
  return [
    item(`${quote(path)} ${words.files[change]}`),
    ...toEditLines(differences, print),
    ...(nav ? [subitem(words.nav[nav.after ? 'added' : 'removed'])] : []),
    ...(order ? [subitem(`${words.navOrder} ${toText(order.before)} → ${toText(order.after)}`)] : []),
  ]
}

function toQuestionLines({ id, title, formerId }: QuestionChange, print: Print): string[] {
  const renamed = formerId === undefined ? '' : ` (${print.words.formerId} ${print.quote(formerId)})`
  return [print.item(`${print.quote(id)} ${print.quote(title)}${renamed}`)]
}

function toSettingLines({ key, before, after }: SettingChange, print: Print): string[] {
  const quote = (value: string | undefined) => (value === undefined ? print.words.unset : print.quote(value))
  return [print.item(`${print.quote(key)} ${quote(before)} → ${quote(after)}`)]
}

function toSynonymLines({ hashtag, added, removed }: SynonymChange, print: Print): string[] {
  const signed = [
    ...added.map((spelling) => `+${print.quote(spelling)}`),
    ...removed.map((spelling) => `−${print.quote(spelling)}`),
  ]
  const named = toNamed(signed, namedEntries, print.words, (each) => each)
  return [print.item(`${print.quote(`#${hashtag}`)} ${named.join(' ')}`)]
}

/** `#rest 설명이 생깁니다, 옛 주소: +/questions/tagged/rest` */
function toDescribedLine(
  { of, name, description, aliases }: DescribedChange,
  { words, quote }: Print,
): string {
  const parts = [
    ...(description ? [words.descriptions[description]] : []),
    ...(aliases ? [toListLine(words.aliases, aliases, words, quote)] : []),
  ]
  return `${quote(of === 'tags' ? `#${name}` : name)} ${parts.join(', ')}`
}

function toListingLines(
  { hashtag, headlineBefore, headlineAfter, entries }: ReturnType<typeof compareArchives>['listings'][number],
  print: Print,
): string[] {
  const headline = toStep(print.words.headline, headlineBefore, headlineAfter)
  const named = toNamed(entries, namedEntries, print.words, ({ title, before, after, keywordOnly }) => {
    const mark = keywordOnly ? ` (${print.words.keywordOnly})` : ''
    return `${toStep(print.words.move, before, after)}: ${print.quote(title)}${mark}`
  })
  return [print.item(`${print.quote(`#${hashtag}`)} ${headline}`), ...named.map(print.subitem)]
}

type Steps = Print['words']['headline' | 'move']

/** A number that is undefined where there is none. */
function toStep(steps: Steps, before: number | undefined, after: number | undefined): string {
  if (before === undefined) return steps.added({ after: `${after}` })
  if (after === undefined) return steps.removed({ before })
  return before === after ? steps.same({ after }) : steps.changed({ before, after })
}

function toIssueSection(heading: string, issues: readonly Issue[], print: Print): string {
  const toLines = (issue: Issue) => {
    const block = toCorrectionLines(issue, print)
    const told = describeIssue(issue, print.language).split('\n')
    // Several lines to write are below their hint, and need not be reported twice.
    const lines = block.length > 0 ? told.slice(0, 2) : told
    return [print.item(print.quote(lines.map((line) => line.trim()).join(' — '))), ...block]
  }
  return toSection(heading, issues, toLines, print)
}

function toCorrectionLines({ correction }: Issue, print: Print): string[] {
  if (!correction || correction.lines.length === 0) return []
  const { from, to, lines } = correction
  return print.block(lines, to - from > 1 ? `L${from}-L${to - 1}` : `L${from}`)
}

/** `u43 이름: 홍길동 → 김철수, 전 이름: +홍길동`; `+u44 이영희` of somebody new. */
function toPersonLine(change: PersonChange, { words, quote }: Print): string {
  const { id, presence, name, renamed, formerNames, url, about } = change
  if (presence) return `${presence === 'added' ? '+' : '−'}${quote(id)} ${quote(name)}`
  const toText = (value: string | undefined) => (value === undefined ? words.unset : quote(value))
  const parts = [
    ...(renamed ? [`${words.personName} ${quote(renamed.before)} → ${quote(renamed.after)}`] : []),
    ...(formerNames ? [toListLine(words.formerNames, formerNames, words, quote)] : []),
    ...(url ? [`${words.url} ${toText(url.before)} → ${toText(url.after)}`] : []),
    ...(about ? [words.about] : []),
  ]
  return `${quote(id)} ${parts.join(', ')}`
}

/** Of each kind of change. */
const namedTexts = 10

function toRedactionLines(change: RedactionChange, print: Print): string[] {
  const { words, item, quote } = print
  if (change.of === 'texts')
    return [item(`${quote(change.id)} ${quote(change.title)}`), ...toTextLines(change, print)]
  const { redacted, shownAgain } = words.redactions[change.of]
  return [
    ...(change.added === 0 ? [] : [item(redacted({ count: change.added }))]),
    ...(change.removed === 0 ? [] : [item(shownAgain({ count: change.removed }))]),
  ]
}

/** `감추는 답변: 5678`, then `다시 보이는 댓글: 1234` */
function toTextLines({ answers, comments }: WithheldChange, print: Print): string[] {
  const { words, quote, subitem } = print
  const lists = [
    { ...words.redactions.answers, ...answers },
    { ...words.redactions.comments, ...comments },
  ]
  const toLine = (label: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [subitem([label, ...toNamed(ids, namedTexts, words, quote)].join(' '))]
  return lists.flatMap(({ withheld, shownAgain, added, removed }) => [
    ...toLine(withheld, added),
    ...toLine(shownAgain, removed),
  ])
}

export type Changes = ReturnType<typeof readChanges>
