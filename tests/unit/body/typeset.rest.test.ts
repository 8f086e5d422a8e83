// The typesetter is large: what prepares questions without formulas does not load it.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectFolder } from '../../support/project.ts'

/** Names of the packages that a process has loaded when it knows what to typeset with. */
function listLoaded(math: boolean): string[] {
  const code = `
    import { registerHooks } from 'node:module'
    const names = new Set()
    registerHooks({ resolve: (name, context, next) => { if (/^[a-z]/.test(name)) names.add(name); return next(name, context) } })
    await import('./src/folder/prepare-file.ts')
    const { loadTypeset } = await import('./src/body/formulas/typeset-formulas.ts')
    await loadTypeset(${math})
    console.log([...names].join('\\n'))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  return stdout.trim().split('\n')
}

test.each([
  [false, false],
  [true, true],
])('with math: %s it is loaded: %s', (math, isLoaded) => {
  const loaded = listLoaded(math)
  expect(loaded).toContain('markdown-it')
  expect(loaded.includes('temml')).toBe(isLoaded)
})
