import { type ChosenLanguage, chooseLanguage } from './choose-language.ts'
import { readSettingsText } from './read-folder.ts'

/** What commands speak of this content folder. Whatever keeps its settings from being read is told by who needs them. */
export function readLanguage(contentFolder: string, environment: NodeJS.ProcessEnv): ChosenLanguage {
  try {
    return chooseLanguage(environment, readSettingsText(contentFolder))
  } catch {
    return chooseLanguage(environment, undefined)
  }
}
