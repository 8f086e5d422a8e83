// What the browser has to know of an index before it asks anything of it.

/** Below the folder of the search; the only file of an index whose name never changes. */
export const manifestFile = 'index.bin'

/** Digits of a name; each other file of an index is named by its bytes. */
export const nameLength = 12

export function toFileName(name: string): string {
  return `${name}.bin`
}

/** Questions that a file of columns tells of. */
export const questionsPerColumn = 8_192

/** Names of files stand end to end. */
export interface Manifest {
  questions: number
  /** Questions and answers. */
  documents: number
  /** Beginnings of the first terms of files of terms, as long as it takes to stand behind the last term of the file before. */
  terms: readonly string[]
  termFiles: string
  /** How many questions each file of records has. */
  records: readonly number[]
  recordFiles: string
  /** Hashtags and categories, to which columns refer by their places. */
  names: string
  filterFiles: string
  valueFiles: string
  spelling: string
  /** Years of the newest activity with the number of their questions, in the archive's order: the newest first. */
  years: readonly (readonly [year: number, count: number])[]
}

export interface FilterNames {
  hashtags: readonly string[]
  categories: readonly string[]
}

/** Words with the number of texts that have them. */
export type Spelling = readonly (readonly [word: string, count: number])[]

/** Number of the first question of each file of records. */
export function toFirstQuestions({ records }: Pick<Manifest, 'records'>): number[] {
  let questions = 0
  return records.map((count) => {
    questions += count
    return questions - count
  })
}

export function nameAt(files: string, place: number): string {
  return files.slice(place * nameLength, (place + 1) * nameLength)
}

/** Place of the last of the sorted values that is not behind `value`; 0 where all are. */
export function findPlace<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  let [low, high] = [0, sorted.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as Value) <= value) low = middle
    else high = middle
  }
  return low
}
