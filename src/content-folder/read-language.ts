import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { type ChosenLanguage, chooseLanguage } from './choose-language.ts'

/** What commands speak of this content folder. Whatever keeps its settings from being read is told by who needs them. */
export function readLanguage(contentFolder: string, environment: NodeJS.ProcessEnv): ChosenLanguage {
  try {
    return chooseLanguage(environment, readRegularFile(join(contentFolder, 'archive.yaml')).toString())
  } catch {
    return chooseLanguage(environment, undefined)
  }
}
