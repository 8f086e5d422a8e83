/** What the messages of issues name; every value is visible text. */
export type Detail = Readonly<Record<string, string>>

export interface IssueMessage {
  message: string
  hint: string
}

export type ToMessage = (detail: Detail) => IssueMessage

/** `: ‘값’`, or nothing. No particle follows a value, whose last sound nobody knows. */
export function shown(value: string | undefined): string {
  return value === undefined || value === '' ? '' : `: ‘${value}’`
}

/** `tags[1]: `, or nothing. */
export function named({ key }: Detail): string {
  return key ? `${key}: ` : ''
}

/** The line to write instead, where it is known. */
export function instead(detail: Detail, otherwise: string): string {
  return detail['instead'] ? `이렇게 고쳐 주세요 → ${detail['instead']}` : otherwise
}
