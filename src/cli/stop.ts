// Ctrl+C and its like end a long command at the next safe place, so that nothing is left behind.
import { constants } from 'node:os'

export interface Stop {
  /** The signal that came first; undefined while none has. */
  signal: () => NodeJS.Signals | undefined
  /** By which shells know what ended a command; undefined where no signal did. */
  exitCode: () => number | undefined
  /** From now on signals end the process as usual. */
  end: () => void
}

const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param onSignal called at each, for what can't ask all the time. */
export function createStop(onSignal = () => {}): Stop {
  let first: NodeJS.Signals | undefined
  const listen = (signal: NodeJS.Signals) => {
    first ??= signal
    onSignal()
  }
  for (const signal of signals) process.on(signal, listen)
  return {
    signal: () => first,
    exitCode: () => (first === undefined ? undefined : 128 + constants.signals[first]),
    end: () => {
      for (const signal of signals) process.off(signal, listen)
    },
  }
}
