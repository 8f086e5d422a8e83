// What became of the pictures of other places: a short account for the terminal, and a list of what is not here.
import { dirname } from 'node:path'
import { makeFolders } from '../cache/make-folders.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { lossReasons } from '../import/pictures/picture-loss.ts'
import type { PicturesReport } from '../import/pictures/pictures-report.ts'
import type { NamedPlace } from '../import/pictures/read-named-pictures.ts'
import type { Language } from '../messages/language.ts'
import { toVisibleText } from '../messages/visible-text.ts'
import { findWords, type Words } from '../messages/words.ts'

type PictureWords = Words['pictureImports']

/** Lines below one sentence. */
interface Section {
  sentence: string
  lines: string[]
}

/** Writes the list. @returns the lines for standard output. */
export function reportPictures(report: PicturesReport, listPath: string, language: Language): string {
  const { pictureImports: words, imports } = findWords(language)
  const sections = toSections(report, words)
  const counted = sections.map(({ sentence, lines }) => imports.rule(sentence, lines.length))
  const account =
    report.named === 0
      ? [words.nothing]
      : [
          words.named(report.named),
          words.fetched(report.fetched, report.known),
          words.rewritten(report.rewritten.length),
          ...(report.missing.length > 0 ? [words.missing(report.missing.length)] : []),
        ]
  return [
    ...account,
    ...counted,
    ...writeList(listPath, sections, words),
    ...(report.unasked > 0 ? [words.stopped(report.unasked)] : []),
    ...(report.rewritten.length > 0 ? [words.next] : []),
    '',
  ].join('\n')
}

function toSections(report: PicturesReport, words: PictureWords): Section[] {
  const missing = lossReasons.map((reason) => ({
    sentence: words.reasons[reason],
    lines: report.missing
      .filter(({ loss }) => loss.reason === reason)
      .map(({ address, loss, places }) =>
        [address, loss.detail === '' ? '' : ` (${loss.detail})`, ...places.map(toPlace)].join(''),
      ),
  }))
  const unplaced = report.unplaced.map(({ address, place }) => address + toPlace(place))
  return [
    ...missing,
    { sentence: words.unplaced, lines: unplaced },
    { sentence: words.refused, lines: report.refused },
    { sentence: words.faulty, lines: report.faulty },
  ].filter(({ lines }) => lines.length > 0)
}

/** On lines of their own. */
function toPlace({ path, line, column }: NamedPlace): string {
  return `\n${path}:${line}:${column}`
}

/** @returns what to say of it. */
function writeList(path: string, sections: readonly Section[], words: PictureWords): string[] {
  const text = sections.map(toText).join('\n')
  try {
    makeFolders(dirname(path))
    replaceFile(path, (descriptor, name) => writeFully(descriptor, Buffer.from(text), name))
    return sections.length === 0 ? [] : [words.list(path)]
  } catch (error) {
    return [words.listUnwritten(path, error instanceof Error ? error.message : String(error))]
  }
}

function toText({ sentence, lines }: Section): string {
  const shown = lines.map((line) => `  ${line.split('\n').map(toVisibleText).join('\n    ')}\n`)
  return `${sentence}: ${lines.length}\n${shown.join('')}`
}
