import type { Conversion } from './conversion.ts'
import type { Row } from './read-dump.ts'
import { toText, toTime } from './to-text.ts'

/** The comments' file of a question, of which the first post is the question and the others are its answers. */
export function toCommentsYaml(posts: readonly Row[], { authors, commentsOf }: Conversion): string {
  const entries = posts.flatMap((post, index) =>
    (commentsOf.get(post['Id'] ?? '') ?? []).map((row) => {
      const { actor, person } = authors.of(row['UserId'])
      return [
        `- id: ${row['Id']}`,
        ...(index === 0 ? [] : [`  answer: ${post['Id']}`]),
        `  actor: ${JSON.stringify(actor)}`,
        ...(person === undefined ? [] : [`  person: ${person}`]),
        `  at: ${toTime(row['CreationDate'] ?? '')}`,
        `  recommended: ${row['Score']}`,
        '  text: |',
        ...toText(row['Text'] ?? '')
          .trim()
          .split('\n')
          .map((line) => (line === '' ? '' : `    ${line}`)),
      ].join('\n')
    }),
  )
  return entries.map((entry) => `${entry}\n`).join('')
}
