// What the working tree does to the site, compared with a commit.
import { join } from 'node:path'
import { type DescribedNames, showDescribed } from '../folder/described.ts'
import { findQuestionId, isConversationPath, pageFolder } from '../folder/files.ts'
import { createTextMasks } from '../folder/masks.ts'
import { type People, showPeople } from '../folder/people.ts'
import { createPrepareQuestion } from '../folder/prepare-question.ts'
import type { Content } from '../folder/read-content.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import { findEditUrl, type Settings } from '../folder/settings.ts'
import { isSettled } from '../folder/small-files.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { digestText } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import type { Language } from '../words/language.ts'
import { findMessages } from '../words/messages.ts'
import { findWords } from '../words/words.ts'
import { createIsBroken, readBaseSmallFiles, toBaseQuestions } from './base-content.ts'
import { findCaused } from './caused-warnings.ts'
import { type ComparedQuestion, compareArchives } from './compare-archives.ts'
import {
  compareDescribed,
  comparePeople,
  comparePictures,
  compareRedactions,
  compareSettings,
  compareSynonyms,
} from './compare-files.ts'
import { comparePages } from './compare-pages.ts'
import {
  digestPublished,
  digestShown,
  type PrepareShown,
  type PublishedConversation,
  toSource,
} from './published.ts'
import type { BaseFiles } from './read-base.ts'
import { readConversationChanges } from './read-conversations.ts'

/** Only files that are not as they were are prepared. @throws Failure of Git */
export function readChanges(current: Content, base: BaseFiles, language: Language) {
  const { settings: found, redactions, synonyms, people, described } = readBaseSmallFiles(base)
  const settings = isSettled(found) ? found : current.settings
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
  const isBroken = createIsBroken(current)
  const questions = current.questions.filter(({ path }) => !isBroken(path))
  const after = toCurrentQuestions({ ...current, questions }, base, prepareShown)
  const conversations = readConversationChanges(current, base, {
    before: redactions,
    after: current.redactions,
    hidden,
  })
  const show = (all: People) => showPeople({ ...current, people: all, redactions: hidden })
  const showDescriptions = (all: DescribedNames) =>
    showDescribed({ ...current, described: all, redactions: hidden }).described
  const pages = comparePages(current, base, hidden.actors)
  const isNew = createIsNew({ before, after, conversations, base, pages })
  const isWithheldNow = (id: string) => current.redactions.questions.has(id) && !redactions.questions.has(id)
  const caused = findCaused(
    current.issues.filter((issue) => !isNew(issue)),
    current,
    { base, redactions, synonyms, described, questions: before },
    (id) => isWithheldNow(id) || conversations.before.has(id),
  )
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
    pages,
    pictures: comparePictures(current, base),
    /** Every error, the warnings of what is new or edited, and those that it causes elsewhere: no old ones. */
    issues: current.issues.filter((issue) => isNew(issue) || caused.has(issue)),
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
  pages,
}: {
  before: readonly ComparedQuestion[]
  after: readonly (ComparedQuestion & { path: string })[]
  conversations: ReturnType<typeof readConversationChanges>
  base: BaseFiles
  pages: readonly { path: string }[]
}): (issue: Issue) => boolean {
  const known = new Set(before.map(({ id, digest }) => `${id} ${digest}`))
  const same = new Set(after.filter(({ id, digest }) => known.has(`${id} ${digest}`)).map(({ path }) => path))
  const editedPages = new Set(pages.map(({ path }) => path))
  const isOtherConversation = (path: string) => {
    const id = findQuestionId(path) ?? ''
    const [old, now] = [conversations.before.get(id), conversations.after.get(id)]
    return old !== undefined && now !== undefined && digestPublished(old) !== digestPublished(now)
  }
  return (issue) => {
    const { code, path, detail } = issue
    if (!isWarning(issue)) return true
    // They are at the question, and an answer alone brings them.
    const isOfAnswers = code === 'missing-activity' || (code === 'dead-link' && detail.key === 'aliases')
    if (isOfAnswers && isOtherConversation(path)) return true
    if (!base.changed.has(path)) return false
    if (path.startsWith(`${pageFolder}/`)) return editedPages.has(path)
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
    const body = prepared?.toBody()
    // There may be more of it than pages may show.
    if (!prepared || !body || 'code' in body) return undefined
    const { title, category, hashtags, counts, poll, aliases, score, language } = prepared.outline
    const { state, related, license, source: sourceUrl } = prepared.outline
    const { activity, polls, ...printed } = body
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
      // Only the link to the file shows where it lies.
      file: findEditUrl(settings) === undefined ? undefined : file.path,
      html: digestText(JSON.stringify([printed, prepared.links.map(({ address }) => address)])),
      source: toSource(file),
    }
  }
}

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
