import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { Failure } from '../../messages/failure.ts'
import { decodeFile } from '../../question/decode.ts'
import { compareIssues, type Issue } from '../../question/issue.ts'
import { type PlacedMapping, parseMapping } from './parse-mapping.ts'

const mappingEnd = /\.(?:ya?ml|json)$/i

export interface NamedFiles {
  /** The mapping file. */
  mapping: string
  /** The table that the command names; undefined where it names the mapping, which then names its tables. */
  table: string | undefined
}

/**
 * Which file is which: `posts.csv` has its mapping in `posts.yaml`, `.yml` or `.json` beside it unless another is named.
 * @throws Failure where there is none.
 */
export function readNamedFiles(path: string, mapping: string | undefined): NamedFiles {
  if (mapping !== undefined) return { mapping, table: path }
  if (mappingEnd.test(path)) return { mapping: path, table: undefined }
  const stem = path.slice(0, path.length - extname(path).length)
  const tried = ['.yaml', '.yml', '.json'].map((end) => stem + end)
  const found = tried.find((each) => existsSync(each))
  if (found !== undefined) return { mapping: found, table: path }
  throw new Failure('table-no-mapping', {
    file: basename(path),
    tried: tried.map((each) => basename(each)),
  })
}

/** @throws Failure with every fault of the mapping. */
export function readMapping(path: string): PlacedMapping {
  const name = basename(path)
  const text = decodeFile(name, readBytes(path))
  const parsed = typeof text === 'string' ? parseMapping(name, text) : { issues: [text] }
  if ('issues' in parsed) throw toMappingFailure(parsed.issues)
  return parsed
}

function toMappingFailure(issues: readonly Issue[]): Failure {
  return new Failure('table-mapping', { issues: issues.toSorted(compareIssues) })
}

function readBytes(path: string): Uint8Array {
  try {
    return readRegularFile(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure('table-file', { file: basename(path), reason })
  }
}
