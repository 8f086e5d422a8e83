// Everything but bodies as readers may see it (decision 25).

import type { z } from 'zod'
import { deletedActor } from '../format/activity.ts'
import { toReadableAddress } from '../format/addresses.ts'
import { postSchema } from '../format/fields.ts'
import { type Issue, mapDetails } from '../format/issue.ts'
import { type Leaf, mapTexts } from '../format/leaf.ts'
import { toIdKey } from '../format/names.ts'
import {
  type Find,
  isPersonalData,
  type MaskKind,
  maskText,
  type PersonalDataFind,
  type PersonalDataKind,
  toReadableMasks,
  toSeparateFinds,
} from '../format/texts/masks.ts'
import {
  createFindInText,
  type FindInText,
  type FoundInText,
  type RedactedName,
  toNameKey,
} from '../format/texts/redacted-names.ts'
import { findMessages } from '../words/messages.ts'
import { redactionsName } from './redaction-shapes.ts'
import type { Settings } from './settings.ts'

/** What masks were put for. */
export interface Masked {
  /** Positions, in the list of redacted names, of those that were found. */
  names: number[]
  /** At their offsets in what was written. */
  personalData: PersonalDataFind[]
}

export type TextMasks = ReturnType<typeof createTextMasks>

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

/** Texts of a file as anybody may read them. redactions.yaml names whom it is about. @returns a function of its path. */
export function createHideOf(folder: MaskedFolder): (path: string) => (text: string) => string {
  const { hideText } = createFolderMasks(folder)
  return (path) => (path === redactionsName ? (text) => text : hideText)
}

/** Faults as anybody may read them: a line with a mask in it is none to copy. */
export function createHideIssue(folder: MaskedFolder): (issue: Issue) => Issue {
  const hideOf = createHideOf(folder)
  return (issue) => {
    const { path, correction } = issue
    const hide = hideOf(path)
    const isHidden = correction?.lines.some((line) => hide(line) !== line)
    const hidden = mapDetails(issue, (value) => {
      if (typeof value === 'string') return hide(value)
      return typeof value === 'object' ? value.map(hide) : value
    })
    return {
      ...hidden,
      ...(correction && isHidden ? { correction: { ...correction, isHidden } } : {}),
    }
  }
}

/** The same as a cache may keep them: without what nobody is shown. */
export function createKeepIssue(folder: MaskedFolder): (issue: Issue) => Issue {
  const hideIssue = createHideIssue(folder)
  return (issue) => {
    const { correction, ...shown } = hideIssue(issue)
    return correction && !correction.isHidden ? { ...shown, correction } : shown
  }
}

/** With `personalData: 'keep'` names alone are masked; personal data is found and reported all the same. */
export function createTextMasks(
  { redactedActors, personalData, labels }: MaskOptions,
  findInText: FindInText = createFindInText(redactedActors),
) {
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
    /** Turns the signs that stand for masked parts of a text, or of HTML, into words. */
    toReadable,
    /** Any other text as it may be read. */
    hideText: (text: string) => hide(text, findInText(text).finds),
    /** For what has fields, one after another. */
    createMasker: () => createMasker(options),
    /** An actor as readers may see it. @param person who it was, where the file says so. */
    showActor,
    /** Any other text of one line as readers may see it; personal data is at its offsets in what was written. */
    showText: (text: string): Masked & { shown: string } => {
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

/** `person` is undefined where nobody may know it; `names` are positions in the list of redacted names. */
type ShowActor = (
  actor: string,
  person?: string,
) => { shown: string; person: string | undefined; names: number[] }

/**
 * Whole actor fields, however they are spelled. A redacted person is deleted under any name, and by an id in any case or
 * Unicode form; a name that is redacted through a person leaves somebody else of that name alone.
 * @param showName what of a text is shown instead, and which names it held; `own` leaves out names of redacted people.
 */
function createShowActor(
  names: readonly RedactedName[],
  showName: (text: string, own: boolean) => { shown: string; names: FoundInText['names'] },
): ShowActor {
  const byKey = Map.groupBy(names.keys(), (place) => toNameKey(names[place]?.name ?? ''))
  const people = names.map(({ person }) => (person === undefined ? undefined : toIdKey(person)))
  const byPerson = Map.groupBy(names.keys(), (place) => people[place])
  const findPlaces = (actor: string, person: string | undefined): number[] => {
    const places = byKey.size === 0 ? [] : (byKey.get(toNameKey(actor)) ?? [])
    if (person === undefined) return places
    const key = toIdKey(person)
    const own = places.filter((place) => people[place] === undefined || people[place] === key)
    // Whatever the field says, the person is found.
    return own.length > 0 ? own : (byPerson.get(key) ?? []).slice(0, 1)
  }
  return (actor, person) => {
    const places = findPlaces(actor, person)
    if (places.length > 0) return { shown: deletedActor, person: undefined, names: places }
    return { ...showName(actor, person !== undefined), person }
  }
}

/** Personal data, as it is written in the file. */
export interface WrittenFind {
  kind: PersonalDataKind
  text: string
}

interface ShowOptions {
  findInText: FindInText
  showActor: ShowActor
  hide: (text: string, finds: readonly Find[]) => string
}

/** Values as they may be shown, and all that was found in them so far. */
function createMasker({ findInText, showActor, hide }: ShowOptions) {
  /** Positions, in the list of redacted names, of those that were found. */
  const names: number[] = []
  const personalData: WrittenFind[] = []
  const showText = (text: string): string => {
    const found = findInText(text)
    if (found.finds.length === 0) return text
    names.push(...found.names)
    personalData.push(...listPersonalData(found.finds).map((find) => toWritten(text, find)))
    return hide(text, found.finds)
  }
  /** Undefined for one that holds what must not be shown: no mask is an address. */
  const showAddress = (address: string): string | undefined => {
    const readable = toReadableAddress(address)
    const { finds } = findInText(readable)
    personalData.push(...listPersonalData(finds).map(({ kind }) => ({ kind, text: address })))
    return hide(readable, finds) === readable ? address : undefined
  }
  const show = (text: string, leaf: Leaf | undefined, { actor, person }: Record<string, unknown>) => {
    if (leaf === 'name') {
      const found = showActor(text, typeof person === 'string' ? person : undefined)
      names.push(...found.names)
      return found.shown
    }
    // Nobody who may not be named is known by an id.
    if (leaf === 'person') return typeof actor === 'string' ? showActor(actor, text).person : undefined
    if (leaf !== undefined && openLeaves.has(leaf)) return text
    const isAddress = leaf === 'address' || (leaf === undefined && /^https?:\/\//i.test(text))
    return isAddress ? showAddress(text) : showText(text)
  }
  return {
    names,
    personalData,
    /** Every text of a question, an answer or whatever has fields, but those that are open; a person with its actor. */
    fields: <Fields extends object>(fields: Fields, schema: z.core.$ZodType = postSchema): Fields =>
      mapTexts(fields, schema, show),
  }
}

/** Parts of addresses and of paths of files, times and words of a list: what a mask would hide in one is reported. */
const openLeaves: ReadonlySet<Leaf> = new Set(['id', 'hashtag', 'path', 'time', 'word'])

function listPersonalData(finds: readonly Find[]): PersonalDataFind[] {
  return toSeparateFinds(finds.filter(isPersonalData))
}

function toWritten(text: string, { kind, offset, length }: PersonalDataFind): WrittenFind {
  return { kind, text: text.slice(offset, offset + length) }
}
