// How many lines of a text an edit adds and removes.

/** Many are more than are counted. */
export type EditedLines = { added: number; removed: number } | 'many'

/** Beyond this nobody wants the number, and finding it grows with it times the length of the text. */
const mostEdits = 1_000

/**
 * The smallest number of whole lines to add and to remove that make one text of the other, as Git counts them. A changed
 * line is one removed and one added.
 */
export function countEditedLines(before: string, after: string): EditedLines {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const edits = countEdits(old, now)
  if (edits === undefined) return 'many'
  // Every line that is not kept is added or removed, and the lengths say how many more of one there are.
  const added = (edits + now.length - old.length) / 2
  return { added, removed: edits - added }
}

/**
 * Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), without the way itself: `furthest` holds, for each
 * diagonal, how far into the old lines so many edits lead.
 */
function countEdits(old: readonly string[], now: readonly string[]): number | undefined {
  const most = Math.min(mostEdits, old.length + now.length)
  const furthest = new Int32Array(2 * most + 3)
  for (let edits = 0; edits <= most; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const above = furthest[most + diagonal + 2] ?? 0
      const left = furthest[most + diagonal] ?? 0
      const isAdded = diagonal === -edits || (diagonal !== edits && left < above)
      let x = isAdded ? above : left + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1
      furthest[most + diagonal + 1] = x
      if (x >= old.length && x - diagonal >= now.length) return edits
    }
  }
  return undefined
}
