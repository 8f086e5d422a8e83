import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** `npx astro build`, `dev` and `preview` lead to the commands of the same names, and end with their exit codes. */
export function gotgam(): AstroIntegration {
  return {
    name: 'gotgam',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command === 'sync') return
        const port = command === 'build' ? [] : ['--port', String(config.server.port)]
        process.exit(await run([command, ...port]))
      },
    },
  }
}

function run(parameters: readonly string[]): Promise<number> {
  const start = fileURLToPath(new URL('./commands/start.mjs', import.meta.url))
  const child = spawn(process.execPath, [start, ...parameters], { stdio: 'inherit' })
  // Whoever asks this process to end waits for the command, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
}
