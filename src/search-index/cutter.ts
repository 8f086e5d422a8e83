// What follows each other in an order, cut into files of about one size.

/** @param size that a file of more than one item does not exceed. @param onFile is given each file when it is full. */
export function createCutter<Item>(
  size: number,
  sizeOf: (item: Item) => number,
  onFile: (items: readonly Item[]) => void,
) {
  let open: Item[] = []
  let filled = 0
  const close = () => {
    if (open.length === 0) return
    onFile(open)
    open = []
    filled = 0
  }
  return {
    add: (item: Item) => {
      const own = sizeOf(item)
      if (filled + own > size) close()
      open.push(item)
      filled += own
    },
    /** Whether a file would be closed before this one. */
    isFullFor: (item: Item) => filled + sizeOf(item) > size,
    hasOpen: () => open.length > 0,
    close,
  }
}

/**
 * Cuts anew around what changed: the files are those that a cutter makes of all items, but few of them are read.
 * @param made `changed` has the files of which something changes, by their places, with what they hold then; `keep` takes
 * over a file that stays as it is.
 */
export function recut<Item>(made: {
  cutter: ReturnType<typeof createCutter<Item>>
  files: number
  read: (place: number) => readonly Item[]
  changed: ReadonlyMap<number, (items: readonly Item[]) => readonly Item[]>
  keep: (place: number) => void
}): void {
  const { cutter, files, read, changed, keep } = made
  for (let place = 0; place < files; place += 1) {
    const change = changed.get(place)
    // What follows a file may fit into it once it is smaller.
    const isBeforeChange = changed.has(place + 1)
    if (!change && !isBeforeChange && !cutter.hasOpen()) {
      keep(place)
      continue
    }
    const items = read(place)
    const [first] = items
    if (!change && !isBeforeChange && first && cutter.isFullFor(first)) {
      cutter.close()
      keep(place)
      continue
    }
    for (const item of change ? change(items) : items) cutter.add(item)
  }
  cutter.close()
}
