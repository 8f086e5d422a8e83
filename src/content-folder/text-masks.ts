// Everything but bodies as readers may see it (decision 25).
import { findMessages } from '../messages/find-messages.ts'
import { createFindInText, type FindInText } from '../question/find-in-text.ts'
import {
  type Find,
  isPersonalData,
  type MaskKind,
  maskText,
  type PersonalDataFind,
  toReadableMasks,
  toSeparateFinds,
} from '../question/masks.ts'
import type { Question } from '../question/question.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import type { Settings } from './settings.ts'
import { createShowActor, type ShowActor } from './show-actor.ts'
import { createShower, type Shower, type ShownParts, showQuestion } from './show-question.ts'

/** What masks were put for. */
export interface Masked {
  /** Positions, in the list of redacted names, of those that were found. */
  names: number[]
  /** At their offsets in what was written. */
  personalData: PersonalDataFind[]
}

export interface TextMasks {
  /** Everything of a question but its body, as it is shown. */
  showQuestion: (question: Question) => ShownParts
  /** An actor as readers may see it. @param person who it was, where the file says so. */
  showActor: ShowActor
  /** For the parts of an answer or a person, one after another. */
  createShower: () => Shower
  /** Any other text of one line as readers may see it; personal data is at its offsets in what was written. */
  showText: (text: string) => Masked & { shown: string }
  /** Any other text as it may be read. */
  hideText: (text: string) => string
  /** Turns the signs that stand for masked parts of a text, or of HTML, into words. */
  toReadable: (text: string) => string
}

export interface MaskOptions {
  redactedActors: readonly RedactedName[]
  personalData: 'mask' | 'keep'
  labels: Readonly<Record<MaskKind, string>>
}

export interface MaskedFolder {
  settings: Pick<Settings, 'locale' | 'personalData'>
  redactions: { actors: readonly RedactedName[] }
}

/** For texts of the small files of a content folder. */
export function createFolderMasks({ settings, redactions }: MaskedFolder): TextMasks {
  const labels = findMessages(settings.locale).masks
  return createTextMasks({ ...settings, redactedActors: redactions.actors, labels })
}

/** With `personalData: 'keep'` names alone are masked; personal data is found and told all the same. */
export function createTextMasks(
  { redactedActors, personalData, labels }: MaskOptions,
  findInText: FindInText = createFindInText(redactedActors),
): TextMasks {
  const toReadable = (text: string) => toReadableMasks(text, labels)
  const hide = (text: string, finds: readonly Find[]) =>
    finds.length === 0 ? text : toReadable(maskText(text, toMasked(finds, personalData)))
  const findOwn = createFindOwn(redactedActors, findInText)
  const showActor = createShowActor(redactedActors, (text, own) => {
    const { finds, names } = own ? findOwn(text) : findInText(text)
    return { shown: hide(text, finds), names }
  })
  const options = { findInText, showActor, hide }
  return {
    toReadable,
    hideText: (text) => hide(text, findInText(text).finds),
    showQuestion: (question) => showQuestion(question, options),
    createShower: () => createShower(options),
    showActor,
    showText: (text) => {
      const { finds, names } = findInText(text)
      return { shown: hide(text, finds), names, personalData: toSeparateFinds(finds.filter(isPersonalData)) }
    },
  }
}

export function toMasked(finds: readonly Find[], personalData: MaskOptions['personalData']): readonly Find[] {
  return personalData === 'mask' ? finds : finds.filter((find) => !isPersonalData(find))
}

/** Without names of redacted people: what else somebody of another name is called is no matter of theirs. */
function createFindOwn(names: readonly RedactedName[], findInText: FindInText): FindInText {
  const places = [...names.keys()].filter((place) => names[place]?.person === undefined)
  if (places.length === names.length) return findInText
  const findOwn = createFindInText(places.flatMap((place) => names[place] ?? []))
  return (text) => {
    const found = findOwn(text)
    return { finds: found.finds, names: found.names.flatMap((place) => places[place] ?? []) }
  }
}
