// The endings of Korean words as a trie, in which each knows after what it may stand.
import {
  afterConsonant,
  afterOtherThanRieul,
  afterVowel,
  afterVowelOrRieul,
  describing,
  listKeywordEndings,
} from './korean-endings.ts'
import { addText } from './trie.ts'

/** What a syllable ends in; `any` takes all three. */
export const coda = { vowel: 1, rieul: 2, consonant: 4, any: 7 } as const

export interface EndingBranch {
  next: Map<number, EndingBranch>
  /** Of a josa that ends here: the codas that it may stand after; 0 where none ends. */
  josa: number
  /** The same of a form of a verb. */
  form: number
  suffix: boolean
  /** Whether a form of an auxiliary verb may go on here: 해|보고. */
  linking: boolean
}

export interface EndingTries {
  endings: EndingBranch
  /** Forms of auxiliary verbs alone: behind each verb they would make thirty thousand branches. */
  auxiliaries: EndingBranch
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

export function createEndingTries(): EndingTries {
  const column = listKeywordEndings()
  return { endings: createEndings(column), auxiliaries: createAuxiliaries(column) }
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

function createAuxiliaries(column: Column): EndingBranch {
  const root = createBranch()
  for (const each of listForms(auxiliaries, column)) add(root, each).form |= coda.any
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
