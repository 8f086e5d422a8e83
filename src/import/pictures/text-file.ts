// A file of the content folder as the texts in it that may show pictures, with the place of each.
import { checkComments } from '../../conversation/check-comments.ts'
import { decodeFile } from '../../question/decode.ts'
import { parseFrontMatter } from '../../question/front-matter.ts'
import type { QuestionContext } from '../../question/question-context.ts'

export interface TextFile {
  /** Inside the content folder, with `/`. */
  path: string
  of: 'question' | 'answer' | 'comments'
  /** Ids of answers and comments that nobody sees, in a file of comments. */
  withheld: WithheldIds
}

export interface WithheldIds {
  answers: ReadonlySet<string>
  comments: ReadonlySet<string>
}

export interface WrittenText {
  body: string
  /** Line of the file on which it begins, counted from 1, and columns by which the file indents it. */
  bodyLine: number
  indent: number
}

/** How a folder is read: its zone and day, and whether `$…$` is a formula. */
export interface ReadingContext extends QuestionContext {
  math: boolean
}

/** Most files hold none, which is seen without parsing them. */
const anyPicture = /!\[|<img[\s/]/i

/** Those that are shown, of a file that may name a picture; undefined for a file with faults that hide its texts: `npm run check` tells them. */
export function parseTexts(
  { path, of, withheld }: TextFile,
  bytes: Buffer,
  context: ReadingContext,
): WrittenText[] | undefined {
  if (!anyPicture.test(bytes.toString('latin1'))) return []
  const text = decodeFile(path, bytes)
  if (typeof text !== 'string') return undefined
  if (of !== 'comments') {
    const frontMatter = parseFrontMatter(path, text)
    return 'code' in frontMatter ? undefined : [{ ...frontMatter, indent: 0 }]
  }
  const { comments } = checkComments({ path, text }, context)
  return comments
    ?.filter(({ id, answer = '' }) => !withheld.comments.has(id) && !withheld.answers.has(answer))
    .map((comment) => ({
      body: comment.text,
      bodyLine: comment.textLine,
      indent: comment.textIndent,
    }))
}

export function toBodyKind({ of }: TextFile, { math }: ReadingContext): { math: boolean; comment: boolean } {
  return { math, comment: of === 'comments' }
}
