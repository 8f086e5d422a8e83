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
  { hideText }: QuestionMasks,
  typeset: Typeset | undefined,
): (masked: MaskedQuestion) => TypesetQuestion {
  if (!typeset) return () => ({ titleHtml: undefined, issues: [] })
  const options = { typeset, isClean: (text: string) => hideText(text) === text }
  return ({ question, shown, tokens, bodyLine, text }) => {
    const untypeset = typesetFormulas(tokens, options)
    const titleHtml = toTitleHtml(shown.title, question.title, options)
    const issues = findFormulaIssues(untypeset, { path: question.path, bodyLine })
    return { titleHtml, issues: [...issues, ...checkTitle(question, text, titleHtml)] }
  }
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
