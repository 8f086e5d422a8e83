import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'

/**
 * Language in which commands speak: that of `ARCHIVE_LANG`, else that of the archive, else Korean. Found without any
 * package, as a command may be called before they are installed.
 */
export function findCommandLanguage(root: string, environment: NodeJS.ProcessEnv): 'ko' | 'en' {
  const wanted = environment['ARCHIVE_LANG']
  if (wanted === 'ko' || wanted === 'en') return wanted
  return /^locale: +(["']?)en\1[ \t]*(?:#.*)?\r?$/m.test(readSettingsText(root, environment)) ? 'en' : 'ko'
}

function readSettingsText(root: string, environment: NodeJS.ProcessEnv): string {
  try {
    return readRegularFile(join(toArchiveFolders(root, environment).content, 'archive.yaml')).toString()
  } catch {
    return ''
  }
}
