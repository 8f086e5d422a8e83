// What `gotgam hosting` prints for a project of its own, whose `public/_headers` a test may say.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { hosting } from '../../src/commands/hosting.ts'
import { toArchiveFolders } from '../../src/folder/environment.ts'
import { findWords } from '../../src/words/words.ts'
import { putFile, writeContent } from './content-folder.ts'

export interface HostedProject {
  settings?: Readonly<Record<string, unknown>>
  /** `public/_headers`; none without it. */
  headers?: string | undefined
  /** The list that the last build wrote; none without it. */
  list?: string | undefined
  language?: 'ko' | 'en'
}

/** Lines without a line feed at their ends. */
export function printHosting(
  host: string,
  { settings = {}, headers, list, language = 'en' }: HostedProject = {},
): string[] {
  using root = mkdtempDisposableSync(join(tmpdir(), 'gotgam-hosting-'))
  const folders = toArchiveFolders(root.path, {})
  writeContent(folders.content, { settings, questions: [] })
  if (headers !== undefined) putFile(root.path, 'public/_headers', headers)
  putFile(folders.out, 'index.html', '')
  if (list !== undefined) putFile(folders.out, 'redirects.nginx.conf', list)
  let printed = ''
  using _ = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  const call = { root: root.path, folders, start: root.path, positionals: [host], values: {} }
  hosting({ ...call, language, words: findWords(language) })
  return printed.split('\n').slice(0, -1)
}
