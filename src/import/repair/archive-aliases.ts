// Old addresses: each leads to one question, and none is a page of the site itself.
import { type AliasedFile, toAliasedFile } from '../../content-folder/aliased-file.ts'
import { findPageFault, toQueryKey } from '../../content-folder/check-archive.ts'
import { createFindClash, toParents } from '../../content-folder/file-clash.ts'
import { findNearestAlias, parseAlias } from '../../question/alias.ts'
import { findControl } from '../../question/characters.ts'
import { limits } from '../../question/limits.ts'
import type { CreateKeySet, KeySet } from './key-set.ts'
import type { Note } from './notes.ts'

/**
 * @param publicFiles of `public/`, which the site has at its root. @param ids of questions that addresses may be below;
 * left out, any.
 * @returns those of one question that may stay. Called in the order of the source.
 */
export function createMendAliases(
  publicFiles: readonly string[],
  createKeySet: CreateKeySet,
  ids: Pick<KeySet, 'has'> = { has: () => true },
): (aliases: readonly string[], note: Note) => string[] {
  const findClash = createFindClash(publicFiles)
  const taken = createKeySet('address')
  const folders = createKeySet('folder')
  const isTaken = (read: AliasedFile): boolean => {
    const { file } = read
    if (taken.has(toKey(read))) return true
    if (file === undefined) return false
    return folders.has(file) || listFolders(file).some((folder) => taken.has(folder))
  }
  return (aliases, note) => {
    const mended: string[] = []
    for (const written of aliases) {
      const read = findLegal(written)
      const { alias = '' } = read ?? {}
      if (!read || findPageFault(read, { findClash, ids })) note('alias-left-out', written)
      else if (isTaken(read)) note('alias-taken', alias)
      else if (mended.length === limits.aliases) note('aliases-cut', alias)
      else {
        if (alias !== written) note('alias-changed', written)
        taken.add(toKey(read))
        for (const folder of listFolders(read.file ?? '')) folders.add(folder)
        mended.push(alias)
      }
    }
    return mended
  }
}

/** The same for two that one page answers. */
export function toAliasKey(alias: string): string {
  return toKey(toAliasedFile(alias, ''))
}

function toKey({ alias, file }: AliasedFile): string {
  return file ?? toQueryKey(alias)
}

function findLegal(written: string): AliasedFile | undefined {
  if (findControl(written)) return undefined
  const parsed = parseAlias(written)
  if (parsed) return toAliasedFile(written, '', parsed)
  const alias = findNearestAlias(written.trim())
  return alias === undefined ? undefined : toAliasedFile(alias, '')
}

/** Folders above it that another address may be the file of: `/a.html/b`. */
function listFolders(file: string): string[] {
  // Hardly any has one.
  if (!/\.html?\//.test(file)) return []
  return toParents(file).filter((folder) => /\.html?$/.test(folder))
}
