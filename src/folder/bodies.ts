// Bodies as their readers may see them (decision 25), with their formulas typeset.

import type { Typeset } from '../body/formulas/typeset.ts'
import { findFormulaIssues, toTitleHtml, typesetFormulas } from '../body/formulas/typeset-formulas.ts'
import type { FoundCrossLinks } from '../body/links/cross-links.ts'
import type { Token } from '../body/markdown.ts'
import { locateFinds, maskBody, toParts, toReadText } from '../body/mask-body.ts'
import { type SeenBody, toSeenBody } from '../body/seen-body.ts'
import { createToPosition, type Issue } from '../format/issue.ts'
import type { ParsedQuestion } from '../format/parse-post.ts'
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
import { languages } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import { createTextMasks, type Masked, type MaskOptions, toMasked } from './masks.ts'

export type QuestionMasks = ReturnType<typeof createQuestionMasks>

interface MaskedBody extends Masked {
  /** All that readers read of it, with signs in the place of what they must not. */
  read: string
}

export function createQuestionMasks(options: MaskOptions) {
  const findInText = createFindInText(options.redactedActors)
  return {
    ...createTextMasks(options, findInText),
    /** Puts masks into the tokens of a body. */
    maskBody: (tokens: readonly Token[], body: string): MaskedBody => {
      const maskSeen = (seen: SeenBody): MaskedBody => {
        const { finds: found, names } = findInText(seen.text)
        const finds = withoutCode(seen, found)
        const personalData = locatePersonalData(seen, finds, body)
        const masked = toMasked(finds, options.personalData)
        maskBody(seen, masked)
        return { names, personalData, read: maskText(toReadText(seen), masked) }
      }
      const seen = toSeenBody(tokens)
      const joined = maskSeen(seen)
      if (!seen.isReadTwice) return joined
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

/** Without what looks like an address, and is a name where it is in code. */
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

/** Typesets formulas once for all pages. Without a typesetter there is nothing to do. */
export function createTypeset({ hideText }: QuestionMasks, typeset: Typeset | undefined) {
  const options = typeset && { typeset, isClean: (text: string) => hideText(text) === text }
  return {
    /** Puts what is typeset into the tokens. */
    body: (tokens: readonly Token[], place: { path: string; bodyLine: number }): Issue[] =>
      options ? findFormulaIssues(typesetFormulas(tokens, options), place) : [],
    /** @param shown as readers may see it. @param text of its file. */
    title: (question: Question, shown: Question, text: string) => {
      const html = options && toTitleHtml(shown.title, question.title, options)
      return { html, issues: checkTitle(question, text, html) }
    },
  }
}

/** Formulas that are shown by their source. */
function checkTitle({ path, title }: Question, text: string, titleHtml: string | undefined): Issue[] {
  if (!titleHtml?.includes('<code>')) return []
  const line = text.split('\n').findIndex((each) => /^["']?title["']?\s*:/.test(each)) + 1
  const detail = { value: title.slice(0, 40) }
  return [{ code: 'formula-as-text', path, line: Math.max(1, line), column: 1, detail }]
}

/**
 * As they are kept with their question, in the order of their places.
 * @param bodyLine of the file, counted from 1. @param indent columns by which the file indents the body.
 */
export function toCrossLinks(
  found: FoundCrossLinks,
  { body, bodyLine, indent = 0 }: { body: string; bodyLine: number; indent?: number },
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
