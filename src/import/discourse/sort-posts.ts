// Which posts of a topic are the question and its answers, and why others are not.
import type { Tally } from '../tally.ts'
import type { Topic } from './join-pages.ts'
import { type Post, postTypes } from './topic-schema.ts'

export interface SortedPosts {
  /** Undefined where its file is missing, or readers could not see it. */
  question: Post | undefined
  answers: Post[]
}

export function sortPosts({ id, posts }: Topic, tally: Tally): SortedPosts {
  const kept = posts.filter((post) => {
    const left = findPostReason(post)
    if (left)
      tally.note({ rule: left.rule, at: labelPost(id, post), ...(left.detail && { detail: left.detail }) })
    return !left
  })
  return {
    question: kept.find((post) => post.post_number === 1),
    answers: kept.filter((post) => post.post_number !== 1),
  }
}

/** The name of a post in notes. */
export function labelPost(topic: number, { post_number: number }: Pick<Post, 'post_number'>): string {
  return `topic ${topic}, post ${number}`
}

/** Only what every reader of the forum could see becomes a part of the archive. */
function findPostReason(post: Post): { rule: string; detail?: string | undefined } | undefined {
  if (isSmallAction(post)) {
    return { rule: 'discourse-small-action', detail: post.action_code ?? undefined }
  }
  if (post.post_type === postTypes.whisper) return { rule: 'discourse-whisper' }
  if (post.deleted_at || post.user_deleted) return { rule: 'discourse-deleted' }
  return post.hidden ? { rule: 'discourse-hidden' } : undefined
}

/** Older versions made it a post of moderators without a text. */
function isSmallAction({ post_type: type, action_code: code, cooked }: Post): boolean {
  if (type === postTypes.smallAction) return true
  return type === postTypes.moderator && Boolean(code) && !cooked?.trim()
}
