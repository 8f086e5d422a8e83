// What src/engine/render-page.ts and make-bundle.ts rely on in Astro without its documentation saying so was looked up in
// this version. own-routes.rest.test.ts and every test of a built page hold it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'

test('the version that was looked into is the one that is installed', () => {
  const installed = JSON.parse(readFileSync(join(projectFolder, 'node_modules/astro/package.json'), 'utf8'))
  expect(installed.version).toBe('7.3.5')
})
