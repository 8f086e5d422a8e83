// What `npm run tidy` makes of one file beside the question `q`.
import { listTidyTargets } from '../../src/commands/tidy-texts.ts'
import { noRedactions } from '../../src/folder/redactions.ts'
import type { QuestionContext } from '../../src/format/post.ts'

const place = (path: string) => ({
  id: path.replace(/^.*\/|\.\w+$/g, ''),
  path,
  stamp: [0, 0, 0, 0] as const,
})
const described = [{ name: 'rest', aliases: [] }]

/** @param file its path, and its bytes. @param locale that of the archive. */
export function tidyFile(
  { path, bytes }: { path: string; bytes: Buffer },
  context: QuestionContext,
  locale: string,
): ReturnType<ReturnType<typeof listTidyTargets>[number]['tidy']> {
  const answers = path.startsWith('answers/') ? [place(path)] : []
  const question = {
    ...place('questions/q.md'),
    conversation: { answers, comments: place('comments/q.yaml') },
  }
  const folder = {
    path: '',
    redactions: noRedactions,
    issues: [],
    described: { tags: described, categories: described },
  }
  const targets = listTidyTargets([question], { folder, context, locale })
  const target = targets.find((each) => each.path === path)
  if (!target) throw new Error(`${path} is nothing that is tidied`)
  return target.tidy(bytes)
}
