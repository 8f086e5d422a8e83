// Whether a keyword begins and ends where its word does (decision 4).
import {
  afterConsonant,
  afterOtherThanRieul,
  afterVowel,
  afterVowelOrRieul,
  describing,
  listKeywordEndings,
  listWholeWords,
} from './korean-endings.ts'

let known: ReturnType<typeof createEndingTries> | undefined

/** Made for the first word that needs them: whoever finds nothing new has none to look at. */
function findTries() {
  known ??= createEndingTries()
  return known
}

const others = new Set(listWholeWords())
const longestOther = Math.max(...Array.from(others, ({ length }) => length))

const latinOrDigit = /[\p{Script=Latin}\p{Nd}]/u
const letterOrDigit = /[\p{L}\p{M}\p{Nd}]/u
const mostJosa = 3
const underscore = 0x5f

/** Whether a word that begins earlier goes on at an offset. */
export function isInsideWord(text: string, offset: number): boolean {
  if (offset === 0) return false
  const last = text.charCodeAt(offset - 1)
  if (last < 0x80) return isAsciiWord(last)
  return isSyllable(last) || letterOrDigit.test(characterBefore(text, offset))
}

function isAsciiWord(code: number): boolean {
  const letter = code | 0x20
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === underscore
}

/** @param start of the keyword. @param end offset behind it. */
export function endsWord(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1)
  const next = text.charCodeAt(end)
  if (next === underscore) return false
  if (isSyllable(last)) return !isSyllable(next) || isInflected(text, start, end)
  if (isSign(last)) return endsSign(text, end)
  return !isLatinOrDigit(text, end) || !latinOrDigit.test(characterBefore(text, end))
}

function isLatinOrDigit(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset)
  if (code < 0x80) return isAsciiWord(code)
  return !Number.isNaN(code) && !isSyllable(code) && latinOrDigit.test(characterAt(text, offset))
}

/** `C++` is not in `C++11`. Korean goes on with a particle, as it does after a letter: `C#으로`. */
function endsSign(text: string, end: number): boolean {
  const next = text.charCodeAt(end)
  if (isSyllable(next)) return isAnyEnding(text, end)
  return !isSign(next) && !letterOrDigit.test(characterAt(text, end))
}

/** Whether a whole ending follows, and the word with it is not another one, as `정확도를` is. */
function isInflected(text: string, start: number, end: number): boolean {
  return isEnding(text, end, findCoda(text, end)) && !isOtherWord(text, start, end)
}

function isOtherWord(text: string, start: number, end: number): boolean {
  let from = end
  while (from > start && isSyllable(text.charCodeAt(from - 1))) from -= 1
  for (let to = end + 1; to - from <= longestOther && isSyllable(text.charCodeAt(to - 1)); to += 1) {
    if (!others.has(text.slice(from, to))) continue
    if (!goesOn(text, to) || isEnding(text, to, findCoda(text, to))) return true
  }
  return false
}

/** Whether an ending goes up to the end of the word, whatever it is behind. */
export function isAnyEnding(text: string, offset: number): boolean {
  return isEnding(text, offset, coda.any)
}

/** Whether what is at `offset` is an ending up to the end of the word. @param before coda that it follows. */
function isEnding(text: string, offset: number, before: number): boolean {
  return follow(text, { offset, before, josaLeft: mostJosa, isFirst: true, maySuffix: true })
}

interface Step {
  offset: number
  before: number
  josaLeft: number
  /** Before any josa, where a form of a verb is possible. */
  isFirst: boolean
  maySuffix: boolean
}

/** No ending is longer than the trie is deep, so this takes no longer for a longer text. */
function follow(text: string, step: Step): boolean {
  const { before, josaLeft, isFirst, maySuffix } = step
  let branch: EndingBranch | undefined = findTries().endings
  for (let offset = step.offset; ; ) {
    branch = branch.next.get(text.charCodeAt(offset))
    if (!branch) return false
    offset += 1
    const isJosa = josaLeft > 0 && (branch.josa & before) !== 0
    const isSuffix = maySuffix && branch.suffix
    if (!goesOn(text, offset)) return isJosa || isSuffix || (isFirst && (branch.form & before) !== 0)
    if (isFirst && branch.linking && isAuxiliary(text, offset)) return true
    const rest = { offset, before: findCoda(text, offset), maySuffix: false }
    if (isSuffix && follow(text, { ...rest, josaLeft, isFirst: true })) return true
    if (isJosa && follow(text, { ...rest, josaLeft: josaLeft - 1, isFirst: false })) return true
  }
}

/** Whether a form of an auxiliary verb goes up to the end of the word. */
function isAuxiliary(text: string, from: number): boolean {
  let branch: EndingBranch | undefined = findTries().auxiliaries
  for (let offset = from; ; offset += 1) {
    branch = branch.next.get(text.charCodeAt(offset))
    if (!branch) return false
    if (!goesOn(text, offset + 1)) return branch.form !== 0
  }
}

/** Letters alone, as ㅋㅋ, are no part of a word. */
function goesOn(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset)
  return isSyllable(code) || code === underscore
}

function isSyllable(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3
}

/** Of the syllable before an offset. */
function findCoda(text: string, offset: number): number {
  const final = (text.charCodeAt(offset - 1) - 0xac00) % 28
  if (final === 0) return coda.vowel
  return final === 8 ? coda.rieul : coda.consonant
}

function isSign(code: number): boolean {
  return code === 0x2b || code === 0x23
}

function characterAt(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
}

function characterBefore(text: string, offset: number): string {
  const last = text.charCodeAt(offset - 1)
  return last >= 0xdc00 && last <= 0xdfff ? characterAt(text, offset - 2) : text.charAt(offset - 1)
}

// The endings of Korean words as a trie, in which each knows after what it may follow.

/** What a syllable ends in; `any` takes all three. */
const coda = { vowel: 1, rieul: 2, consonant: 4, any: 7 } as const

interface EndingBranch {
  next: Map<number, EndingBranch>
  /** Of a josa that ends here: the codas that it may be after; 0 where none ends. */
  josa: number
  /** The same of a form of a verb. */
  form: number
  suffix: boolean
  /** Whether a form of an auxiliary verb may go on here: 해|보고. */
  linking: boolean
}

type Column = ReturnType<typeof listKeywordEndings>

interface Verb {
  /** 하 */
  stem: string
  /** 해, 하여 */
  joined: readonly string[]
  /** 했, 하였 */
  past: readonly string[]
}

const verbs: readonly Verb[] = [
  { stem: '하', joined: ['해', '하여'], past: ['했', '하였'] },
  // 되서 and 됬다 are misspelled, and written often.
  { stem: '되', joined: ['돼', '되어', '되'], past: ['됐', '되었', '됬'] },
  { stem: '드리', joined: ['드려'], past: ['드렸'] },
]

/** Verbs that follow another: 해보고, 해주세요. */
const auxiliaries: readonly Verb[] = [
  { stem: '보', joined: ['봐', '보아'], past: ['봤', '보았'] },
  { stem: '주', joined: ['줘', '주어'], past: ['줬', '주었'] },
  { stem: '드리', joined: ['드려'], past: ['드렸'] },
]

function createEndingTries() {
  const column = listKeywordEndings()
  const auxiliary = createBranch()
  for (const each of listForms(auxiliaries, column)) add(auxiliary, each).form |= coda.any
  // Forms of auxiliary verbs alone: behind each verb they would make thirty thousand branches.
  return { endings: createEndings(column), auxiliaries: auxiliary }
}

function createEndings(column: Column): EndingBranch {
  const { josa, suffixes, bareNouns, copulaEndings, past } = column
  const root = createBranch()
  for (const each of josa) add(root, each).josa |= toCodasBefore(each)
  for (const each of suffixes) add(root, each).suffix = true
  for (const each of listForms(verbs, column)) if (!bareNouns.has(each)) add(root, each).form |= coda.any
  for (const { joined } of verbs) for (const each of joined) add(root, each).linking = true
  for (const each of listCopulas(column)) if (!bareNouns.has(each)) add(root, each).form |= coda.any
  for (const each of [...copulaEndings, ...combine('였', past)]) add(root, each).form |= coda.vowel
  add(root, describing).form |= coda.any
  return root
}

function createBranch(): EndingBranch {
  return { next: new Map(), josa: 0, form: 0, suffix: false, linking: false }
}

function add(root: EndingBranch, text: string): EndingBranch {
  return addText(root, text, createBranch)
}

function toCodasBefore(each: string): number {
  if (afterConsonant.test(each)) return coda.consonant | coda.rieul
  if (afterOtherThanRieul.test(each)) return coda.consonant
  if (afterVowel.test(each)) return coda.vowel
  return afterVowelOrRieul.test(each) ? coda.vowel | coda.rieul : coda.any
}

function listForms(of: readonly Verb[], column: Column): string[] {
  return of.flatMap((verb) => [verb, toHonorific(verb)]).flatMap((verb) => conjugate(verb, column))
}

function toHonorific({ stem }: Verb): Verb {
  return { stem: `${stem}시`, joined: [`${stem}셔`], past: [`${stem}셨`] }
}

function conjugate({ stem, joined, past }: Verb, column: Column): string[] {
  const { plain, closing } = column
  return [
    ...combine(stem, plain),
    ...combine(stem, ['세요', '십시오']),
    ...combine(`${stem}겠`, column.past),
    ...combine(close(stem, 'ㄴ'), closing.ㄴ),
    ...combine(close(stem, 'ㄹ'), closing.ㄹ),
    ...combine(close(stem, 'ㅁ'), closing.ㅁ),
    ...combine(close(stem, 'ㅂ'), closing.ㅂ),
    ...joined.flatMap((each) => combine(each, column.joining)),
    ...past.flatMap((each) => combine(each, column.past)),
  ]
}

/** Forms of the copula behind any word. */
export function listCopulas({ copulaForms, copulaEndings, past }: Column): string[] {
  return [
    ...copulaForms,
    ...combine('이', copulaEndings),
    ...['이었', '이였', '이겠', '이셨'].flatMap((stem) => combine(stem, past)),
  ]
}

function combine(start: string, ends: readonly string[]): string[] {
  return ends.map((end) => start + end)
}

const codaOffsets = { ㄴ: 4, ㄹ: 8, ㅁ: 16, ㅂ: 17 }

/** 하 with ㄴ → 한. @param stem ends in a syllable without a coda. */
function close(stem: string, consonant: keyof typeof codaOffsets): string {
  const last = stem.charCodeAt(stem.length - 1)
  return stem.slice(0, -1) + String.fromCharCode(last + codaOffsets[consonant])
}

/** Branches by UTF-16 unit. */
interface Branch<Self> {
  next: Map<number, Self>
}

/** Adds a text below a branch. @returns the branch where the text ends. */
export function addText<Self extends Branch<Self>>(root: Self, text: string, create: () => Self): Self {
  let branch = root
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const next = branch.next.get(code) ?? create()
    branch.next.set(code, next)
    branch = next
  }
  return branch
}
