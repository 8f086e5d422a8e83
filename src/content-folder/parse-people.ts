// people.yaml: who stands behind names that changed or are shared. Every description is what an editor shows.
import { z } from 'zod'
import { checkLine, checkText } from '../question/check-texts.ts'
import type { Issue } from '../question/issue.ts'
import { toQuestionId } from '../question/question-id.ts'
import { readValue } from '../question/read-value.ts'
import { actorLength } from '../question/schema.ts'
import { type Place, toIssues } from '../question/schema-issues.ts'
import { webLink } from '../question/web-address.ts'
import type { YamlNode } from '../question/yaml.ts'
import { isEmpty, type Parsed, parseSmallFile, withNotes } from './parse-settings.ts'
import { noPeople, type People } from './people.ts'

const name = z.string().min(1).max(actorLength)

const personSchema = z.strictObject({
  name: name.describe('지금의 표시 이름'),
  formerNames: z.array(name).max(50).optional().describe('전에 쓰던 이름들'),
  about: z.string().min(1).max(500).optional().describe('한두 문장의 소개'),
  url: webLink.optional().describe('그 사람의 주소'),
})

export const peopleSchema = z
  .record(z.string(), personSchema)
  .describe('사람마다 id와 이름. 예: u43: { name: 홍길동, formerNames: [길동이] }')

type Written = z.infer<typeof peopleSchema>

const personKeys = personSchema.keyof().options

/** @param text content of people.yaml, lines ending in LF. */
export function parsePeople(path: string, text: string): Parsed<{ people: People }> {
  return parseSmallFile(path, text, (place, text) => {
    if (isEmpty(place.root)) return { people: noPeople }
    const result = peopleSchema.safeParse(readValue(place.root, peopleSchema))
    const faults = result.success ? checkNames(result.data, place) : toPeopleIssues(result.error, place)
    const read = result.success ? { people: toPeople(result.data) } : undefined
    return withNotes(text, place, { read, issues: [...faults, ...checkPeopleIds(place)] })
  })
}

function toPeopleIssues({ issues }: z.ZodError, place: Place): Issue[] {
  const known = Object.fromEntries(listPairs(place.root).map(({ key }) => [key.text, personKeys]))
  return toIssues(issues, place, known)
}

function checkNames(people: Written, place: Place): Issue[] {
  return Object.entries(people).flatMap(([id, person]) => [
    ...checkLine(person.name, [id, 'name'], place),
    ...(person.formerNames ?? []).flatMap((each, index) =>
      checkLine(each, [id, 'formerNames', index], place),
    ),
    ...checkText(person.about, [id, 'about'], place),
  ])
}

/** An id is one person, whatever its Unicode form. */
function checkPeopleIds({ path, root, toPosition }: Place): Issue[] {
  const seen = new Set<string>()
  return listPairs(root).flatMap(({ key }): Issue[] => {
    const id = key.text.normalize('NFC')
    const toIssue = (code: Issue['code'], detail: Record<string, string>): Issue[] => [
      { code, path, ...toPosition(key.start), detail: { value: key.text.slice(0, 60), ...detail } },
    ]
    // Nobody is found under the last name in a plain object.
    if (toQuestionId(id) !== id || id === '__proto__') return toIssue('invalid-id', { key: 'id' })
    if (seen.has(id)) return toIssue('yaml-duplicate-key', {})
    seen.add(id)
    return []
  })
}

function listPairs(root: YamlNode) {
  return root.type === 'mapping' ? root.pairs : []
}

function toPeople(written: Written): People {
  return new Map(
    Object.entries(written).map(([id, { name, formerNames = [], ...others }]) => [
      id.normalize('NFC'),
      {
        name: name.normalize('NFC'),
        formerNames: formerNames.map((each) => each.normalize('NFC')),
        ...others,
      },
    ]),
  )
}
