/** The six kinds that were observed, written in files exactly as they are shown (decision 16). */
export const activityKinds = [
  '질문',
  '질문 업데이트',
  '새로운 답변',
  '답변 업데이트',
  '새로운 댓글',
  '댓글 업데이트',
] as const

export type ActivityKind = (typeof activityKinds)[number]

export const anonymousActor = '익명'
export const deletedActor = '삭제된 사용자'

/** Reserved actors are roles, not names (decision 12). */
export function isRole(actor: string): boolean {
  return actor === anonymousActor || actor === deletedActor
}

export interface Activity {
  /** As the file writes it: a date, or an RFC 3339 timestamp with offset. */
  at: string
  actor: string
  kind: ActivityKind
}
