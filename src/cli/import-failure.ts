import { join } from 'node:path'
import { Failure, isFailure } from '../messages/failure.ts'

const sqliteFull = 13

/** What an import has thrown, in the words of imports. @param root of the project, whose content folder holds samples at first. */
export function toImportFailure(error: unknown, { root, target }: { root: string; target: string }): unknown {
  if (isFullDisk(error)) return new Failure('import-disk-full', { target })
  if (!isFailure(error) || error.failure !== 'import-foreign' || target !== join(root, 'content'))
    return error
  const { folder, held, other } = error.detail as Failure<'import-foreign'>['detail']
  return other === '' ? new Failure('import-over-samples', { folder, held }) : error
}

/** The database in which records wait says it in words of its own. */
function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const isSqlite = error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && error.errcode === sqliteFull
  return isSqlite || error.code === 'ENOSPC' || error.code === 'EDQUOT'
}
