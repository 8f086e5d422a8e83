import { type CollectionEntry, getCollection } from 'astro:content'

export type Answer = CollectionEntry<'answers'>
export type Comment = CollectionEntry<'comments'>['data']['comments'][number]

/** Answers of each question, in the order of its page. */
export async function readAnswers(): Promise<Map<string, Answer[]>> {
  const answers = await getCollection('answers')
  return Map.groupBy(answers.sort(byVotes), (answer) => answer.id.slice(0, answer.id.indexOf('/')))
}

/** Comments of each question and its answers, oldest first. */
export async function readComments(): Promise<Map<string, Comment[]>> {
  const entries = await getCollection('comments')
  const sorted = (comments: Comment[]) => comments.sort((one, other) => one.at.getTime() - other.at.getTime())
  return new Map(entries.map((entry) => [entry.id, sorted(entry.data.comments)]))
}

function byVotes({ data: one }: Answer, { data: other }: Answer): number {
  return (
    Number(other.accepted) - Number(one.accepted) ||
    votesOf(other.counts) - votesOf(one.counts) ||
    one.at.getTime() - other.at.getTime()
  )
}

function votesOf({ recommended, needsSupplement = 0 }: Answer['data']['counts']): number {
  return recommended - needsSupplement
}
