import type { WrittenContent } from './content-folder.ts'

/** Enough pages to be in the middle of for a while. */
export function createManyQuestions(title: string, questions = 200): WrittenContent {
  return {
    settings: { title },
    questions: Array.from({ length: questions }, (_, index) => ({
      id: `q${index}`,
      title: `${title} ${index}`,
      tags: [`tag-${index % 40}`],
      body: `${title} `.repeat(40),
    })),
  }
}
