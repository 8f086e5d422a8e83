import { buildMessages } from './build-messages.ts'
import { callMessages } from './call-messages.ts'
import { categoryMessages } from './category-messages.ts'
import { changeMessages } from './change-messages.ts'
import { commandMessages } from './command-messages.ts'
import { conversationMessages } from './conversation-messages.ts'
import { devMessages } from './dev-messages.ts'
import { failureMessages } from './failure-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { fileMessages } from './file-messages.ts'
import { fixMessages } from './fix-messages.ts'
import { frontMatterMessages } from './front-matter-messages.ts'
import { helpMessages } from './help-messages.ts'
import { importMessages } from './import-messages.ts'
import { pictureImportMessages } from './import-pictures-messages.ts'
import { repairMessages, repairRules } from './import-repair-messages.ts'
import { importRules } from './import-rules.ts'
import { limitMessages } from './limit-messages.ts'
import { newMessages } from './new-messages.ts'
import { oldAddressMessages } from './old-address-messages.ts'
import { pictureMessages } from './picture-messages.ts'
import { questionMessages } from './question-messages.ts'
import { svgMessages } from './svg-messages.ts'
import { synonymMessages } from './synonym-messages.ts'
import { tidyMessages } from './tidy-messages.ts'

export const englishWords = {
  issues: {
    ...frontMatterMessages,
    ...fieldMessages,
    ...fileMessages,
    ...pictureMessages,
    ...svgMessages,
    ...categoryMessages,
    ...questionMessages,
    ...synonymMessages,
    ...conversationMessages,
  },
  builds: buildMessages,
  calls: callMessages,
  changes: changeMessages,
  commands: commandMessages,
  dev: devMessages,
  failures: failureMessages,
  fixes: fixMessages,
  help: helpMessages,
  imports: importMessages,
  importRules,
  limits: limitMessages,
  news: newMessages,
  repairs: { ...repairMessages, rules: repairRules },
  pictureImports: pictureImportMessages,
  oldAddresses: oldAddressMessages,
  tidying: tidyMessages,
}
