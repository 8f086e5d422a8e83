/** An array, or what makes each task only when it is taken. */
export interface TaskList<Task> {
  readonly length: number
  at: (index: number) => Task | undefined
}

/**
 * Gives each worker a stretch of the tasks, in order, since tasks that follow each other often need the same. One that
 * is done with its own takes the last of whoever has most left.
 */
export function shareTasks<Task>(
  tasks: TaskList<Task>,
  workers: number,
): (worker: number) => Task | undefined {
  const stretches = Array.from({ length: workers }, (_, worker) => ({
    next: Math.floor((worker * tasks.length) / workers),
    end: Math.floor(((worker + 1) * tasks.length) / workers),
  }))
  const left = ({ next, end }: { next: number; end: number }) => end - next
  return (worker) => {
    const own = stretches[worker]
    if (own && left(own) > 0) return tasks.at(own.next++)
    const fullest = stretches.reduce((most, each) => (left(each) > left(most) ? each : most))
    return left(fullest) > 0 ? tasks.at(--fullest.end) : undefined
  }
}
