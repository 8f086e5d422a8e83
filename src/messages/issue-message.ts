/** What the messages of issues name; every value is visible text. */
export type Detail = Readonly<Record<string, string>>

export interface IssueMessage {
  message: string
  hint: string
}

export type ToMessage = (detail: Detail) => IssueMessage
