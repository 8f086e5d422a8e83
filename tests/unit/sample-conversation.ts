import type { ConversationPage, KeptAnswer, KeptComment, ShownAnswer } from '../../src/kept/question.ts'

/** One page of a conversation in which nothing is kept but what is given. */
export function toConversationPage(changed: Partial<ConversationPage> = {}): ConversationPage {
  const { comments = [], answers = [] } = changed
  return {
    kept: { answers: answers.length, comments: comments.length },
    commentsPath: undefined,
    comments,
    answers,
    accepted: [],
    later: [],
    ...changed,
  }
}

export function toShownAnswer(id: string, changed: Partial<KeptAnswer & ShownAnswer> = {}): ShownAnswer {
  const kept: KeptAnswer = {
    id,
    by: { name: '홍길동' },
    at: '2025-06-27',
    html: `<p>${id}</p>`,
    edited: [],
    accepted: false,
    counts: {},
  }
  return { path: `answers/q/${id}.md`, comments: [], ...kept, ...changed, withheld: undefined }
}

export function toShownComment(id: string, changed: Partial<KeptComment> = {}): KeptComment {
  return {
    id,
    by: { name: '홍길동' },
    at: '2025-06-27',
    html: `<p>${id}</p>`,
    ...changed,
    withheld: undefined,
  }
}
