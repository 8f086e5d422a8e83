// What the working tree does to the site, compared with a commit.
import { join } from 'node:path'
import { type DescribedNames, showDescribed } from '../folder/described.ts'
import type { SourceFile } from '../folder/disk.ts'
import { findQuestionId, isConversationPath, listPageFiles } from '../folder/files.ts'
import { createTextMasks } from '../folder/masks.ts'
import { type People, showPeople } from '../folder/people.ts'
import { createPrepareQuestion, type PreparedQuestion } from '../folder/prepare-question.ts'
import type { Content } from '../folder/read-content.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import { findEditUrl, type Settings } from '../folder/settings.ts'

import { decodeFile } from '../format/decode.ts'
import { parseFrontMatter } from '../format/front-matter.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { digestText } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import type { Language } from '../words/language.ts'
import { findMessages } from '../words/messages.ts'
import { findWords } from '../words/words.ts'
import { readBaseSmallFiles, toBaseQuestions } from './base-content.ts'
import { type ComparedQuestion, compareArchives } from './compare-archives.ts'
import {
  compareDescribed,
  comparePages,
  comparePeople,
  comparePictures,
  compareRedactions,
  compareSettings,
  compareSynonyms,
} from './compare-files.ts'
import {
  digestPublished,
  digestShown,
  type PrepareShown,
  type PublishedConversation,
  type PublishedQuestion,
} from './published.ts'
import type { BaseFiles } from './read-base.ts'
import { readConversationChanges } from './read-conversations.ts'

/** Only files that are not as they were are prepared. @throws Failure of Git */
export function readChanges(current: Content, base: BaseFiles, language: Language) {
  const { settings = current.settings, redactions, synonyms, people, described } = readBaseSmallFiles(base)
  // What is redacted in either state is masked in the whole report.
  const hidden = joinRedactions(redactions, current.redactions)
  const prepareShown = createPrepareShown(current.settings, hidden.actors)
  const withheldTitle = findWords(language).changes.withheld
  const before = toBaseQuestions({
    current,
    base,
    settings,
    redactions,
    synonyms,
    hidden,
    prepareShown,
    withheldTitle,
  })
  const after = toCurrentQuestions(current, base, prepareShown)
  const conversations = readConversationChanges(current, base, {
    before: redactions,
    after: current.redactions,
    hidden,
  })
  const show = (all: People) => showPeople({ ...current, people: all, redactions: hidden })
  const showDescriptions = (all: DescribedNames) =>
    showDescribed({ ...current, described: all, redactions: hidden }).described
  return {
    ...compareArchives(
      withConversations(before, conversations.before),
      withConversations(after, conversations.after),
    ),
    settings: compareSettings(settings, current.settings),
    synonyms: compareSynonyms(synonyms, current.synonyms),
    described: compareDescribed(showDescriptions(described), showDescriptions(current.described)),
    people: comparePeople(show(people), show(current.people), hidden),
    redactions: compareRedactions(
      redactions,
      current.redactions,
      new Map([...before, ...after].map(({ id, title }) => [id, title])),
    ),
    pages: comparePages(listPageFiles(current.folder).files, base),
    pictures: comparePictures(current, base),
    /** Every error, and the warnings of what is new or edited: old ones are nobody's doing here. */
    issues: current.issues.filter(createIsNew({ before, after, conversations, base })),
    /** Puts masks over a text, whatever part of a file it comes from. */
    hide: createHide(current.settings, hidden),
  }
}

/** What is redacted in either state. */
function joinRedactions(old: Redactions, now: Redactions): Redactions {
  return {
    ...now,
    actors: [...old.actors, ...now.actors],
    people: old.people.union(now.people),
    answers: joinWithheld(old.answers, now.answers),
    comments: joinWithheld(old.comments, now.comments),
  }
}

function createIsNew({
  before,
  after,
  conversations,
  base,
}: {
  before: readonly ComparedQuestion[]
  after: readonly (ComparedQuestion & { path: string })[]
  conversations: ConversationChanges
  base: BaseFiles
}): (issue: Issue) => boolean {
  const known = new Set(before.map(({ id, digest }) => `${id} ${digest}`))
  const same = new Set(after.filter(({ id, digest }) => known.has(`${id} ${digest}`)).map(({ path }) => path))
  const isOtherConversation = (path: string) => {
    const id = findQuestionId(path) ?? ''
    const [old, now] = [conversations.before.get(id), conversations.after.get(id)]
    return old !== undefined && now !== undefined && digestPublished(old) !== digestPublished(now)
  }
  return (issue) => {
    const { code, path } = issue
    if (!isWarning(issue)) return true
    // It is at the question, and a new answer alone brings it.
    if (code === 'missing-activity' && isOtherConversation(path)) return true
    if (!base.changed.has(path)) return false
    return isConversationPath(path) ? isOtherConversation(path) : !same.has(path)
  }
}

function toCurrentQuestions(
  { folder, questions }: Content,
  base: BaseFiles,
  prepareShown: PrepareShown,
): (ComparedQuestion & { path: string })[] {
  return questions.map((question) => {
    const { id, path } = question
    if (base.isSame(path)) return question
    const shown = prepareShown({ id, path, bytes: readRegularFile(join(folder, path)) })
    return shown ? { ...question, digest: digestShown(shown), shown } : question
  })
}

/**
 * Masks any text as pages mask theirs. A report names old hashtags, addresses and settings too, which no page masks:
 * they may hold the very name that a change takes away.
 */
function createHide(settings: Settings, redactions: Redactions): (text: string) => string {
  const labels = findMessages(settings.locale).masks
  return createTextMasks({ ...settings, redactedActors: redactions.actors, labels }).hideText
}

/** Both sides of a comparison are prepared with the same settings, so that only their files tell them apart. */
function createPrepareShown(settings: Settings, redactedActors: readonly RedactedName[]): PrepareShown {
  const prepare = createPrepareQuestion(settings, redactedActors)
  return (file) => {
    const { prepared } = prepare(file)
    if (!prepared) return undefined
    // Only the link to the file shows where it lies.
    const linked = findEditUrl(settings) === undefined ? undefined : file.path
    return toPublishedQuestion(prepared, toSource(file), linked)
  }
}

/**
 * Undefined when there is more of it than pages may show.
 * @param file path of the question's file, where its page links to it.
 */
function toPublishedQuestion(
  { outline, toBody }: PreparedQuestion,
  source: string,
  file: string | undefined,
): PublishedQuestion | undefined {
  const body = toBody()
  if ('code' in body) return undefined
  const { title, category, hashtags, counts, poll, aliases, score, language } = outline
  const { state, related, license, source: sourceUrl } = outline
  const { activity, polls, pageHtml, entryHtml, description } = body
  return {
    title,
    category,
    hashtags,
    counts,
    score,
    poll,
    language,
    polls,
    state,
    related,
    license,
    sourceUrl,
    activity,
    aliases: [...aliases].sort(),
    file,
    html: digestText(JSON.stringify([pageHtml, entryHtml, description])),
    source,
  }
}

function toSource({ path, bytes }: SourceFile): string {
  const text = decodeFile(path, bytes)
  const frontMatter = typeof text === 'string' ? parseFrontMatter(path, text) : text
  return 'body' in frontMatter ? frontMatter.body : ''
}

type ConversationChanges = ReturnType<typeof readConversationChanges>

/** Ids of either. */
function joinWithheld(one: WithheldTexts, other: WithheldTexts): WithheldTexts {
  const questions = [...new Set([...one.keys(), ...other.keys()])]
  return new Map(questions.map((id) => [id, new Set([...(one.get(id) ?? []), ...(other.get(id) ?? [])])]))
}

/** With what belongs to them, which readers see on their pages. */
function withConversations<Q extends ComparedQuestion>(
  questions: readonly Q[],
  conversations: ReadonlyMap<string, PublishedConversation>,
): Q[] {
  return questions.map((question) => {
    const shownConversation = conversations.get(question.id)
    if (!shownConversation) return question
    const digest = `${question.digest} ${digestPublished(shownConversation)}`
    return { ...question, digest, shownConversation }
  })
}
