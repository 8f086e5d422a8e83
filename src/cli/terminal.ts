import { createInterface } from 'node:readline'

export interface Terminal {
  /** The next line without spaces at its ends; undefined when there is none, as after Ctrl+D and Ctrl+C. */
  ask: (prompt: string) => Promise<string | undefined>
  say: (line: string) => void
  close: () => void
}

/** Undefined where nobody can be asked: what is no terminal may never end, and say nothing. */
export function openTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)))
  // Lines that come before they are asked for, as when several are pasted at once.
  const lines: string[] = []
  let give: ((line: string) => void) | undefined
  reader.on('line', (line) => {
    if (give) give(line)
    else lines.push(line)
    give = undefined
  })
  const next = () =>
    new Promise<string>((resolve) => {
      const line = lines.shift()
      if (line === undefined) give = resolve
      else resolve(line)
    })
  return {
    ask: async (prompt) => {
      reader.setPrompt(prompt)
      reader.prompt()
      return (await Promise.race([next(), ended]))?.trim()
    },
    say: (line) => process.stdout.write(`${line}\n`),
    close: () => reader.close(),
  }
}
