// Whoever waits sees progress: a bar on a terminal, one plain line for each phase elsewhere.

export interface Progress {
  /** Begins a phase; the one before it ends. */
  phase: (name: string) => void
  step: (done: number, all: number) => void
  /** Ends the last phase. @returns seconds by phase, in order. */
  end: () => { name: string; seconds: number }[]
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
export function createProgress(terminal: Terminal, now: () => number): Progress {
  const phases: { name: string; seconds: number }[] = []
  let current: { name: string; start: number; drawn: number; last: string } | undefined

  function finish(): void {
    if (!current) return
    const seconds = (now() - current.start) / 1000
    phases.push({ name: current.name, seconds })
    const line = `${current.name}  ${seconds.toFixed(1)} s`
    terminal.write(terminal.isTTY ? `\r\x1b[2K${line}\n` : `${line}\n`)
    current = undefined
  }

  return {
    phase: (name) => {
      finish()
      current = { name, start: now(), drawn: 0, last: '' }
      if (terminal.isTTY) terminal.write(`${name} …`)
    },
    step: (done, all) => {
      if (!terminal.isTTY || !current) return
      const time = now()
      if (time - current.start < msBeforeBar || time - current.drawn < msBetweenDraws) return
      current.drawn = time
      terminal.write(`\r\x1b[2K${toBar(current.name, done, all, (time - current.start) / 1000)}`)
    },
    end: () => {
      finish()
      return phases
    },
  }
}

/** `pages  ████████░░░░  4,000/12,000  1,333/s  6 s left` */
export function toBar(name: string, done: number, all: number, seconds: number): string {
  const share = all === 0 ? 1 : Math.min(1, done / all)
  const full = Math.round(share * barWidth)
  const rate = seconds === 0 ? 0 : done / seconds
  const left = rate === 0 ? '' : `  ${Math.ceil((all - done) / rate)} s left`
  const count = (value: number) => Math.round(value).toLocaleString('en')
  return `${name}  ${'█'.repeat(full)}${'░'.repeat(barWidth - full)}  ${count(done)}/${count(all)}  ${count(rate)}/s${left}`
}
