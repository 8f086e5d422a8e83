import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCutter, recut } from '../../../../src/search/index/packed-files.ts'

interface Item {
  key: number
  size: number
}

function cut(items: readonly Item[], size: number): (readonly Item[])[] {
  const files: (readonly Item[])[] = []
  const cutter = createCutter<Item>(
    size,
    (item) => item.size,
    (file) => files.push(file),
  )
  for (const item of items) cutter.add(item)
  cutter.close()
  return files
}

test('a file is closed before what does not fit', () => {
  const items = [4, 6, 1, 12, 3].map((size, key) => ({ key, size }))
  const sizes = cut(items, 10).map((file) => file.map(({ size }) => size))
  expect(sizes).toEqual([[4, 6], [1], [12], [3]])
})

test('what is cut anew around changes is what is cut from the beginning', () => {
  const item = fc.record({ key: fc.nat(200), size: fc.integer({ min: 1, max: 12 }) })
  const items = fc.uniqueArray(item, { selector: ({ key }) => key, minLength: 1, maxLength: 60 })
  const sort = (list: readonly Item[]) => list.toSorted((one, other) => one.key - other.key)
  fc.assert(
    fc.property(items, items, fc.integer({ min: 1, max: 30 }), (before, edits, size) => {
      const last = cut(sort(before), size)
      // Every third edit removes, every other one adds or replaces.
      const removed = new Set(edits.filter(({ key }) => key % 3 === 0).map(({ key }) => key))
      const put = new Map(edits.filter(({ key }) => key % 3 > 0).map((edit) => [edit.key, edit]))
      const placeOf = (key: number) =>
        Math.max(
          0,
          last.findLastIndex(([first]) => (first?.key ?? 0) <= key),
        )
      const places = new Set(edits.map(({ key }) => placeOf(key)))
      const change = (list: readonly Item[], place: number) => {
        const own = [...put.values()].filter(({ key }) => placeOf(key) === place)
        return sort([...list.filter(({ key }) => !removed.has(key) && !put.has(key)), ...own])
      }
      const files: (readonly Item[])[] = []
      const cutter = createCutter<Item>(
        size,
        (each) => each.size,
        (file) => files.push(file),
      )
      recut({
        cutter,
        files: last.length,
        read: (place) => last[place] ?? [],
        changed: new Map([...places].map((place) => [place, (list: readonly Item[]) => change(list, place)])),
        keep: (place) => files.push(last[place] ?? []),
      })
      expect(files).toEqual(cut(last.flatMap(change), size))
    }),
    { numRuns: 1_000 },
  )
})
