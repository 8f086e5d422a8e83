// Requests are answered one after another: an edit in the middle of an answer would ask for what is there no more.

let last: Promise<unknown> = Promise.resolve()
let end: (() => void) | undefined

/** Resolves when no other answer is being made. @param closed resolves when nobody waits for this answer any more. */
export async function beginTurn(closed: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const before = last
  last = Promise.all([before, promise])
  void closed.then(() => resolve())
  await before
  end = resolve
}

/** The answer whose turn it is has been made: what is left is to send it. */
export function endTurn(): void {
  end?.()
}
