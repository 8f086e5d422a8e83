import type { AstroIntegration } from 'astro'

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
