import type { Zone } from '../time/zone.ts'

/** What the settings say that a file is checked against. */
export interface QuestionContext {
  zone: Zone
  /** `YYYY-MM-DD`; later activities are issues (decision 14). */
  referenceDate: string
  /** Whether views were counted, so that a question without them lacks something; they were, where it is absent. */
  views?: boolean
}
