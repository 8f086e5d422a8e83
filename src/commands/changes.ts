// npm run changes -- --base <ref>: what the working tree does to the site, compared with a commit. Builds nothing.

import { readBaseSmallFiles } from '../changes/base-content.ts'
import { readBase } from '../changes/read-base.ts'
import { readChanges } from '../changes/read-changes.ts'
import { reportChanges, reportCompared } from '../changes/report-changes.ts'
import { toOutlineCache } from '../folder/environment.ts'
import { readContent } from '../folder/read-content.ts'
import { digestCode } from '../kept/digest.ts'
import { type Call, readChoice } from './call.ts'

export async function changes({ root, folders, values, language }: Call<'changes'>) {
  const { content, questionCache } = folders
  const format = readChoice('--format', values.format ?? 'text', ['text', 'markdown'])
  const reference = values.base ?? 'HEAD'
  const base = readBase(content, reference)
  const current = await readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
    published: new Set(base.paths.map((path) => path.normalize('NFC'))),
    // A fault in the list of what is withheld must not show any of it.
    otherwise: readBaseSmallFiles(base),
  })
  const found = readChanges(current, base, language)
  const compared = reportCompared(base.compared, reference, found, format, language)
  process.stdout.write(`${compared}\n\n${reportChanges(found, format, language)}\n`)
  return 0
}
