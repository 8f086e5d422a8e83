// Two builds of one cache, with a file saved in between: no page is under the digest of another text.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSite } from '../../src/engine/build.ts'
import type { Progress } from '../../src/engine/progress.ts'
import { toArchiveFolders } from '../../src/folder/environment.ts'
import { describeError } from '../../src/words/failure.ts'
import { toVariables } from '../support/build.ts'
import { toMarkdown } from '../support/content-folder.ts'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'
import { buildTestSite } from '../support/test-site.ts'

const question = { id: 'a', tags: ['rest'] }

test('a build ends in words when another has read a newer file meanwhile, and the next shows what the file says', async () => {
  using site = await buildTestSite({ questions: [{ ...question, body: '처음 글' }] })
  const save = (body: string) => {
    writeFileSync(join(site.content, 'questions/a.md'), toMarkdown({ ...question, body }))
  }
  const buildElsewhere = () => {
    const variables = toVariables({ ...site, out: `${site.out}-2` })
    const environment = { ...toCleanEnvironment(), ...variables }
    const command = [join(projectFolder, 'src/commands/start.mjs'), 'build']
    expect(spawnSync(process.execPath, command, { cwd: projectFolder, env: environment }).status).toBe(0)
  }
  const progress: Progress = {
    step: () => {},
    show: () => {},
    end: () => [],
    phase: (phase) => {
      if (phase !== 'templates') return
      save('남이 고친 글')
      buildElsewhere()
    },
  }
  save('고친 글')
  const said = await buildSite(toArchiveFolders(projectFolder, toVariables(site)), {
    part: undefined,
    isPortable: false,
    oneOutput: false,
    progress,
    onPlaced: () => {},
  }).then(
    () => 'built',
    (error: unknown) => describeError(error, 'en'),
  )
  expect(said).toBe('questions/a.md changed while the site was built. Build again.')
  expect(site.read('questions/a/index.html')).toContain('처음 글')
  save('고친 글')
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(site.read('questions/a/index.html')).toContain('고친 글')
})
