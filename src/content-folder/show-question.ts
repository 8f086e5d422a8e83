// A question as its readers may see it, but for its body.
import type { FindInText } from '../question/find-in-text.ts'
import type { License } from '../question/license.ts'
import {
  type Find,
  isPersonalData,
  type PersonalDataFind,
  type PersonalDataKind,
  toSeparateFinds,
} from '../question/masks.ts'
import type { Poll } from '../question/poll.ts'
import type { Question, QuestionState } from '../question/question.ts'
import { toReadableAddress } from '../question/web-address.ts'
import type { ShowActor } from './show-actor.ts'

/** Personal data, as it is written in the file. */
export interface WrittenFind {
  kind: PersonalDataKind
  text: string
}

export interface ShownParts {
  shown: Question
  /** Positions, in the list of redacted names, of those that were found. */
  names: number[]
  personalData: WrittenFind[]
}

export interface ShowOptions {
  findInText: FindInText
  showActor: ShowActor
  hide: (text: string, finds: readonly Find[]) => string
}

/** Texts and addresses as they may be shown, and all that was found in them so far. */
export interface Shower {
  names: number[]
  personalData: WrittenFind[]
  text: (text: string) => string
  /** Undefined for one that holds what must not be shown: no mask is an address. */
  address: (address: string) => string | undefined
  actor: (actor: string, person: string | undefined) => { actor: string; person?: string }
}

export function createShower({ findInText, showActor, hide }: ShowOptions): Shower {
  const names: number[] = []
  const personalData: WrittenFind[] = []
  return {
    names,
    personalData,
    text: (text) => {
      const found = findInText(text)
      if (found.finds.length === 0) return text
      names.push(...found.names)
      personalData.push(...listPersonalData(found.finds).map((find) => toWritten(text, find)))
      return hide(text, found.finds)
    },
    address: (address) => {
      const readable = toReadableAddress(address)
      const { finds } = findInText(readable)
      personalData.push(...listPersonalData(finds).map(({ kind }) => ({ kind, text: address })))
      return hide(readable, finds) === readable ? address : undefined
    },
    actor: (actor, person) => {
      const found = showActor(actor, person)
      names.push(...found.names)
      return { actor: found.shown, ...(found.person === undefined ? {} : { person: found.person }) }
    },
  }
}

function listPersonalData(finds: readonly Find[]): PersonalDataFind[] {
  return toSeparateFinds(finds.filter(isPersonalData))
}

function toWritten(text: string, { kind, offset, length }: PersonalDataFind): WrittenFind {
  return { kind, text: text.slice(offset, offset + length) }
}

export function showQuestion(question: Question, options: ShowOptions): ShownParts {
  const show = createShower(options)
  const { title, category, activity, polls, state, source, license, ...others } = question
  const shown: Question = {
    ...others,
    title: show.text(title),
    ...(category !== undefined && { category: show.text(category) }),
    activity: activity.map(({ actor, person, ...each }) => ({ ...each, ...show.actor(actor, person) })),
    ...(polls && { polls: showPolls(polls, show) }),
    ...(state && { state: showState(state, show) }),
    ...(source !== undefined && { source: show.address(source) }),
    ...(license !== undefined && { license: showLicense(license, show) }),
  }
  return { shown, names: show.names, personalData: show.personalData }
}

/** Also of an answer. */
export function showPolls(polls: readonly Poll[], show: Shower): Poll[] {
  return polls.map(({ title, options, ...poll }) => ({
    ...poll,
    ...(title !== undefined && { title: show.text(title) }),
    options: options.map(({ label, votes }) => ({ label: show.text(label), votes })),
  }))
}

export function showLicense(license: License, show: Shower): License {
  if (typeof license === 'string') return show.text(license)
  const { name, url } = license
  return { name: show.text(name), ...(url !== undefined && { url: show.address(url) }) }
}

function showState({ closed, ...state }: QuestionState, show: Shower): QuestionState {
  if (!closed) return state
  const { reason, ...others } = closed
  return {
    closed: { ...others, ...(reason !== undefined && { reason: show.text(reason) }) },
    ...state,
  }
}
