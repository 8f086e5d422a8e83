interface Room<T> {
  items: number
  bytes: number
  toBytes: (item: T) => number
  /** No fewer, and sooner known: where all items have room by it, none is counted to the byte. */
  toMostBytes?: (item: T) => number
}

/** So many from the first on as there is room for. */
export function takeFitting<T>(items: readonly T[], room: Room<T>): T[] {
  if (isCertainToFit(items, room)) return [...items]
  let left = room.bytes
  let count = 0
  for (const item of items) {
    left -= room.toBytes(item)
    if (left < 0 || count === room.items) break
    count += 1
  }
  return items.slice(0, count)
}

function isCertainToFit<T>(items: readonly T[], { items: most, bytes, toMostBytes }: Room<T>): boolean {
  if (!toMostBytes || items.length > most) return false
  return items.reduce((sum, item) => sum + toMostBytes(item), 0) <= bytes
}

/**
 * Bytes that are certainly enough for a plain tree as lines of YAML, at most four lists and mappings deep: a sign of JSON
 * has up to three bytes, and each value of two signs or more a line with its indentation.
 */
export function toMostYamlBytes(tree: unknown): number {
  return 8 * (JSON.stringify(tree)?.length ?? 0) + 64
}
