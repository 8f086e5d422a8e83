import { type Choices, type Random, toChoices } from './random.ts'

type Slot = 'tool' | 'part' | 'symptom' | 'attempt' | 'outcome' | 'person' | 'aim' | 'code'

export interface Language {
  readonly slots: Readonly<Record<Slot, Choices>>
  readonly titles: Choices
  readonly sentences: Choices
  readonly items: Choices
  /** The last paragraph. It is plain text, so that it reads the same in the page of every tool. */
  readonly closing: string
}

export function toTitle(language: Language, random: Random): string {
  return upperFirst(fill(language, random, random.pick(language.titles), (code) => code))
}

export function toParagraph(language: Language, random: Random): string {
  const sentences = Array.from({ length: random.integer(2, 6) }, () => toSentence(language, random))
  return sentences.join(' ')
}

/** A comment: one to three sentences. */
export function toRemark(language: Language, random: Random): string {
  return Array.from({ length: random.integer(1, 3) }, () => toSentence(language, random)).join(' ')
}

export function toList(language: Language, random: Random): string {
  const numbered = random.chance(0.4)
  const items = Array.from({ length: random.integer(2, 5) }, (_, index) => {
    const mark = numbered ? `${index + 1}.` : '-'
    return `${mark} ${fill(language, random, random.pick(language.items), inlineCode)}`
  })
  return items.join('\n')
}

export function toQuote(language: Language, random: Random): string {
  return `> ${toSentence(language, random)}\n> ${toSentence(language, random)}`
}

export function toClosing(language: Language, reference: string): string {
  return language.closing.replace('{reference}', reference)
}

function toSentence(language: Language, random: Random): string {
  return upperFirst(fill(language, random, random.pick(language.sentences), inlineCode))
}

function fill(
  language: Language,
  random: Random,
  pattern: string,
  showCode: (code: string) => string,
): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'number') return String(random.integer(2, 900))
    if (name === 'code') return showCode(random.pick(language.slots.code))
    return isSlot(language, name) ? random.pick(language.slots[name]) : name
  })
}

function isSlot(language: Language, name: string): name is Slot {
  return Object.hasOwn(language.slots, name)
}

function inlineCode(code: string): string {
  return `\`${code}\``
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const names = toChoices(`
  홍길동 | 김개발 | 곰돌이푸딩 | 밤새는코더 | 감나무 | 초보탈출 | 서버실귀신 | 파란하늘 | 커밋요정 | 이직준비중 | 박서버 | 코드장인 | 퇴근하고싶다 |
  버그사냥꾼 | 조용한새벽 | 리눅스덕후 | devbori | jaehoon | mango | null_pointer | coffee9 | minji.dev |
  kstack | hello-world | parkjs | gopher | rustacean | sunny | lee_backend | octocat2
`)

/** A member's name; `익명` and `삭제된 사용자` stand in for it now and then, as they do in the service. */
export function toActor(random: Random): string {
  const kind = random.fraction()
  if (kind < 0.12) return '익명'
  if (kind < 0.18) return '삭제된 사용자'
  const name = random.pick(names)
  return random.chance(0.5) ? name : `${name}${random.integer(1, 99)}`
}
