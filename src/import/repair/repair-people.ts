// people.yaml, mended by the rules of an import (`npm run tidy -- --repair`).
import { peopleSchema } from '../../content-folder/parse-people.ts'
import { type Person, peopleName } from '../../content-folder/people.ts'
import { withoutNulls } from '../../question/check-nulls.ts'
import { hasComments } from '../../question/comments.ts'
import { readValue } from '../../question/read-value.ts'
import { toPeopleText } from '../write/people-file.ts'
import { decodeAny } from './decode-any.ts'
import { parseTree } from './file-records.ts'
import { mendId } from './legal-id.ts'
import { toLegalPerson } from './legal-person.ts'
import { mendText } from './mend-text.ts'
import { createNote, type RepairNote } from './notes.ts'
import { type RepairedFiles, toRepairedFile } from './repair-files.ts'
import { widePeopleSchema } from './wide-schemas.ts'

/**
 * Called for a file with errors. Undefined for what only people can mend: what can't be read, somebody without a name,
 * two of one id.
 */
export function repairPeople(bytes: Uint8Array): RepairedFiles | undefined {
  const notes: RepairNote[] = []
  const noteFile = createNote(peopleName, notes)
  const text = mendText(decodeAny(bytes, noteFile), noteFile)
  const root = parseTree(text)
  const result = root && widePeopleSchema.safeParse(readValue(withoutNulls(root), peopleSchema))
  if (!result?.success) return undefined
  const people = new Map<string, Person>()
  for (const [written, named] of Object.entries(result.data)) {
    const note = createNote(`person ${written}`, notes)
    const id = mendId(written, note)
    const person = toLegalPerson(named, note)
    if (person) people.set(id, person)
  }
  const written = root?.type === 'mapping' ? root.pairs.length : 0
  if (people.size < written) return undefined
  if (hasComments(text)) return { files: [], commented: [peopleName] }
  return { files: [toRepairedFile(peopleName, toPeopleText(people), notes)], commented: [] }
}
