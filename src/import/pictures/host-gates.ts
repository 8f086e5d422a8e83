// Politeness: how many requests of one host run beside each other, and how soon one follows another.
import { setTimeout as sleep } from 'node:timers/promises'

export type HostGates = ReturnType<typeof createHostGates>

interface Gate {
  running: number
  /** When the next request may begin. */
  next: number
  waiting: (() => void)[]
}

/** @param delay milliseconds between the beginnings of two requests. */
export function createHostGates({ concurrency, delay }: { concurrency: number; delay: number }) {
  const gates = new Map<string, Gate>()
  const findGate = (host: string) => {
    const gate = gates.get(host) ?? { running: 0, next: 0, waiting: [] }
    gates.set(host, gate)
    return gate
  }
  return {
    /** Waits for its turn. @returns what is called when the answer is there. */
    enter: async (host: string, signal: AbortSignal): Promise<() => void> => {
      const gate = findGate(host)
      while (gate.running >= concurrency) await new Promise<void>((resolve) => gate.waiting.push(resolve))
      gate.running += 1
      const leave = () => {
        gate.running -= 1
        gate.waiting.shift()?.()
      }
      try {
        await waitForTurn(gate, delay, signal)
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
    /** Nothing is asked of the host for so many milliseconds. */
    pause: (host: string, milliseconds: number): void => {
      const gate = findGate(host)
      gate.next = Math.max(gate.next, performance.now() + milliseconds)
    },
  }
}

/** A host that asks for a pause meanwhile has it from those too that wait already. */
async function waitForTurn(gate: Gate, delay: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  for (let left = gate.next - performance.now(); left > 0; left = gate.next - performance.now()) {
    await sleep(left, undefined, { signal })
  }
  gate.next = performance.now() + delay
}
