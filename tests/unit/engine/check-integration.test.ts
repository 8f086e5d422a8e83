import { describe, expect, test } from 'vitest'
import { checkIntegration } from '../../../src/gotgam.ts'

describe('integrations that work on what Astro’s own build has written are refused', () => {
  test.each([
    [
      '@astrojs/sitemap',
      'astro:build:done',
      "The integration @astrojs/sitemap works on what Astro's own build has written (astro:build:done), and npm run build does not write by it. Take it out of astro.config.mjs. The sitemap of this site is src/site/kinds/sitemap.ts; it is published when archive.yaml names a url.",
    ],
    [
      'compress',
      'astro:build:generated',
      "The integration compress works on what Astro's own build has written (astro:build:generated), and npm run build does not write by it. Take it out of astro.config.mjs. What is published comes from src/site/kinds: docs/architecture.md says how to add to it.",
    ],
  ])('%s, by %s', (name, hook, message) => {
    expect(() => checkIntegration({ name, hooks: { [hook]: () => {} } })).toThrow(message)
  })

  test('others are not', () => {
    expect(() => checkIntegration({ name: 'a', hooks: { 'astro:config:setup': () => {} } })).not.toThrow()
  })
})
