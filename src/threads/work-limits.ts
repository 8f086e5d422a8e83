/** What one item of work may take before it is given up: the last resort, as counts keep every item far below. */
export interface WorkLimits {
  seconds: number
  /** Of the heap of the thread that works on it. */
  megabytes: number
}

export type Excess = keyof WorkLimits

export const workLimits: WorkLimits = { seconds: 30, megabytes: 512 }
