// A command in a terminal, as a person runs it: what is typed comes when it is asked for.
import { spawn, spawnSync } from 'node:child_process'

/** Undefined where a terminal can be had; else why not. */
export const noTerminal: string | undefined =
  process.platform !== 'win32' && spawnSync('script', ['--version']).stdout?.includes('util-linux')
    ? undefined
    : 'there is no script of util-linux, which makes a terminal'

export interface RanInTerminal {
  /** All that was on the screen, without carriage returns and escape sequences. */
  said: string
  exitCode: number | null
}

const ending = { '^C': '\u0003', '^D': '\u0004' }

/**
 * @param command its words; none may need a shell's quotes. @param answers each with the text after which it is typed,
 * followed by Enter unless it is `^C` or `^D`.
 */
export function runInTerminal(
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
  answers: readonly (readonly [after: string, typed: string])[],
): Promise<RanInTerminal> {
  const child = spawn('script', ['-qefc', `exec ${command.join(' ')}`, '/dev/null'], { env: environment })
  const left = [...answers]
  let said = ''
  let seen = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    // What moves the cursor is no text.
    said += text.replaceAll(/\r|\u001b\[[\d;?]*[A-Za-z]/g, '')
    for (let next = left[0]; next !== undefined; next = left[0]) {
      const place = said.indexOf(next[0], seen)
      if (place < 0) return
      seen = place + next[0].length
      left.shift()
      const [, typed] = next
      child.stdin.write(typed === '^C' || typed === '^D' ? ending[typed] : `${typed}\r`)
    }
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ said, exitCode }))
  })
}
