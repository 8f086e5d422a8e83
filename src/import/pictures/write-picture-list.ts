// What the next import has to know of pictures, in import.ndjson: which of the archive's own stands for which address, and
// that texts name those now, which nobody has edited by hand.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../cache/replace-file.ts'
import { writeFully } from '../../cache/write-fully.ts'
import { compareText } from '../../question/issue.ts'
import { readLines } from '../read-lines.ts'
import { importListName, parseListLine, type QuestionLine, toListText } from '../write/import-list.ts'

/** Whether an import has made the folder. */
export function hasImportList(folder: string): boolean {
  return lstatSync(join(folder, importListName), { throwIfNoEntry: false })?.isFile() === true
}

/**
 * Lines that no import wrote stay as they are. @param pictures paths inside the content folder, by address. @param digests
 * what texts are to be, by what they were.
 */
export function writePictureList(
  folder: string,
  { pictures, digests }: Record<'pictures' | 'digests', ReadonlyMap<string, string>>,
): void {
  const path = join(folder, importListName)
  replaceFile(path, (descriptor, name) => {
    const known = new Map<string, string>()
    const write = (text: string) => writeFully(descriptor, Buffer.from(text), name)
    let waiting = ''
    for (const { text } of readLines(path)) {
      const line = parseListLine(text)
      if (line?.type === 'picture') known.set(line.id, line.path)
      else waiting += line?.type === 'question' ? toListText(rebase(line, digests)) : `${text}\n`
      if (waiting.length < chunkLength) continue
      write(waiting)
      waiting = ''
    }
    for (const [id, own] of pictures) known.set(id, own)
    const sorted = [...known].sort(([a], [b]) => compareText(a, b))
    write(waiting + sorted.map(([id, own]) => toListText({ type: 'picture', id, path: own })).join(''))
  })
}

const chunkLength = 1024 * 1024

/** A text that was edited by hand has another digest, and is told by the next import as before. */
function rebase(line: QuestionLine, digests: ReadonlyMap<string, string>): QuestionLine {
  const toNext = (digest: string) => digests.get(digest) ?? digest
  return {
    ...line,
    body: toNext(line.body),
    answers: Object.fromEntries(
      Object.entries(line.answers).map(([id, [fields, body]]) => [id, [fields, toNext(body)]]),
    ),
    comments: Object.fromEntries(Object.entries(line.comments).map(([id, digest]) => [id, toNext(digest)])),
  }
}
