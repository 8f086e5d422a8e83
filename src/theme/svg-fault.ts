import type { IssueCode } from '../question/issue.ts'

/** What is wrong with a picture, and where in its text. */
export interface SvgFault {
  code: Extract<IssueCode, 'invalid-svg' | 'unsafe-svg'>
  /** `kind` says what it is, `value` what was found. */
  detail: { kind: string; value?: string; reason?: string }
  offset: number
}

export function unsafe(offset: number, kind: string, value = ''): SvgFault {
  return { code: 'unsafe-svg', detail: { kind, value: value.slice(0, 80) }, offset }
}

export function invalid(offset: number, kind: string, reason = ''): SvgFault {
  return { code: 'invalid-svg', detail: { kind, reason: reason.slice(0, 120) }, offset }
}
