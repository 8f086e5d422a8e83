interface Room<T> {
  items: number
  bytes: number
  toBytes: (item: T) => number
}

/** So many from the first on as there is room for. */
export function takeFitting<T>(items: readonly T[], room: Room<T>): T[] {
  let left = room.bytes
  let count = 0
  for (const item of items) {
    left -= room.toBytes(item)
    if (left < 0 || count === room.items) break
    count += 1
  }
  return items.slice(0, count)
}
