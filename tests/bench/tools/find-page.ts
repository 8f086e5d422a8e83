import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a question's page in an output folder, whichever way its address is laid out. */
export function findQuestionPage(output: string, id: string): string | undefined {
  const names = [`questions/${id}/index.html`, `questions/${id}.html`]
  return names.map((name) => join(output, name)).find((path) => existsSync(path))
}
