// Every hostile string once more as an answer, a comment, the name of who wrote them and of a person, and the label of a
// poll: fifty of each on one question, since a page for each would take as long as all the others.
import type { WrittenQuestion } from './content-folder.ts'

/** What one string gives. Undefined where the string may not stand there. */
export interface HostileText {
  text: string | undefined
  name: string | undefined
  label: string | undefined
}

const textsPerQuestion = 50

/** Undefined texts and names are told by these, which are also those of the harmless twins. */
const plain = { text: '글', name: '이름', label: '보기' }

export interface HostileConversations {
  questions: WrittenQuestion[]
  /** Answers, comments and people, by path. */
  files: Record<string, string>
}

/** Hangs texts on the questions in their order, on as many as it takes. */
export function addConversations(
  questions: readonly WrittenQuestion[],
  texts: readonly HostileText[],
): HostileConversations {
  const files: Record<string, string> = {}
  const people: string[] = []
  const added = questions.map((question, index): WrittenQuestion => {
    const first = index * textsPerQuestion
    const own = texts.slice(first, first + textsPerQuestion)
    if (own.length === 0) return question
    own.forEach((text, offset) => {
      files[`answers/${question.id}/a${first + offset}.md`] = toAnswer(text, first + offset)
      people.push(toPerson(text, first + offset))
    })
    files[`comments/${question.id}.yaml`] = own
      .map((text, offset) => toComment(text, first + offset))
      .join('')
    const options = own.map(({ label }) => ({ label: label ?? plain.label, votes: 1 }))
    return { ...question, counts: { answers: own.length, comments: own.length }, poll: { options } }
  })
  files['people.yaml'] = people.join('')
  return { questions: added, files }
}

function toAnswer({ text, name }: HostileText, number: number): string {
  const actor = JSON.stringify(name ?? plain.name)
  return `---\nactor: ${actor}\nperson: p${number}\nat: 2025-06-02\n---\n${text ?? plain.text}\n\n끝\n`
}

/** On the answer of the same string, or for every other on the question. */
function toComment({ text, name }: HostileText, number: number): string {
  const lines = ['글', '', ...(text ?? plain.text).split(/\r?\n/), '', '끝']
  return [
    `- id: c${number}`,
    ...(number % 2 === 0 ? [`  answer: a${number}`] : []),
    `  actor: ${JSON.stringify(name ?? plain.name)}`,
    `  person: p${number}`,
    '  at: 2025-06-03',
    '  text: |',
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
    '',
  ].join('\n')
}

function toPerson({ name }: HostileText, number: number): string {
  return `p${number}: { name: ${JSON.stringify(name ?? plain.name)} }\n`
}
