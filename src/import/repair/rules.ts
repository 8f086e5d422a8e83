import type { repairRules } from '../../messages/ko/import-repair-messages.ts'

/** Each has its sentence in both languages, in the one list of `messages/`; no record is changed without a note of one. */
export type RepairRule = keyof typeof repairRules
