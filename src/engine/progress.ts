// Whoever waits sees progress: a bar on a terminal, one plain line for each phase elsewhere.
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Words } from '../words/words.ts'

export interface Progress<Name extends string = keyof Words['builds']['phases']> {
  /** Begins a phase; the one before it ends. */
  phase: (name: Name) => void
  step: (done: number, all: number) => void
  /** Begins the phase where it is not at hand, and steps in it. */
  show: (name: Name, done: number, all: number) => void
  /** Ends the last phase. @returns seconds by phase, in order. */
  end: () => { name: Name; seconds: number }[]
}

type ProgressWords<Name extends string> = Pick<Words['builds'], 'seconds' | 'rate' | 'left'> & {
  phases: Readonly<Record<Name, string>>
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
export function createProgress<Name extends string>(
  terminal: Terminal,
  now: () => number,
  words: ProgressWords<Name>,
): Progress<Name> {
  const phases: { name: Name; seconds: number }[] = []
  let current: { name: Name; start: number; drawn: number; last: string } | undefined

  function finish(): void {
    if (!current) return
    const seconds = (now() - current.start) / 1000
    phases.push({ name: current.name, seconds })
    const line = `${words.phases[current.name]}  ${words.seconds({ seconds: seconds.toFixed(1) })}`
    terminal.write(terminal.isTTY ? `\r\x1b[2K${line}\n` : `${line}\n`)
    current = undefined
  }

  function begin(name: Name): void {
    finish()
    current = { name, start: now(), drawn: 0, last: '' }
    if (terminal.isTTY) terminal.write(`${words.phases[name]} …`)
  }

  function step(done: number, all: number): void {
    if (!terminal.isTTY || !current) return
    const time = now()
    if (time - current.start < msBeforeBar || time - current.drawn < msBetweenDraws) return
    current.drawn = time
    const drawn = { name: current.name, done, all, seconds: (time - current.start) / 1000 }
    terminal.write(`\r\x1b[2K${toBar(drawn, words)}`)
  }

  return {
    phase: begin,
    step,
    show: (name, done, all) => {
      if (current?.name !== name) begin(name)
      step(done, all)
    },
    end: () => {
      finish()
      return phases
    },
  }
}

interface Drawn<Name extends string> {
  name: Name
  done: number
  all: number
  seconds: number
}

/** `pages  ████████░░░░  4,000/12,000  1,333/s  6 s left` */
function toBar<Name extends string>(
  { name, done, all, seconds }: Drawn<Name>,
  words: ProgressWords<Name>,
): string {
  const share = all === 0 ? 1 : Math.min(1, done / all)
  const full = Math.round(share * barWidth)
  const rate = done / seconds
  const left = rate === 0 ? '' : `  ${words.left({ seconds: String(Math.ceil((all - done) / rate)) })}`
  return `${words.phases[name]}  ${'█'.repeat(full)}${'░'.repeat(barWidth - full)}  ${toCount(done)}/${toCount(all)}  ${words.rate({ pages: toCount(rate) })}${left}`
}

function toCount(value: number): string {
  return toGroupedNumber(Math.round(value))
}
