import { findFormulaIssues } from '../body/formulas/find-formula-issues.ts'
import { toTitleHtml } from '../body/formulas/title.ts'
import type { Typeset } from '../body/formulas/typeset.ts'
import { typesetFormulas } from '../body/formulas/typeset-formulas.ts'
import type { Token } from '../body/markdown.ts'
import type { Issue } from '../question/issue.ts'
import type { Question } from '../question/question.ts'
import type { QuestionMasks } from './mask-question.ts'

interface MaskedQuestion {
  /** As it was written, and as readers may see it. */
  question: Question
  shown: Question
  /** Of the body, masked. */
  tokens: readonly Token[]
  bodyLine: number
  text: string
}

interface TypesetQuestion {
  titleHtml: string | undefined
  issues: Issue[]
}

/** Typesets the formulas of a body and of its title, once for all pages. Without a typesetter there is nothing to do. */
export function createTypesetQuestion(
  masks: QuestionMasks,
  typeset: Typeset | undefined,
): (masked: MaskedQuestion) => TypesetQuestion {
  if (!typeset) return () => ({ titleHtml: undefined, issues: [] })
  const typesetBody = createTypesetBody(masks, typeset)
  const options = toOptions(masks, typeset)
  return ({ question, shown, tokens, bodyLine, text }) => {
    const issues = typesetBody(tokens, { path: question.path, bodyLine })
    const titleHtml = toTitleHtml(shown.title, question.title, options)
    return { titleHtml, issues: [...issues, ...checkTitle(question, text, titleHtml)] }
  }
}

type TypesetBody = (tokens: readonly Token[], place: { path: string; bodyLine: number }) => Issue[]

/** The same for a body alone; it puts what is typeset into the tokens. */
export function createTypesetBody(masks: QuestionMasks, typeset: Typeset | undefined): TypesetBody {
  if (!typeset) return () => []
  const options = toOptions(masks, typeset)
  return (tokens, place) => findFormulaIssues(typesetFormulas(tokens, options), place)
}

function toOptions({ hideText }: QuestionMasks, typeset: Typeset) {
  return { typeset, isClean: (text: string) => hideText(text) === text }
}

/** Formulas that are shown by their source. */
function checkTitle({ path, title }: Question, text: string, titleHtml: string | undefined): Issue[] {
  if (!titleHtml?.includes('<code>')) return []
  const line = text.split('\n').findIndex((each) => /^["']?title["']?\s*:/.test(each)) + 1
  return [
    {
      code: 'formula-as-text',
      path,
      line: Math.max(1, line),
      column: 1,
      detail: { value: title.slice(0, 40) },
    },
  ]
}
