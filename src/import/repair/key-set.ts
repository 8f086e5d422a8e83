/** Keys of names that are given. A `Set` is one; an import keeps them in its database. */
export interface KeySet {
  has: (key: string) => boolean
  add: (key: string) => unknown
}

/** What names are given to; each has its keys. `given`: addresses that this import gives to a question that is there. */
export type KeyKind = 'question' | 'address' | 'folder' | 'given'

export type CreateKeySet = (kind: KeyKind) => KeySet
