// One question as its readers may see it (decision 25).
import { locateFinds } from '../body/locate-finds.ts'
import type { Token } from '../body/markdown.ts'
import { maskBody } from '../body/mask-body.ts'
import { toSeenBody } from '../body/seen-body.ts'
import type { SeenBody } from '../body/seen-writer.ts'
import { deletedActor } from '../question/activity.ts'
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
import { type RedactedName, toNameKey } from '../question/redacted-names.ts'

/** What masks were put for. */
export interface Masked {
  /** Positions, in the list of redacted names, of those that were found. */
  names: number[]
  /** At their offsets in what was written. */
  personalData: PersonalDataFind[]
}

export interface QuestionMasks {
  /** Title, category and actors as they are shown; personal data is that of the title. */
  showQuestion: (question: Question) => Masked & { shown: Question }
  /** An actor as readers may see it. @param person who it was, where the file says so. */
  showActor: (actor: string, person?: string) => { shown: string; names: number[] }
  /** Any other text of one line as readers may see it; personal data is at its offsets in what was written. */
  showText: (text: string) => Masked & { shown: string }
  /** Puts masks into the tokens of a body. */
  maskBody: (tokens: readonly Token[], body: string) => Masked
  /** Any other text as it may be read. */
  hideText: (text: string) => string
  /** Turns the signs that stand for masked parts of a text, or of HTML, into words. */
  toReadable: (text: string) => string
}

interface MaskOptions {
  redactedActors: readonly RedactedName[]
  personalData: 'mask' | 'keep'
  labels: Readonly<Record<MaskKind, string>>
}

/** With `personalData: 'keep'` names alone are masked; personal data is found and told all the same. */
export function createQuestionMasks({ redactedActors, personalData, labels }: MaskOptions): QuestionMasks {
  const findInText = createFindInText(redactedActors)
  const findActor = createFindActor(redactedActors)
  const toReadable = (text: string) => toReadableMasks(text, labels)
  const toMasked = (finds: readonly Find[]) =>
    personalData === 'mask' ? finds : finds.filter((find) => !isPersonalData(find))
  const hide = (text: string, finds: readonly Find[]) =>
    finds.length === 0 ? text : toReadable(maskText(text, toMasked(finds)))
  return {
    toReadable,
    hideText: (text) => hide(text, findInText(text).finds),
    showQuestion: (question) => showQuestion(question, { findInText, findActor, hide }),
    showActor: (actor) => {
      const names = findActor(actor)
      if (names.length > 0) return { shown: deletedActor, names: [...names] }
      const found = findInText(actor)
      return { shown: hide(actor, found.finds), names: found.names }
    },
    showText: (text) => {
      const { finds, names } = findInText(text)
      const personalData = toSeparateFinds(finds.filter(isPersonalData))
      return { shown: hide(text, finds), names, personalData }
    },
    maskBody: (tokens, body) => {
      const seen = toSeenBody(tokens)
      const { finds, names } = findInText(seen.text)
      const personalData = locatePersonalData(seen, finds, body)
      maskBody(seen, toMasked(finds))
      return { names, personalData }
    },
  }
}

interface ShowOptions {
  findInText: FindInText
  findActor: FindActor
  hide: (text: string, finds: readonly Find[]) => string
}

function showQuestion(question: Question, { findInText, findActor, hide }: ShowOptions) {
  const names: number[] = []
  const show = (text: string, found = findInText(text)) => {
    names.push(...found.names)
    return hide(text, found.finds)
  }
  const showActor = (actor: string) => {
    const found = findActor(actor)
    names.push(...found)
    return found.length > 0 ? deletedActor : show(actor)
  }
  const title = findInText(question.title)
  const shown = {
    ...question,
    title: show(question.title, title),
    category: show(question.category),
    activity: question.activity.map((each) => ({ ...each, actor: showActor(each.actor) })),
  }
  return { shown, names, personalData: toSeparateFinds(title.finds.filter(isPersonalData)) }
}

/** Where only the block of several finds is known, they have one place. */
function locatePersonalData(seen: SeenBody, finds: readonly Find[], body: string): PersonalDataFind[] {
  const data = toSeparateFinds(finds.filter(isPersonalData))
  const offsets = locateFinds(seen, data, body)
  const places = data.map((find, index) => ({ ...find, offset: offsets[index] ?? 0 }))
  return [...new Map(places.map((find) => [`${find.kind} ${find.offset}`, find])).values()]
}

/** Names that a whole actor field is, however it is spelled. */
type FindActor = (actor: string) => readonly number[]

function createFindActor(names: readonly RedactedName[]): FindActor {
  const byKey = Map.groupBy(names.keys(), (index) => toNameKey(names[index]?.name ?? ''))
  return (actor) => (byKey.size === 0 ? [] : (byKey.get(toNameKey(actor)) ?? []))
}
