// Several small contents as one: what many tests look at is built once.
import { dump, load } from 'js-yaml'
import { z } from 'zod'
import type { WrittenContent } from '../support/content-folder.ts'

const yamlFile = z.record(z.string(), z.unknown())

/** Ids, hashtags and old addresses of the parts have to differ. Of files of one name the keys, and lists, are joined. */
export function mergeContents(
  settings: WrittenContent['settings'],
  parts: readonly Pick<WrittenContent, 'questions' | 'files'>[],
): WrittenContent {
  const questions = parts.flatMap((part) => part.questions)
  const files: Record<string, string | Uint8Array> = {}
  for (const [path, file] of parts.flatMap((part) => Object.entries(part.files ?? {}))) {
    files[path] = path in files ? joinYaml(path, files[path], file) : file
  }
  return { ...(settings ? { settings } : {}), questions, files }
}

function joinYaml(path: string, one: string | Uint8Array | undefined, other: string | Uint8Array): string {
  if (typeof one !== 'string' || typeof other !== 'string' || !path.endsWith('.yaml'))
    throw new Error(`${path} is a file of two parts`)
  const joined = yamlFile.parse(load(one))
  for (const [key, value] of Object.entries(yamlFile.parse(load(other)))) {
    const known = joined[key]
    joined[key] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value
  }
  return dump(joined)
}
