import { categoryMessages } from './category-messages.ts'
import { conversationMessages } from './conversation-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { fileMessages } from './file-messages.ts'
import { frontMatterMessages } from './front-matter-messages.ts'
import { pictureMessages } from './picture-messages.ts'
import { questionMessages } from './question-messages.ts'
import { svgMessages } from './svg-messages.ts'
import { synonymMessages } from './synonym-messages.ts'

export const englishIssues = {
  ...frontMatterMessages,
  ...fieldMessages,
  ...fileMessages,
  ...pictureMessages,
  ...svgMessages,
  ...categoryMessages,
  ...questionMessages,
  ...synonymMessages,
  ...conversationMessages,
}
