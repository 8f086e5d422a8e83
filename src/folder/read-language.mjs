// The language of commands for a content folder. No package is needed: a command may be called before they are installed, and
// then has to say so in some language. Plain JavaScript that Node 18 reads, as launchers need it too.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chooseLanguage } from '../words/choose-language.mjs'

/**
 * Whatever keeps its settings from being read is reported by those who need them.
 * @param {string} contentFolder
 * @param {NodeJS.ProcessEnv} environment
 */
export function readLanguage(contentFolder, environment) {
  return chooseLanguage(environment, readSettings(join(contentFolder, 'archive.yaml')))
}

/** Undefined where no file can be read: a pipe would wait for ever. */
function readSettings(path) {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}
