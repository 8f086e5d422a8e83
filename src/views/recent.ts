/** Remembers values by key; of more than `most` the one that was added first is forgotten. */
export interface Recent<Value> {
  find: (key: string) => Value | undefined
  add: (key: string, value: Value) => Value
}

export function createRecent<Value>(most: number): Recent<Value> {
  const known = new Map<string, Value>()
  return {
    find: (key) => known.get(key),
    add: (key, value) => {
      if (known.size >= most) {
        const oldest = known.keys().next()
        if (!oldest.done) known.delete(oldest.value)
      }
      known.set(key, value)
      return value
    },
  }
}
