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

/** @throws for an integration that works on pages which Astro's own build has written: the engine has it write none. */
export function checkIntegration({ name, hooks }: AstroIntegration): void {
  const hook = (['astro:build:generated', 'astro:build:done'] as const).find((each) => hooks[each])
  if (hook === undefined) return
  const instead = /sitemap/.test(name)
    ? 'The sitemap of this site is src/site/kinds/sitemap.ts; it is published when archive.yaml names a url.'
    : 'What is published comes from src/site/kinds: docs/architecture.md says how to add to it.'
  throw new Error(
    `The integration ${name} works on what Astro's own build has written (${hook}), and npm run build does not write by it. Take it out of astro.config.mjs. ${instead}`,
  )
}
