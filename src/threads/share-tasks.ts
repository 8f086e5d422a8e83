/**
 * Gives each worker a stretch of the tasks, in order, since tasks that follow each other often need the same. One that
 * is done with its own takes the last of whoever has most left.
 */
export function shareTasks<Task>(
  tasks: readonly Task[],
  workers: number,
): (worker: number) => Task | undefined {
  const stretches = Array.from({ length: workers }, (_, worker) =>
    tasks.slice(
      Math.floor((worker * tasks.length) / workers),
      Math.floor(((worker + 1) * tasks.length) / workers),
    ),
  ).map((stretch) => ({ next: 0, end: stretch.length, stretch }))
  const left = ({ next, end }: { next: number; end: number }) => end - next
  return (worker) => {
    const own = stretches[worker]
    if (own && left(own) > 0) return own.stretch[own.next++]
    const fullest = stretches.reduce((most, each) => (left(each) > left(most) ? each : most))
    return left(fullest) > 0 ? fullest.stretch[--fullest.end] : undefined
  }
}
