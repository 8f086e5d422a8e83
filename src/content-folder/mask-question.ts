// One question as its readers may see it (decision 25).
import { locateFinds } from '../body/locate-finds.ts'
import type { Token } from '../body/markdown.ts'
import { maskBody, toParts } from '../body/mask-body.ts'
import { toReadText } from '../body/read-text.ts'
import { isReadTwice, toSeenBody } from '../body/seen-body.ts'
import type { SeenBody } from '../body/seen-writer.ts'
import { isNameInCode } from '../question/email-addresses.ts'
import { createFindInText } from '../question/find-in-text.ts'
import {
  type Find,
  isPersonalData,
  maskText,
  type PersonalDataFind,
  toSeparateFinds,
} from '../question/masks.ts'
import { createTextMasks, type Masked, type MaskOptions, type TextMasks, toMasked } from './text-masks.ts'

export interface QuestionMasks extends TextMasks {
  /** Puts masks into the tokens of a body. */
  maskBody: (tokens: readonly Token[], body: string) => MaskedBody
}

export interface MaskedBody extends Masked {
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
