// What a change does to the site, in the site's terms: questions, and the listings that they enter, leave or move in.
import { createArchive } from '../archive/archive.ts'
import { createListings, type Listable, type Listing } from '../archive/listing.ts'
import { compareText } from '../format/issue.ts'
import type { Hashtag } from '../format/names.ts'
import {
  type ConversationDifferences,
  compareConversations,
  compareQuestions,
  type QuestionDifferences,
} from './compare-questions.ts'
import { digestPublished, type PublishedConversation, type PublishedQuestion } from './published.ts'

export interface ComparedQuestion extends Listable {
  title: string
  /** Differs where pages show something else of it. */
  digest: string
  /** Of a question whose file is not as it was. */
  shown?: PublishedQuestion
  /** Of a question whose answers or comments have other files than before. */
  shownConversation?: PublishedConversation
}

export interface QuestionChange {
  id: string
  title: string
  /** Of a new question: the id of one that is gone and showed the same, which is a file renamed. */
  formerId?: string
}

export interface QuestionEdit extends QuestionChange {
  differences: QuestionDifferences
  /** Absent where nothing of answers and comments differs. */
  conversation?: ConversationDifferences
}

export interface EntryChange {
  id: string
  title: string
  /** Positions in the listing, counted from 1; undefined where it does not stand. */
  before: number | undefined
  after: number | undefined
  /** Whether it stands there, or stood there, for its keyword only. */
  keywordOnly: boolean
}

export interface ListingChange {
  hashtag: Hashtag
  /** Numbers of carriers; undefined where there is no listing. */
  headlineBefore: number | undefined
  headlineAfter: number | undefined
  entries: EntryChange[]
}

export interface ArchiveChanges {
  added: QuestionChange[]
  edited: QuestionEdit[]
  removed: QuestionChange[]
  /** Those that the reader of a listing can see, by hashtag in code-unit order. */
  listings: ListingChange[]
}

/** A question with another id is another question: a renamed file is one removed and one added. */
export function compareArchives(
  before: readonly ComparedQuestion[],
  after: readonly ComparedQuestion[],
): ArchiveChanges {
  const old = new Map(before.map((question) => [question.id, question]))
  const now = new Set(after.map(({ id }) => id))
  const byId = (a: { id: string }, b: { id: string }) => compareText(a.id, b.id)
  const removed = before.filter(({ id }) => !now.has(id))
  const formerIds = new Map(removed.map(({ digest, id }) => [digest, id]))
  return {
    added: after
      .filter(({ id }) => !old.has(id))
      .map((question) => toAddition(question, formerIds.get(question.digest)))
      .sort(byId),
    edited: after.flatMap((question) => toEdit(question, old.get(question.id))).sort(byId),
    removed: removed.map(({ id, title }) => ({ id, title })).sort(byId),
    listings: compareListings(before, after),
  }
}

function toAddition({ id, title }: ComparedQuestion, formerId: string | undefined): QuestionChange {
  return { id, title, ...(formerId === undefined ? {} : { formerId }) }
}

function toEdit(question: ComparedQuestion, former: ComparedQuestion | undefined): QuestionEdit[] {
  if (!former) return []
  const { id, title, shown } = question
  if (former.digest === question.digest && former.shown?.file === shown?.file) return []
  const differences = former.shown && shown ? compareQuestions(former.shown, shown) : {}
  const conversation = toConversationEdit(former.shownConversation, question.shownConversation)
  return [{ id, title, differences, ...(conversation ? { conversation } : {}) }]
}

function toConversationEdit(
  old: PublishedConversation | undefined,
  now: PublishedConversation | undefined,
): ConversationDifferences | undefined {
  if (!old || !now || digestPublished(old) === digestPublished(now)) return undefined
  return compareConversations(old, now)
}

function compareListings(
  before: readonly ComparedQuestion[],
  after: readonly ComparedQuestion[],
): ListingChange[] {
  const old = toListings(before)
  const now = toListings(after)
  const hashtags = [...new Set([...old.keys(), ...now.keys()])].sort(compareText)
  return hashtags.flatMap((hashtag) => {
    const change = compareListing(hashtag, old.get(hashtag), now.get(hashtag))
    return change.entries.length > 0 || change.headlineBefore !== change.headlineAfter ? [change] : []
  })
}

function toListings(questions: readonly ComparedQuestion[]) {
  const listings = createListings(createArchive(questions))
  return new Map(listings.map((listing) => [listing.hashtag, listing]))
}

type Place = { position: number; question: ComparedQuestion; keywordOnly: boolean }

function compareListing(
  hashtag: Hashtag,
  old: Listing<ComparedQuestion> | undefined,
  now: Listing<ComparedQuestion> | undefined,
): ListingChange {
  const before = toArchiveFolders(old)
  const after = toArchiveFolders(now)
  const ids = new Set([...after.keys(), ...before.keys()])
  const entries = [...ids].flatMap((id) => compareEntry(before.get(id), after.get(id)))
  return { hashtag, headlineBefore: old?.headline, headlineAfter: now?.headline, entries }
}

function toArchiveFolders(listing: Listing<ComparedQuestion> | undefined): Map<string, Place> {
  const entries = listing?.entries ?? []
  return new Map(entries.map((entry, index) => [entry.question.id, { ...entry, position: index + 1 }]))
}

/** Entries that only make room for another are no change of their own: an entry moves when its own file changed. */
function compareEntry(before: Place | undefined, after: Place | undefined): EntryChange[] {
  const place = after ?? before
  if (!place) return []
  const stays = before && after && before.keywordOnly === after.keywordOnly
  if (stays && (before.question.digest === after.question.digest || before.position === after.position))
    return []
  const { id, title } = place.question
  return [{ id, title, before: before?.position, after: after?.position, keywordOnly: place.keywordOnly }]
}
