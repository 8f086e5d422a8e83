import { discourseRules } from './import-discourse-messages.ts'
import { markdownRules } from './import-markdown-messages.ts'
import { importOwnRules } from './import-messages.ts'
import { repairRules } from './import-repair-messages.ts'
import { stackExchangeRules } from './import-stackexchange-messages.ts'
import { tableRules } from './import-table-messages.ts'

/** The sentence of each rule that an import's report may name. Each source adds its own. */
export const importRules = {
  ...importOwnRules,
  ...markdownRules,
  ...repairRules,
  ...discourseRules,
  ...stackExchangeRules,
  ...tableRules,
}
