/**
 * What several pages of a site show is prepared once. The content of a site never changes, so what it remembers is never
 * looked at again; of more than `most` values the one that was added first is forgotten.
 */
export function createMemory<Value>(most = Infinity) {
  const bySite = new WeakMap<object, Map<string, Value>>()
  const valuesOf = (site: object) => {
    const values = bySite.get(site) ?? new Map<string, Value>()
    bySite.set(site, values)
    return values
  }
  const find = (site: object, key: string) => valuesOf(site).get(key)
  const add = (site: object, key: string, value: Value) => {
    const values = valuesOf(site)
    const oldest = values.size >= most ? values.keys().next() : undefined
    if (oldest && !oldest.done) values.delete(oldest.value)
    values.set(key, value)
    return value
  }
  return {
    find,
    add,
    findOrAdd: (site: object, key: string, make: () => Value) => find(site, key) ?? add(site, key, make()),
  }
}
