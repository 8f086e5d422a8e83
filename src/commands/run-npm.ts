import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

/** The npm that has called, or the one on the path. Its outputs are texts where `stdio` does not say otherwise. */
export function runNpm(parameters: readonly string[], options: SpawnSyncOptions) {
  const npm = process.env['npm_execpath']
  // npx has a program of its own beside that of npm.
  const whole = { ...options, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  return npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...parameters], whole)
    : spawnSync('npm', parameters, { ...whole, shell: process.platform === 'win32' })
}
