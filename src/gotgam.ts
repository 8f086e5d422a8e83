import type { AstroIntegration } from 'astro'
import { devServer } from './astro/dev-server.ts'
import { plainIntegrations } from './astro/plain-integrations.ts'
import { guardedBuild } from './engine/guarded-build.ts'

/** What this project is to Astro: the server of `astro dev`, and the guards of `astro build`. */
export function gotgam(): AstroIntegration[] {
  return [devServer(), guardedBuild(), plainIntegrations()]
}
