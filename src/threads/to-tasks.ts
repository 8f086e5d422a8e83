/** Cuts work into pieces that are worth sending to a thread, in order. */
export function toTasks<T>(all: readonly T[], perTask: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / perTask) }, (_, index) =>
    all.slice(index * perTask, (index + 1) * perTask),
  )
}
