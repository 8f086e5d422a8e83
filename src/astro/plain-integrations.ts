import type { AstroIntegration } from 'astro'

/** What looks at the pages that Astro's own build has written, of which `npm run build` has it write none. */
const hooksOfWritten = ['astro:build:generated', 'astro:build:done'] as const

/** A hook throws in `astro build` for an integration that would silently do nothing, or a part of its work. */
export function plainIntegrations(): AstroIntegration {
  let isBuild = false
  return {
    name: 'plain-integrations',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build'
      },
      'astro:config:done': ({ config }) => {
        if (isBuild) for (const integration of config.integrations) checkIntegration(integration)
      },
    },
  }
}

export function checkIntegration({ name, hooks }: AstroIntegration): void {
  const hook = hooksOfWritten.find((each) => hooks[each] !== undefined)
  if (hook === undefined || name === 'guarded-build') return
  const instead = /sitemap/.test(name)
    ? 'The sitemap of this site is src/site/kinds/sitemap.ts; it is published when archive.yaml names a url.'
    : 'What is published comes from src/outputs: docs/architecture.md says how to add to it.'
  throw new Error(
    `The integration ${name} works on what Astro's own build has written (${hook}), and npm run build does not write by it. Take it out of astro.config.mjs. ${instead}`,
  )
}
