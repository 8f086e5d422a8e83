// The report of a pull request, a section for each kind of change.

import { type Issue, isWarning } from '../format/issue.ts'
import { findDocument } from '../kept/program.ts'
import { describeIssue } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import type { compareArchives, QuestionChange } from './compare-archives.ts'
import type { FileChange, NamedChange, RedactionChange } from './compare-files.ts'
import type { ConversationChange } from './posts.ts'
import {
  type ChangesFormat,
  createPrint,
  type Labels,
  type Print,
  toChangeTexts,
  toNamed,
  toSection,
} from './print.ts'
import type { ComparedCommit } from './read-base.ts'
import type { readChanges } from './read-changes.ts'

type Changes = ReturnType<typeof readChanges>

/** More than this is counted, not named: a comment has an end. */
const explainedQuestions = 20
const namedListings = 40

/** For people who read it in a terminal or as a comment. */
export function reportChanges(changes: Changes, format: ChangesFormat, language: Language): string {
  const print = createPrint(format, changes.hide, language)
  const { words, item } = print
  const section = <T>(heading: string, all: readonly T[], toLines: (each: T) => string[], most?: number) =>
    toSection(heading, all, toLines, print, most)
  const issues = (heading: string, all: readonly Issue[]) =>
    section(heading, all, (each) => toIssueLines(each, language, print))
  const errors = changes.issues.filter((issue) => !isWarning(issue))
  // What changes of a question is reported of the first ones.
  const explained = new Set(changes.edited.slice(0, explainedQuestions))
  const sections = [
    errors.length > 0 ? words.broken : '',
    section(words.settings, changes.settings, (each) => toChangeTexts([each], {}, print).map(item)),
    section(words.synonyms, changes.synonyms, (each) => toChangeTexts([each], {}, print).map(item)),
    section(words.described, changes.described, (each) => [toNamedLine(each, words.hashtag, print)]),
    section(words.people, changes.people, (each) => [toNamedLine(each, words.person, print)]),
    section(words.withheldOrShown, changes.redactions, (each) => toRedactionLines(each, print)),
    section(words.pages, changes.pages, (each) => toFileLines(each, print)),
    section(words.pictures, changes.pictures, (each) => toFileLines(each, print)),
    section(words.added, changes.added, (each) => toQuestionLines(each, print)),
    section(words.edited, changes.edited, (each) => [
      ...toQuestionLines(each, print),
      ...(explained.has(each) ? toEditLines(each, print) : []),
    ]),
    section(words.removed, changes.removed, (each) => toQuestionLines(each, print)),
    section(words.listings, changes.listings, (each) => toListingLines(each, print), namedListings),
    issues(words.errors, errors),
    issues(words.warnings, changes.issues.filter(isWarning)),
    changes.issues.length > 0
      ? findWords(language).commands.catalogue({ page: findDocument(`docs/faults.${language}.md`) })
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

/** `u43 name: John → Jack, former names: +John`; `+u44 Jane` of somebody new. */
function toNamedLine({ name, changes, person }: NamedChange, labels: Labels, print: Print): string {
  const { item, quote } = print
  if (person) return item(`${person.presence === 'added' ? '+' : '−'}${quote(name)} ${quote(person.name)}`)
  return item(`${quote(name)} ${toChangeTexts(changes, labels, print).join(', ')}`)
}

function toFileLines({ path, change, changes = [] }: FileChange, print: Print): string[] {
  const { words, item, quote, subitem } = print
  return [
    item(`${quote(path)} ${words.files[change]}`),
    ...toChangeTexts(changes, words.page, print).map(subitem),
  ]
}

function toQuestionLines({ id, title, formerId }: QuestionChange, { words, item, quote }: Print): string[] {
  const renamed = formerId === undefined ? '' : ` (${words.formerId} ${quote(formerId)})`
  return [item(`${quote(id)} ${quote(title)}${renamed}`)]
}

function toEditLines({ changes, conversation }: Changes['edited'][number], print: Print): string[] {
  const { words, subitem } = print
  return [
    ...toChangeTexts(changes, words.question, print).map(subitem),
    ...(conversation ? toConversationLines(conversation, print) : []),
  ]
}

/** `answer: +5678 −1234`, then `answer 5679: Votes 2 → 3, body: +1 −0 lines` */
function toConversationLines({ changes, answers, comments }: ConversationChange, print: Print): string[] {
  const { words, quote, subitem } = print
  const toLines = (label: string, { added, removed, edited }: ConversationChange['answers']) => {
    const ids = [
      ...toNamed(added, print, (id) => `+${quote(id)}`),
      ...toNamed(removed, print, (id) => `−${quote(id)}`),
    ]
    const edits = toNamed(edited, print, ({ id, changes }) => {
      return `${label} ${quote(id)}: ${toChangeTexts(changes, words.answerOrComment, print).join(', ')}`
    })
    return [...(ids.length === 0 ? [] : [`${label}: ${ids.join(' ')}`]), ...edits]
  }
  return [
    ...toChangeTexts(changes, words.question, print),
    ...toLines(words.answer, answers),
    ...toLines(words.comment, comments),
  ].map(subitem)
}

function toListingLines(
  { hashtag, headlineBefore, headlineAfter, entries }: ReturnType<typeof compareArchives>['listings'][number],
  print: Print,
): string[] {
  const { words, item, quote, subitem } = print
  const headline = toStep(words.headline, headlineBefore, headlineAfter)
  const named = toNamed(entries, print, ({ title, before, after, keywordOnly }) => {
    const mark = keywordOnly ? ` (${words.keywordOnly})` : ''
    return `${toStep(words.move, before, after)}: ${quote(title)}${mark}`
  })
  return [item(`${quote(`#${hashtag}`)} ${headline}`), ...named.map(subitem)]
}

type Steps = Print['words']['headline' | 'move']

/** A number that is undefined where there is none. */
function toStep(steps: Steps, before: number | undefined, after: number | undefined): string {
  if (before === undefined) return steps.added({ after: `${after}` })
  if (after === undefined) return steps.removed({ before })
  return before === after ? steps.same({ after }) : steps.changed({ before, after })
}

function toIssueLines(issue: Issue, language: Language, { item, quote, block }: Print): string[] {
  const { from = 0, to = 0, lines = [] } = issue.correction ?? {}
  const shown = lines.length === 0 ? [] : block(lines, to - from > 1 ? `L${from}-L${to - 1}` : `L${from}`)
  const told = describeIssue(issue, language).split('\n')
  // Several lines to write are below their hint, and need not be reported twice.
  const said = shown.length > 0 ? told.slice(0, 2) : told
  return [item(quote(said.map((line) => line.trim()).join(' — '))), ...shown]
}

/** Of a question `answers withheld: 5678`, then `comments shown again: 1234`. */
function toRedactionLines(change: RedactionChange, print: Print): string[] {
  const { words, item, quote, subitem } = print
  if (change.of === 'texts') {
    const lines = toChangeTexts(change.changes, words.withheldTexts, print)
    return [item(`${quote(change.name)} ${quote(change.title)}`), ...lines.map(subitem)]
  }
  const { redacted, shownAgain } = words.redactions[change.of]
  return [
    ...(change.added === 0 ? [] : [item(redacted({ count: change.added }))]),
    ...(change.removed === 0 ? [] : [item(shownAgain({ count: change.removed }))]),
  ]
}
