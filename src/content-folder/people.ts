// Who stands behind names, as people.yaml tells.

export const peopleName = 'people.yaml'

export interface Person {
  name: string
  formerNames: readonly string[]
  about?: string | undefined
  url?: string | undefined
}

/** By the id that `person` names. */
export type People = ReadonlyMap<string, Person>

export const noPeople: People = new Map()
