// What the working tree does to the site, compared with a commit.
import { join } from 'node:path'
import { type DescribedNames, showDescribed } from '../folder/described.ts'
import { findQuestionId, isConversationPath, pageFolder } from '../folder/files.ts'
import { createFolderMasks } from '../folder/masks.ts'
import { type People, showPeople } from '../folder/people.ts'
import type { Content } from '../folder/read-content.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import { isSettled } from '../folder/small-files.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { readRegularFile } from '../kept/files.ts'
import type { Language } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import { createIsBroken, readBaseSmallFiles, toBaseQuestions } from './base-content.ts'
import { findCaused } from './caused-warnings.ts'
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
import { type Conversation, createPreparePosts, type PreparePosts } from './posts.ts'
import type { BaseFiles } from './read-base.ts'
import { readConversationChanges } from './read-conversations.ts'

/** Only files that are not as they were are prepared. @throws Failure of Git */
export function readChanges(current: Content, base: BaseFiles, language: Language) {
  const { settings: found, redactions, synonyms, people, described } = readBaseSmallFiles(base)
  const settings = isSettled(found) ? found : current.settings
  // What is redacted in either state is masked in the whole report.
  const hidden = joinRedactions(redactions, current.redactions)
  const prepare = createPreparePosts(current.settings, hidden.actors)
  const withheldTitle = findWords(language).changes.withheld
  const old = { base, settings, redactions, synonyms }
  const before = toBaseQuestions({ ...old, current, hidden, prepare: prepare.question, withheldTitle })
  const after = toCurrentQuestions(current, base, prepare.question)
  const conversations = readConversationChanges(current.folder, base, prepare.conversation, {
    before: redactions,
    after: current.redactions,
    hidden,
  })
  const show = (all: People) => showPeople({ ...current, people: all, redactions: hidden })
  const showDescriptions = (all: DescribedNames) =>
    showDescribed({ ...current, described: all, redactions: hidden }).described
  const pages = comparePages(current.folder, base, prepare.page)
  const toKey = ({ id, digest }: ComparedQuestion) => `${id} ${digest}`
  const known = new Set(before.map(toKey))
  const same = new Set(after.filter((each) => known.has(toKey(each))).map(({ path }) => path))
  const edited = new Set(pages.map(({ path }) => path))
  const isSame = (path: string) => (path.startsWith(`${pageFolder}/`) ? !edited.has(path) : same.has(path))
  const isNew = createIsNew(base, isSame, conversations.isOther)
  const isWithheldNow = (id: string) => current.redactions.questions.has(id) && !redactions.questions.has(id)
  const caused = findCaused(
    current.issues.filter((issue) => !isNew(issue)),
    current,
    { ...old, described, questions: before },
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
    /**
     * Masks any text as pages mask theirs. A report names old hashtags, addresses and settings too, which no page masks:
     * they may hold the very name that a change takes away.
     */
    hide: createFolderMasks({ ...current, redactions: hidden }).hideText,
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

/** @param isSame whether a question or a page shows the same. @param isOther whether texts below a question are others. */
function createIsNew(
  base: BaseFiles,
  isSame: (path: string) => boolean,
  isOther: (id: string) => boolean,
): (issue: Issue) => boolean {
  return (issue) => {
    const { code, path, detail } = issue
    if (!isWarning(issue)) return true
    // They are at the question, and an answer alone brings them.
    const isOfAnswers = code === 'missing-activity' || (code === 'dead-link' && detail.key === 'aliases')
    const isOfOther = isOther(findQuestionId(path) ?? '')
    if (isOfAnswers && isOfOther) return true
    if (!base.changed.has(path)) return false
    return isConversationPath(path) ? isOfOther : !isSame(path)
  }
}

function toCurrentQuestions(current: Content, base: BaseFiles, prepare: PreparePosts['question']) {
  const isBroken = createIsBroken(current)
  return current.questions.flatMap((question): (ComparedQuestion & { path: string })[] => {
    const { id, path } = question
    if (isBroken(path)) return []
    if (base.isSame(path)) return [question]
    const shown = prepare({ id, path, bytes: readRegularFile(join(current.folder, path)) })
    return [shown ? { ...question, digest: shown.digest, shown } : question]
  })
}

/** Ids of either. */
function joinWithheld(one: WithheldTexts, other: WithheldTexts): WithheldTexts {
  const joined = new Map(one)
  for (const [id, ids] of other) joined.set(id, ids.union(one.get(id) ?? new Set()))
  return joined
}

/** With what belongs to them, which readers see on their pages. */
function withConversations<Q extends ComparedQuestion>(
  questions: readonly Q[],
  conversations: ReadonlyMap<string, Conversation>,
): Q[] {
  return questions.map((question) => {
    const shownConversation = conversations.get(question.id)
    if (!shownConversation) return question
    return { ...question, digest: `${question.digest} ${shownConversation.digest}`, shownConversation }
  })
}
