// What a report of changes tells of the answers and comments of a question, a line each.
import type { readChanges } from '../../src/changes/read-changes.ts'
import { reportChanges } from '../../src/changes/report-changes.ts'

type Changes = ReturnType<typeof readChanges>
type Conversation = NonNullable<Changes['edited'][number]['conversation']>

export const noChanges: Changes = {
  added: [],
  edited: [],
  removed: [],
  listings: [],
  settings: [],
  synonyms: [],
  described: [],
  people: [],
  redactions: [],
  pages: [],
  pictures: [],
  issues: [],
  hide: (text) => text.replaceAll('김비밀', '삭제된 사용자'),
}

export function tellConversation(
  conversation: Conversation,
  { format = 'text', hide = noChanges.hide }: { format?: 'text' | 'markdown'; hide?: Changes['hide'] } = {},
): string[] {
  const edited = [{ id: 'q', title: '질문', changes: [], conversation }]
  const lines = reportChanges({ ...noChanges, edited, hide }, format, 'ko').split('\n')
  // Behind the heading and the question.
  return lines.slice(lines.findIndex((line) => line.includes('질문') && line.includes('q')) + 1)
}
