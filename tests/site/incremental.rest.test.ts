// A rebuild after any change is, byte for byte, what a build from nothing makes. WALK_STEPS=300 walks on from those
// steps that are planned, at random; WALK_SEED chooses another way.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../bench/corpus/random.ts'
import { writeCorpus } from '../bench/corpus.ts'
import { writeContent } from '../support/content-folder.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'
import { writePeople } from './walk-conversations.ts'
import { listFiles, settleConversations } from './walk-files.ts'
import { type ChangeName, changeNames, changes, plannedSteps } from './walk-steps.ts'

const seed = Number(process.env['WALK_SEED'] ?? 11)
const steps = Number(process.env['WALK_STEPS'] ?? plannedSteps.length)
const random = createRandom(seed)

let project: ProjectCopy
let content: string
let site: TestSite
let clean: TestSite

beforeAll(() => {
  project = createProjectCopy()
  content = mkdtempSync(join(tmpdir(), 'gotgam-walk-'))
  site = createTestSite(content)
  writeCorpus({ folder: content, questions: 70, seed: 7, keywordMatches: true, answers: true })
  // Without an address there are no feeds.
  appendFileSync(join(content, 'archive.yaml'), 'url: https://example.org/\n')
  raiseCounts(join(content, 'questions'))
  writePeople(content, random)
  clean = createTestSite(content)
})

afterAll(() => {
  rmSync(content, { recursive: true })
  site.remove()
  clean.remove()
  project.remove()
})

function chooseChanges(): ChangeName[] {
  return Array.from(
    { length: random.integer(1, 4) },
    () => changeNames[random.integer(0, changeNames.length - 1)],
  ).filter((name) => name !== undefined)
}

const walk = Array.from({ length: steps }, (_, index) => {
  const made = plannedSteps[index] ?? chooseChanges()
  return { number: index + 1, made, title: made.join('; ') }
})

test('the planned steps have every change in them', () => {
  const planned = new Set<string>(plannedSteps.flat())
  expect(changeNames.filter((name) => !planned.has(name))).toEqual([])
})

describe(`a walk of ${steps} steps (WALK_SEED=${seed})`, () => {
  test('the first build', async () => {
    await expectSameAsClean()
  })

  test.for(walk)('step $number: $title', async ({ made }) => {
    const compileCache = join(site.cache, '../compile-cache')
    const places = { ...site, project: project.path, compileCache }
    for (const name of made) changes[name](places, random)
    settleConversations(content)
    await expectSameAsClean()
  })
})

/** More may be added than the corpus counts, and questions change places. */
function raiseCounts(questions: string): void {
  for (const path of listFiles(questions)) {
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/(?<=^ {2}(?:answers|comments): )\d+$/gm, '50'))
  }
}

/**
 * The site is built on what its last build left and the changes made of it, templates among them; the other from nothing
 * but the templates that the first build compiled.
 */
async function expectSameAsClean(): Promise<void> {
  rmSync(clean.cache, { recursive: true, force: true })
  rmSync(clean.out, { recursive: true, force: true })
  const [templates, changed] = [join(project.path, '.astro'), join(project.path, 'changed-templates')]
  if (existsSync(templates)) {
    renameSync(templates, changed)
    cpSync(join(clean.cache, '../templates'), templates, { recursive: true })
  }
  const built = await clean.build({ project: project.path })
  expect(built, built.stderr).toMatchObject({ exitCode: 0 })
  const expected = takeSnapshot(clean.out)
  if (existsSync(changed)) {
    rmSync(templates, { recursive: true })
    renameSync(changed, templates)
  } else cpSync(templates, join(clean.cache, '../templates'), { recursive: true })
  const environment = { NODE_COMPILE_CACHE: join(site.cache, '../compile-cache') }
  const rebuilt = await site.build({ project: project.path, environment })
  expect(rebuilt, rebuilt.stderr).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(expected)
}

/** Head and foot say what all questions have in common, whichever of them the pages show that are made again. */
test('an edit of the one question of its category and hashtag is as a build from nothing', async () => {
  const ask = (day: string) => [{ at: `2025-06-${day}`, actor: '홍길동', kind: '질문' }]
  const toContent = (body: string) => ({
    settings: { pageSize: 1 },
    questions: [
      { id: 'a', category: '개발자', tags: ['rest'], body, activity: ask('03') },
      { id: 'b', category: '커리어', tags: [], activity: ask('02') },
    ],
  })
  using edited = createTestSite(toContent('처음'))
  expect(await edited.build()).toMatchObject({ exitCode: 0 })
  writeContent(edited.content, toContent('고침'))
  expect(await edited.build()).toMatchObject({ exitCode: 0 })
  using fresh = createTestSite(toContent('고침'))
  expect(await fresh.build()).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(edited.out)).toEqual(takeSnapshot(fresh.out))
})
