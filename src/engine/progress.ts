// Whoever waits sees progress: a bar on a terminal, one plain line for each phase elsewhere.
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Words } from '../messages/words.ts'

export type Phase = keyof Words['builds']['phases']

export interface Progress {
  /** Begins a phase; the one before it ends. */
  phase: (name: Phase) => void
  step: (done: number, all: number) => void
  /** Ends the last phase. @returns seconds by phase, in order. */
  end: () => { name: Phase; seconds: number }[]
}

interface Terminal {
  isTTY?: boolean
  write: (text: string) => unknown
}

const barWidth = 24
const msBetweenDraws = 100
/** Shorter phases show no bar. */
const msBeforeBar = 2_000

/** @param now milliseconds of a clock that only goes forward. */
export function createProgress(terminal: Terminal, now: () => number, words: Words['builds']): Progress {
  const phases: { name: Phase; seconds: number }[] = []
  let current: { name: Phase; start: number; drawn: number; last: string } | undefined

  function finish(): void {
    if (!current) return
    const seconds = (now() - current.start) / 1000
    phases.push({ name: current.name, seconds })
    const line = `${words.phases[current.name]}  ${words.seconds(seconds.toFixed(1))}`
    terminal.write(terminal.isTTY ? `\r\x1b[2K${line}\n` : `${line}\n`)
    current = undefined
  }

  return {
    phase: (name) => {
      finish()
      current = { name, start: now(), drawn: 0, last: '' }
      if (terminal.isTTY) terminal.write(`${words.phases[name]} …`)
    },
    step: (done, all) => {
      if (!terminal.isTTY || !current) return
      const time = now()
      if (time - current.start < msBeforeBar || time - current.drawn < msBetweenDraws) return
      current.drawn = time
      terminal.write(
        `\r\x1b[2K${toBar({ name: current.name, done, all, seconds: (time - current.start) / 1000 }, words)}`,
      )
    },
    end: () => {
      finish()
      return phases
    },
  }
}

interface Drawn {
  name: Phase
  done: number
  all: number
  seconds: number
}

/** `pages  ████████░░░░  4,000/12,000  1,333/s  6 s left` */
export function toBar({ name, done, all, seconds }: Drawn, words: Words['builds']): string {
  const share = all === 0 ? 1 : Math.min(1, done / all)
  const full = Math.round(share * barWidth)
  const rate = seconds === 0 ? 0 : done / seconds
  const left = rate === 0 ? '' : `  ${words.left(String(Math.ceil((all - done) / rate)))}`
  return `${words.phases[name]}  ${'█'.repeat(full)}${'░'.repeat(barWidth - full)}  ${toCount(done)}/${toCount(all)}  ${words.rate(toCount(rate))}${left}`
}

function toCount(value: number): string {
  return toGroupedNumber(Math.round(value))
}
