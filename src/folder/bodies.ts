// One question as its readers may see it (decision 25).

import type { Typeset } from '../body/formulas/typeset.ts'
import { findFormulaIssues, toTitleHtml, typesetFormulas } from '../body/formulas/typeset-formulas.ts'
import type { FoundCrossLinks } from '../body/links/cross-links.ts'
import type { Token } from '../body/markdown.ts'
import { locateFinds, maskBody, toParts, toReadText } from '../body/mask-body.ts'
import { isReadTwice, type SeenBody, toSeenBody } from '../body/seen-body.ts'
import { createToPosition, type Issue } from '../format/issue.ts'
import type { ParsedQuestion } from '../format/parse-question.ts'
import type { Question } from '../format/post.ts'
import {
  type Find,
  isPersonalData,
  maskText,
  type PersonalDataFind,
  toSeparateFinds,
} from '../format/texts/masks.ts'
import { isNameInCode } from '../format/texts/personal-data.ts'
import { createFindInText } from '../format/texts/redacted-names.ts'
import type { CrossLink } from '../kept/question.ts'
import { languages } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import { createTextMasks, type Masked, type MaskOptions, type TextMasks, toMasked } from './masks.ts'

export interface QuestionMasks extends TextMasks {
  /** Puts masks into the tokens of a body. */
  maskBody: (tokens: readonly Token[], body: string) => MaskedBody
}

interface MaskedBody extends Masked {
  /** All that readers read of it, with signs in the place of what they must not. */
  read: string
}

export function createQuestionMasks(options: MaskOptions): QuestionMasks {
  const findInText = createFindInText(options.redactedActors)
  return {
    ...createTextMasks(options, findInText),
    maskBody: (tokens, body) => {
      const maskSeen = (seen: SeenBody): MaskedBody => {
        const { finds: found, names } = findInText(seen.text)
        const finds = withoutCode(seen, found)
        const personalData = locatePersonalData(seen, finds, body)
        const masked = toMasked(finds, options.personalData)
        maskBody(seen, masked)
        return { names, personalData, read: maskText(toReadText(seen), masked) }
      }
      const joined = maskSeen(toSeenBody(tokens))
      if (!isReadTwice(tokens)) return joined
      const apart = maskSeen(toSeenBody(tokens, 'apart'))
      return {
        names: [...new Set([...joined.names, ...apart.names])],
        personalData: toPlaces([...joined.personalData, ...apart.personalData]),
        read: toReadText(toSeenBody(tokens)),
      }
    },
  }
}

const code = /^(?:fence|code_block|code_inline)$/

/** Without what looks like an address, and is a name where it stands in code. */
function withoutCode(seen: SeenBody, finds: Find[]): Find[] {
  const names = finds.filter(
    ({ kind, offset, length }) => kind === 'email' && isNameInCode(seen.text.slice(offset, offset + length)),
  )
  if (names.length === 0) return finds
  const inCode = toParts(seen, names).filter(({ parts }) =>
    parts.every(({ source }) => code.test(source.token.type)),
  )
  const others = new Set(inCode.map(({ find }) => find))
  return finds.filter((find) => !others.has(find))
}

/** Where only the block of several finds is known, they have one place. */
function locatePersonalData(seen: SeenBody, finds: readonly Find[], body: string): PersonalDataFind[] {
  const data = toSeparateFinds(finds.filter(isPersonalData))
  const offsets = locateFinds(seen, data, body)
  return toPlaces(data.map((find, index) => ({ ...find, offset: offsets[index] ?? 0 })))
}

function toPlaces(finds: readonly PersonalDataFind[]): PersonalDataFind[] {
  return [...new Map(finds.map((find) => [`${find.kind} ${find.offset}`, find])).values()]
}

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

interface LinkingBody {
  body: string
  /** Of the file, counted from 1. */
  bodyLine: number
  /** Columns by which the file indents the body. */
  indent?: number
}

/** As they are kept with their question, in the order of their places. */
export function toCrossLinks(
  found: FoundCrossLinks,
  { body, bodyLine, indent = 0 }: LinkingBody,
): CrossLink[] {
  if (found.size === 0) return []
  const toPosition = createToPosition(body)
  return Array.from(found.values(), ({ address, offsets }) => ({
    address,
    places: offsets.map((offset): [number, number] => {
      const { line, column } = toPosition(offset)
      return [line + bodyLine - 1, column + indent]
    }),
  }))
}

/** What `npm run new` writes for a body, in any language. */
const emptyBodies = new Set(languages.map((language) => findWords(language).commands.emptyBody))

const longestEmptyBody = Math.max(...Array.from(emptyBodies, ({ length }) => length))

/** A body that says nothing yet. */
export function checkEmptyBody({
  path,
  body,
  bodyLine,
}: Pick<ParsedQuestion, 'body' | 'bodyLine'> & { path: string }): Issue[] {
  const text = body.trim()
  // A set reads the whole of a text to find it.
  const saysSomething = text.length > longestEmptyBody || (text !== '' && !emptyBodies.has(text))
  if (saysSomething) return []
  return [{ code: 'empty-body', path, line: bodyLine, column: 1, detail: { value: text } }]
}
