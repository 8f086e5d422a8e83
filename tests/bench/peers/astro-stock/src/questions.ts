import { type CollectionEntry, getCollection } from 'astro:content'

type Question = CollectionEntry<'questions'>

export async function newestFirst(): Promise<Question[]> {
  const questions = await getCollection('questions')
  return questions.sort((one, other) => lastTime(other) - lastTime(one))
}

export function groupByTag(questions: readonly Question[]): Map<string, Question[]> {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    for (const tag of question.data.tags) {
      const group = groups.get(tag)
      if (group === undefined) groups.set(tag, [question])
      else group.push(question)
    }
  }
  return groups
}

export function tagAddress(tag: string): string {
  return tag.replace(/^\./, 'dot-').replaceAll('#', '-sharp').replaceAll('+', '-plus')
}

function lastTime(question: Question): number {
  return question.data.activity.at(-1)?.at.getTime() ?? 0
}
