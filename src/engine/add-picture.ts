import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { digestAll } from '../kept/digest.ts'
import { Failure } from '../messages/failure.ts'
import type { PublishedPicture } from '../site/publication.ts'
import type { OutputFolder } from './output-folder.ts'
import type { ManifestPage } from './output-manifest.ts'

/** Copies a picture from the content folder into the output. @throws Failure when it is no longer what was looked at. */
export function addPicture(
  output: OutputFolder,
  { file, path, digest }: PublishedPicture,
  folder: string,
): ManifestPage {
  const source = join(folder, path)
  const copy = output.add(file, source)
  const bytes = readFileSync(copy)
  if (digestAll(bytes) !== digest) throw new Failure('file-changed', { path: source })
  return [digest, bytes.length, statSync(copy).mtimeMs, crc32(bytes)]
}
