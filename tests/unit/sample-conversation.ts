import type {
  ConversationPage,
  KeptAnswer,
  KeptComment,
  LaterAnswer,
  ShownAnswer,
} from '../../src/kept/question.ts'

/** One page of a conversation in which nothing is kept but what is given. */
export function toConversationPage(changed: Partial<ConversationPage> = {}): ConversationPage {
  const { comments = [], answers = [] } = changed
  return {
    kept: { answers: answers.length, comments: comments.length },
    printed: answers.filter(({ withheld }) => !withheld).length,
    commentsPath: undefined,
    comments,
    answers,
    before: 0,
    later: [],
    told: [],
    ...changed,
  }
}

export function toShownAnswer(id: string, changed: Partial<KeptAnswer & ShownAnswer> = {}): ShownAnswer {
  const kept = toKeptAnswer(id)
  return { path: `answers/q/${id}.md`, comments: [], ...kept, ...changed, withheld: undefined }
}

function toKeptAnswer(id: string): KeptAnswer {
  return {
    id,
    by: { name: '홍길동' },
    at: '2025-06-27',
    html: `<p>${id}</p>`,
    edited: [],
    accepted: false,
    counts: {},
  }
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

/** What page 1 says of an answer of page 2. */
export function toLaterAnswer(id: string, changed: Partial<LaterAnswer> = {}): LaterAnswer {
  const { by, at, accepted, counts } = toKeptAnswer(id)
  return { id, page: 2, number: 2, by, at, accepted, counts, ...changed }
}
