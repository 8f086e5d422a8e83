// What is made once for many pages. It knows nothing of a site, so that whoever prints pages may load it alone.

/**
 * What several pages of a site show is prepared once. The content of a site never changes, so what it remembers is never
 * looked at again; of more than `most` values the one that was added first is forgotten.
 */
export function createMemory<Value>(most = Infinity) {
  const bySite = new WeakMap<object, Map<string, Value>>()
  // Nearly always the same site is asked about.
  let last: { site?: object; values: Map<string, Value> } = { values: new Map() }
  const valuesOf = (site: object) => {
    if (last.site !== site) {
      last = { site, values: bySite.get(site) ?? new Map() }
      bySite.set(site, last.values)
    }
    return last.values
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
