/** Who stands behind names that changed or are shared (people.yaml). */
export interface Person {
  name: string
  formerNames: readonly string[]
  about?: string | undefined
  url?: string | undefined
}

/** By the id that `person` names. */
export type People = ReadonlyMap<string, Person>

export const noPeople: People = new Map()
