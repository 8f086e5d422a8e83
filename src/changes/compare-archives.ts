// What a change does to the site, in the site's terms: questions, and the listings that they enter, leave or move in.
import { createArchive } from '../archive/archive.ts'
import { createListings, type Listable, type Listing } from '../archive/listing.ts'
import { compareText } from '../format/issue.ts'
import { type Conversation, compareConversations, comparePosts, type Post } from './posts.ts'

export interface ComparedQuestion extends Listable {
  title: string
  /** Differs where pages show something else of it. */
  digest: string
  /** Of a question whose file is not as it was. */
  shown?: Post
  /** Of a question whose answers or comments have other files than before. */
  shownConversation?: Conversation
}

export interface QuestionChange {
  id: string
  title: string
  /** Of a new question: the id of one that is gone and showed the same, which is a file renamed. */
  formerId?: string
}

/** A question with another id is another question: a renamed file is one removed and one added. */
export function compareArchives(before: readonly ComparedQuestion[], after: readonly ComparedQuestion[]) {
  const old = new Map(before.map((question) => [question.id, question]))
  const now = new Set(after.map(({ id }) => id))
  const byId = (a: { id: string }, b: { id: string }) => compareText(a.id, b.id)
  const removed = before.filter(({ id }) => !now.has(id))
  const formerIds = new Map(removed.map(({ digest, id }) => [digest, id]))
  const toAddition = ({ id, title, digest }: ComparedQuestion): QuestionChange => {
    const formerId = formerIds.get(digest)
    return { id, title, ...(formerId === undefined ? {} : { formerId }) }
  }
  return {
    added: after
      .filter(({ id }) => !old.has(id))
      .map(toAddition)
      .sort(byId),
    edited: after.flatMap((question) => compareQuestion(old.get(question.id), question)).sort(byId),
    removed: removed.map(({ id, title }) => ({ id, title })).sort(byId),
    listings: compareListings(before, after),
  }
}

function compareQuestion(former: ComparedQuestion | undefined, question: ComparedQuestion) {
  if (!former) return []
  const { id, title, shown } = question
  if (former.digest === question.digest && former.shown?.values.get('file') === shown?.values.get('file'))
    return []
  const changes = former.shown && shown ? comparePosts(former.shown, shown) : []
  const [old, now] = [former.shownConversation, question.shownConversation]
  const isOther = old && now && old.digest !== now.digest
  // Absent where nothing of answers and comments differs.
  return [{ id, title, changes, ...(isOther ? { conversation: compareConversations(old, now) } : {}) }]
}

/** Those of which the reader can see that they changed, by hashtag in code-unit order. */
function compareListings(before: readonly ComparedQuestion[], after: readonly ComparedQuestion[]) {
  const [old, now] = [toListings(before), toListings(after)]
  const hashtags = [...new Set([...old.keys(), ...now.keys()])].sort(compareText)
  return hashtags.flatMap((hashtag) => {
    const [was, is] = [old.get(hashtag), now.get(hashtag)]
    const [places, newPlaces] = [toPlaces(was), toPlaces(is)]
    const ids = new Set([...newPlaces.keys(), ...places.keys()])
    const entries = [...ids].flatMap((id) => compareEntry(places.get(id), newPlaces.get(id)))
    // Numbers of carriers; undefined where there is no listing.
    const [headlineBefore, headlineAfter] = [was?.headline, is?.headline]
    if (entries.length === 0 && headlineBefore === headlineAfter) return []
    return [{ hashtag, headlineBefore, headlineAfter, entries }]
  })
}

function toListings(questions: readonly ComparedQuestion[]) {
  const listings = createListings(createArchive(questions))
  return new Map(listings.map((listing) => [listing.hashtag, listing]))
}

function toPlaces(listing: Listing<ComparedQuestion> | undefined) {
  const entries = listing?.entries ?? []
  return new Map(entries.map((entry, index) => [entry.question.id, { ...entry, position: index + 1 }]))
}

interface Place {
  /** Counted from 1. */
  position: number
  question: ComparedQuestion
  /** Whether it is there, or was there, for its keyword only. */
  keywordOnly: boolean
}

/** Entries that only make room for another are no change of their own: an entry moves when its own file changed. */
function compareEntry(before: Place | undefined, after: Place | undefined) {
  const place = after ?? before
  if (!place) return []
  const stays = before && after && before.keywordOnly === after.keywordOnly
  if (stays && (before.question.digest === after.question.digest || before.position === after.position))
    return []
  const { id, title } = place.question
  return [{ id, title, before: before?.position, after: after?.position, keywordOnly: place.keywordOnly }]
}
