// Holds the rules of .github/ and SECURITY.md: what a stranger's pull request may do, and that people are addressed in Korean first.
// Every rule is shown failing on a bad example.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const githubFolder = join(import.meta.dirname, '../../.github')

const permissionsSchema = z.union([z.string(), z.record(z.string(), z.string())])
const stepSchema = z.looseObject({
  uses: z.string().default(''),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).default({}),
})
const jobSchema = z.looseObject({
  permissions: permissionsSchema.optional(),
  steps: z.array(stepSchema).default([]),
})
const workflowSchema = z.looseObject({
  on: z.union([
    z.string().transform((name) => [name]),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform((triggers) => Object.keys(triggers)),
  ]),
  permissions: permissionsSchema.optional(),
  jobs: z.record(z.string(), jobSchema),
})

type Job = z.infer<typeof jobSchema>
type Step = z.infer<typeof stepSchema>
type Workflow = z.infer<typeof workflowSchema> & { text: string }
type Rule = (workflow: Workflow) => string[]

function parseWorkflow(text: string): Workflow {
  return { ...workflowSchema.parse(load(text)), text }
}

function readGithubFile(path: string): string {
  return readFileSync(join(githubFolder, path), 'utf8')
}

function findJobs(workflow: Workflow, isFound: (job: Job) => boolean): string[] {
  return Object.entries(workflow.jobs).flatMap(([name, job]) => (isFound(job) ? [name] : []))
}

function findSteps(workflow: Workflow, isFound: (step: Step) => boolean): string[] {
  return Object.entries(workflow.jobs).flatMap(([name, job]) =>
    job.steps.flatMap((step, index) => (isFound(step) ? [`${name} step ${index + 1}`] : [])),
  )
}

function hasWrite(permissions: Job['permissions']): boolean {
  if (typeof permissions === 'string') return permissions !== 'read-all'
  return Object.values(permissions ?? {}).includes('write')
}

/** Runs a stranger's code with the repository's own secrets and rights. */
const findForbiddenTriggers: Rule = (workflow) => workflow.on.filter((name) => name === 'pull_request_target')

/** A tag can be moved to other code; a commit can't. The comment tells people and Dependabot the version. */
const findUnpinnedUses: Rule = ({ jobs, text }) => {
  const pinned = Array.from(text.matchAll(/uses: (\S+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm), ([, use]) => use)
  const uses = Object.values(jobs).flatMap((job) => [
    ...(typeof job.uses === 'string' ? [job.uses] : []),
    ...job.steps.flatMap((step) => step.uses || []),
  ])
  // One of this repository comes with the commit that names it.
  return uses.filter((use) => {
    if (use.startsWith('./')) return false
    const index = pinned.indexOf(use)
    if (index >= 0) pinned.splice(index, 1)
    return index < 0
  })
}

/** The token would stay in .git/config, where any later command can read it. */
const findKeptCredentials: Rule = (workflow) =>
  findSteps(
    workflow,
    (step) => step.uses.startsWith('actions/checkout@') && step.with['persist-credentials'] !== false,
  )

/** Without permissions at the top, a job that names none gets the repository's default, which may be to write. */
const findOpenPermissions: Rule = ({ permissions }) =>
  permissions === undefined || hasWrite(permissions) ? ['permissions'] : []

/** A pull request can change its own workflow, but GitHub's limits for forks should not be the only ones. */
const findStrangersRights: Rule = (workflow) => {
  if (!workflow.on.includes('pull_request')) return []
  return findJobs(workflow, (job) => hasWrite(job.permissions) || /\bsecrets\b/.test(JSON.stringify(job)))
}

/** An expression is pasted into a script before it runs. No list of dangerous ones is complete: env takes them all. */
const findPastedExpressions: Rule = (workflow) =>
  findSteps(workflow, (step) => step.run.includes('${{') || String(step.with.script ?? '').includes('${{'))

const findEndlessJobs: Rule = (workflow) =>
  findJobs(workflow, (job) => job['uses'] === undefined && typeof job['timeout-minutes'] !== 'number')

/** A workflow_run has rights and a stranger's artefact: it runs no code but its own. */
const findForeignCode: Rule = (workflow) => {
  if (!workflow.on.includes('workflow_run')) return []
  const launcher = /\b(?:npm|npx|node|git|bash|sh|eval|source|python3?)\s|child_process|\beval\(/
  return findSteps(
    workflow,
    (step) =>
      /^actions\/(?:checkout|cache|setup-)/.test(step.uses) ||
      launcher.test(step.run) ||
      launcher.test(String(step.with.script ?? '')),
  )
}

/** The rights to publish are only where nothing but the deployment runs. */
const findPublishingRights: Rule = (workflow) =>
  findJobs(workflow, (job) => {
    const permissions = Object(job.permissions)
    const mayPublish = permissions.pages === 'write' || permissions['id-token'] === 'write'
    return mayPublish && job.steps.some((step) => !step.uses.startsWith('actions/deploy-pages@'))
  })

/** What begins with a dot is left out of an artefact: `.well-known/security.txt`. */
const findLostFiles: Rule = (workflow) =>
  findSteps(
    workflow,
    ({ uses, with: given }) =>
      /^actions\/upload-(?:pages-)?artifact@/.test(uses) &&
      given['path'] === 'dist/' &&
      given['include-hidden-files'] !== true,
  )

const sha = '0123456789abcdef0123456789abcdef01234567'

const rules: { rule: Rule; bad: string; found: string[] }[] = [
  {
    rule: findForbiddenTriggers,
    bad: '{ on: [push, pull_request_target], jobs: {} }',
    found: ['pull_request_target'],
  },
  {
    rule: findForbiddenTriggers,
    bad: '{ on: { pull_request_target: { types: [opened] } }, jobs: {} }',
    found: ['pull_request_target'],
  },
  {
    rule: findUnpinnedUses,
    bad: `
on: push
jobs:
  tag: { steps: [{ uses: actions/checkout@v7 }] }
  branch: { uses: owner/repository/.github/workflows/build.yml@main }
  uncommented:
    steps:
      - uses: actions/cache@${sha}
      - uses: actions/setup-node@${sha} # v7
      - uses: actions/upload-artifact@${sha} # v7.0.1
`,
    found: [
      'actions/checkout@v7',
      'owner/repository/.github/workflows/build.yml@main',
      `actions/cache@${sha}`,
      `actions/setup-node@${sha}`,
    ],
  },
  {
    rule: findKeptCredentials,
    bad: `
on: push
jobs:
  a: { steps: [{ uses: actions/checkout@v7 }, { uses: actions/checkout@v7, with: { persist-credentials: false } }] }
  b: { steps: [{ uses: actions/checkout@v7, with: { persist-credentials: true } }] }
`,
    found: ['a step 1', 'b step 1'],
  },
  { rule: findOpenPermissions, bad: '{ on: push, jobs: {} }', found: ['permissions'] },
  {
    rule: findOpenPermissions,
    bad: '{ on: push, permissions: write-all, jobs: {} }',
    found: ['permissions'],
  },
  {
    rule: findOpenPermissions,
    bad: '{ on: push, permissions: { contents: write }, jobs: {} }',
    found: ['permissions'],
  },
  {
    rule: findStrangersRights,
    bad: `
on: { pull_request: null }
jobs:
  write: { permissions: { contents: read, pull-requests: write } }
  all: { permissions: write-all }
  secret: { steps: [{ run: deploy, env: { TOKEN: '\${{ secrets.TOKEN }}' } }] }
  inherited: { uses: ./build.yml, secrets: inherit }
  read: { permissions: { contents: read } }
`,
    found: ['write', 'all', 'secret', 'inherited'],
  },
  {
    rule: findPastedExpressions,
    bad: `
on: push
jobs:
  run: { steps: [{ run: 'echo "\${{ github.event.pull_request.title }}"' }] }
  script: { steps: [{ uses: actions/github-script@v9, with: { script: 'f("\${{ github.head_ref }}")' } }] }
  env: { steps: [{ run: 'echo "$TITLE"', env: { TITLE: '\${{ github.event.pull_request.title }}' } }] }
`,
    found: ['run step 1', 'script step 1'],
  },
  {
    rule: findEndlessJobs,
    bad: '{ on: push, jobs: { long: { steps: [] }, short: { timeout-minutes: 5, steps: [] } } }',
    found: ['long'],
  },
  {
    rule: findForeignCode,
    bad: `
on: { workflow_run: { workflows: [Pull request] } }
jobs:
  a: { steps: [{ uses: actions/checkout@v7 }, { run: npm ci }, { run: cat number.txt }] }
  b: { steps: [{ uses: actions/github-script@v9, with: { script: "require('child_process')" } }] }
`,
    found: ['a step 1', 'a step 2', 'b step 1'],
  },
  {
    rule: findLostFiles,
    bad: `
on: push
jobs:
  a: { steps: [{ uses: actions/upload-pages-artifact@v5, with: { path: dist/ } }] }
  b: { steps: [{ uses: actions/upload-artifact@v7, with: { path: dist/, include-hidden-files: true } }] }
  c: { steps: [{ uses: actions/upload-artifact@v7, with: { path: report.md } }] }
`,
    found: ['a step 1'],
  },
  {
    rule: findPublishingRights,
    bad: `
on: push
jobs:
  build: { permissions: { pages: write }, steps: [{ run: npm ci }] }
  sign: { permissions: { id-token: write }, steps: [{ uses: actions/checkout@v7 }] }
  deploy: { permissions: { pages: write, id-token: write }, steps: [{ uses: actions/deploy-pages@v5 }] }
`,
    found: ['build', 'sign'],
  },
]

describe('workflows', () => {
  const files = readdirSync(join(githubFolder, 'workflows'))

  test.each(rules)('$rule.name finds it in a bad example', ({ rule, bad, found }) => {
    expect(rule(parseWorkflow(bad))).toEqual(found)
  })

  test.each(files)('%s keeps all rules', (file) => {
    const workflow = parseWorkflow(readGithubFile(`workflows/${file}`))
    const found = rules.flatMap(({ rule }) => rule(workflow).map((place) => `${rule.name}: ${place}`))
    expect(found).toEqual([])
  })

  test.each([
    ['pull-request.yml', ['pull_request']],
    ['pull-request-comment.yml', ['workflow_run']],
    ['publish.yml', ['push', 'workflow_dispatch']],
    ['publish-sharded.yml', ['workflow_dispatch']],
    ['dependencies.yml', ['pull_request']],
    ['lighthouse.yml', ['pull_request', 'workflow_dispatch']],
    ['nightly.yml', ['schedule', 'workflow_dispatch', 'push']],
    ['tests.yml', ['pull_request']],
  ])('%s starts on %j alone', (file, triggers) => {
    expect(parseWorkflow(readGithubFile(`workflows/${file}`)).on).toEqual(triggers)
  })

  // They are written into repositories of communities as they are: the commit that a tag of ours names could change.
  test('no workflow calls one of another file', () => {
    const called = files.flatMap((file) =>
      Object.values(parseWorkflow(readGithubFile(`workflows/${file}`)).jobs).flatMap(
        ({ uses }) => uses ?? [],
      ),
    )
    expect(called).toEqual([])
  })

  test('a pull request is checked for what could hide its changes', () => {
    const { jobs } = parseWorkflow(readGithubFile('workflows/pull-request.yml'))
    const checks = Object.values(jobs).flatMap(({ steps }) =>
      steps.map(({ run }) => run).filter((run) => /\bcheck\b/.test(run)),
    )
    expect(checks).toHaveLength(1)
    expect(checks[0]?.split(/\s/)).toEqual(expect.arrayContaining(['--format', 'github', '--pull-request']))
  })

  test('and told which of two files with one id is the published one', () => {
    const { jobs } = parseWorkflow(readGithubFile('workflows/pull-request.yml'))
    const { steps = [] } = jobs['check'] ?? {}
    expect(steps.find(({ uses }) => uses.startsWith('actions/checkout@'))?.with).toMatchObject({
      'fetch-depth': 2,
    })
    expect(steps.at(-1)?.run).toBe(
      `base=$(git rev-parse --verify 'HEAD^1')\nnpm run --silent check -- --format github --pull-request --base "$base"\n`,
    )
  })

  test('the tests run with npm 10 and 11, each with the Node that brings it', () => {
    const { tests } = parseWorkflow(readGithubFile('workflows/tests.yml')).jobs
    expect(tests).toMatchObject({
      strategy: {
        'fail-fast': false,
        matrix: {
          include: [
            { npm: 10, node: 22 },
            { npm: 11, node: 24 },
          ],
        },
      },
    })
    const [, setUp, seeNpm, ...commands] = tests?.steps ?? []
    expect(setUp?.with).toMatchObject({ 'node-version': `\${{ matrix.node }}` })
    expect(seeNpm).toMatchObject({ env: { NPM: `\${{ matrix.npm }}` } })
    expect(commands.map(({ run }) => run)).toEqual(['npm ci', 'npm test'])
  })

  // Without it a project page is published whose links and styles lead nowhere.
  test.each([
    ['publish.yml', 'build'],
    ['publish-sharded.yml', 'prepare'],
  ])('%s tells the build what Pages says of the address', (file, job) => {
    const { steps = [] } = parseWorkflow(readGithubFile(`workflows/${file}`)).jobs[job] ?? {}
    const asked = steps.findIndex(({ uses }) => uses.startsWith('actions/configure-pages@'))
    const built = steps.findIndex(({ run }) => run.startsWith('npm run build'))
    expect(steps[asked]).toMatchObject({ id: 'pages' })
    expect(built).toBeGreaterThan(asked)
    expect(steps[built]).toMatchObject({ env: { GOTGAM_SITE_URL: `\${{ steps.pages.outputs.base_url }}` } })
    expect(steps.some(({ run }) => run === 'npm ci --omit=dev')).toBe(true)
  })

  test('what is prepared for shares goes to each of them, with the templates, and its output to the site', () => {
    const { prepare, build, merge } = parseWorkflow(readGithubFile('workflows/publish-sharded.yml')).jobs
    const [prepared, site] = (prepare?.steps ?? []).filter(({ uses }) => uses.includes('/upload-artifact@'))
    expect(prepared?.with).toMatchObject({ name: 'prepared', path: '.cache/shares/\n.astro/bundle-*/\n' })
    expect(site?.with).toMatchObject({ name: 'share-0', path: 'dist/' })
    const runs = (build?.steps ?? []).map(
      ({ uses, run, with: { name } }) => `${run}${uses.split('@')[0]} ${name}`,
    )
    expect(build).toMatchObject({ needs: 'prepare', permissions: { contents: 'read' } })
    expect(runs.slice(-3)).toEqual([
      'actions/download-artifact prepared',
      'npm run build -- "--shard=$SHARE/$SHARDS" undefined',
      `actions/upload-artifact share-\${{ matrix.share }}`,
    ])
    expect(merge?.steps[0]?.with).toMatchObject({ pattern: 'share-*' })
  })

  test('every test runs once a night and for tags, not for branches', () => {
    const text = readGithubFile('workflows/nightly.yml')
    expect(load(text)).toMatchObject({
      on: { schedule: [{ cron: '17 18 * * *' }], push: { tags: ['**'] } },
    })
    const [, , ...commands] = parseWorkflow(text).jobs['tests']?.steps ?? []
    expect(commands.map(({ run }) => run)).toEqual(['npm ci', 'npm run test:all'])
  })

  test.each([
    ['10.9.9', '10', 0],
    ['11.19.0', '11', 0],
    ['11.19.0', '10', 1],
    ['110.0.0', '11', 1],
  ])('npm %s as npm %s: exit code %i', (version, wanted, exitCode) => {
    const { tests } = parseWorkflow(readGithubFile('workflows/tests.yml')).jobs
    const script = `npm() { echo ${version}; }\n${tests?.steps[2]?.run}`
    expect(spawnSync('bash', ['-e', '-c', script], { env: { ...process.env, NPM: wanted } }).status).toBe(
      exitCode,
    )
  })

  // A Node that is not what it seems could also say that it is.
  test('the packaged Node is compared by another one, before anything is installed', () => {
    const { node } = parseWorkflow(readGithubFile('workflows/dependencies.yml')).jobs
    expect(node?.steps.map(({ uses, run }) => uses.split('@')[0] || run)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      `base=$(git rev-parse --verify 'HEAD^1')\nnode src/commands/start.mjs verify-node --base "$base" --format github\n`,
    ])
    expect(node?.steps[1]?.with).toEqual({ 'node-version': 24 })
  })

  // A name that no workflow has is no error on GitHub: there would be no comments any more, and no word about it.
  test('the comment follows the workflow for pull requests', () => {
    const { name } = z
      .looseObject({ name: z.string() })
      .parse(load(readGithubFile('workflows/pull-request.yml')))
    expect(load(readGithubFile('workflows/pull-request-comment.yml'))).toMatchObject({
      on: { workflow_run: { workflows: [name] } },
    })
  })

  test('the comment may do two things', () => {
    const { permissions, jobs } = parseWorkflow(readGithubFile('workflows/pull-request-comment.yml'))
    expect(permissions).toEqual({})
    expect(Object.values(jobs).map((job) => job.permissions)).toEqual([
      { actions: 'read', 'pull-requests': 'write' },
    ])
  })
})

const hangul = /\p{Script=Hangul}/u
const formSchema = z.strictObject({
  name: z.string().regex(hangul),
  description: z.string().regex(hangul),
  title: z.string().optional(),
  labels: z.array(z.string()).optional(),
  body: z.array(
    z.looseObject({ type: z.string(), id: z.string().optional(), attributes: z.looseObject({}) }),
  ),
})

/** What GitHub would refuse an issue form for, and labels without Korean or descriptions without English below. */
function findFormFaults(text: string): string[] {
  const form = formSchema.safeParse(load(text))
  if (!form.success) return form.error.issues.map((issue) => issue.path.join('.'))
  const fields = form.data.body.filter((field) => field.type !== 'markdown')
  const ids = fields.map((field) => field.id)
  const faults = fields.flatMap(({ type, id, attributes }) => [
    ...(/^(?:input|textarea|dropdown|checkboxes)$/.test(type) ? [] : [`${id}: type`]),
    ...(hangul.test(String(attributes.label ?? '')) ? [] : [`${id}: label`]),
    ...(/^\*[A-Z].*\*$/m.test(String(attributes.description ?? '')) ? [] : [`${id}: description`]),
    ...(/^(?:dropdown|checkboxes)$/.test(type) && !Array.isArray(attributes.options)
      ? [`${id}: options`]
      : []),
  ])
  return [
    ...faults,
    ...(fields.length === 0 ? ['body: no field'] : []),
    ...(new Set(ids).size < ids.length || ids.includes(undefined) ? ['body: id'] : []),
  ]
}

describe('issue forms', () => {
  test.each([
    ['a key is missing', '{ name: 고치기, body: [] }', ['description']],
    ['a key is unknown', '{ name: 고치기, description: 고치기, body: [], assign: me }', ['']],
    ['no Korean', '{ name: Correction, description: 고치기, body: [] }', ['name']],
    ['nothing to fill in', '{ name: 고치기, description: 고치기, body: [] }', ['body: no field']],
    [
      'poor fields',
      `
name: 고치기
description: 고치기
body:
  - { type: text, id: a, attributes: { label: Address, description: 주소 } }
  - { type: dropdown, id: a, attributes: { label: 주소, description: "주소\\n*Address*" } }
`,
      ['a: type', 'a: label', 'a: description', 'a: options', 'body: id'],
    ],
  ])('findFormFaults: %s', (_, form, found) => {
    expect(findFormFaults(form)).toEqual(found)
  })

  test.each(['correction.yml', 'removal.yml'])('%s is complete', (file) => {
    expect(findFormFaults(readGithubFile(`ISSUE_TEMPLATE/${file}`))).toEqual([])
  })

  test('the pull request template is Korean first', () => {
    const [first = '', second = ''] = readGithubFile('pull_request_template.md').split('\n')
    expect(first).toMatch(hangul)
    expect(second).not.toMatch(hangul)
  })
})

describe('SECURITY.md', () => {
  const text = readFileSync(join(githubFolder, '../SECURITY.md'), 'utf8')

  test('is Korean first, and says the same in English', () => {
    const [korean = '', english = ''] = text.split('\n---\n')
    expect(korean).toMatch(hangul)
    expect(english).not.toMatch(hangul)
    const countParts = (half: string) => half.match(/^(?:- |\*\*)/gm)?.length
    expect(countParts(english)).toBe(countParts(korean))
  })
})

const { repository } = JSON.parse(readFileSync(join(githubFolder, '../package.json'), 'utf8'))
const owner = /^github:([\w-]+)\/[\w-]+$/.exec(repository)?.[1]
const own = `https://github.com/${repository.replace('github:', '')}`

/** Addresses and teams of GitHub, and of e-mail. */
function listAddresses(text: string): string[] {
  const found = text.matchAll(/https:\/\/github\.com\/[^\s)>]+|(?<=\s)@[\w/-]+|[\w.-]+@[\w-]+\.[\w.-]+/g)
  return [...new Set(Array.from(found, ([address]) => address))]
}

test.each([
  ['../SECURITY.md', [`${own}/security/advisories/new`]],
  ['ISSUE_TEMPLATE/removal.yml', [`${own}/security/advisories/new`]],
  ['ISSUE_TEMPLATE/config.yml', [`${own}/blob/main/CONTRIBUTING.ko.md`]],
  ['CODEOWNERS', [`@${owner}/maintainers`, `@${owner}/editors`]],
])('%s leads to the repository that package.json names', (file, addresses) => {
  expect(listAddresses(readGithubFile(file))).toEqual(addresses)
})

test('a form for removals has one line with a private address, and no field for a name', () => {
  const { body } = formSchema.parse(load(readGithubFile('ISSUE_TEMPLATE/removal.yml')))
  const lines = readGithubFile('ISSUE_TEMPLATE/removal.yml').split('\n')
  const at = lines.findIndex((line) => line.includes(`${own}/security/advisories/new`))
  expect(lines[at - 3]).toMatch(/^ {2}# .*replace it by one of yours\.$/)
  expect(body.flatMap(({ id }) => id ?? [])).toEqual(['address', 'what', 'where', 'more', 'confirmation'])
})

const headSha = 'a'.repeat(40)
const run = {
  head_sha: headSha,
  head_branch: 'fix',
  head_repository: { id: 7 },
  html_url: 'https://run.example',
}
const pull = { state: 'open', changed_files: 1, head: { sha: headSha, ref: 'fix', repo: { id: 7 } } }
const marker = '<!-- gotgam: changes -->'
const contentFile = { filename: 'content/questions/a.md' }

interface Given {
  number?: string
  report?: string
  run?: unknown
  pull?: unknown
  /** As it is once its files have been listed; `pull` where it stays the same. */
  pullAfter?: unknown
  files?: { filename: string; previous_filename?: string }[]
  comments?: unknown[]
}

interface Posted {
  body: string
  issue_number?: number
  comment_id?: number
}

/** Runs the script of pull-request-comment.yml against a GitHub that writes down what is asked of it. */
async function post(given: Given): Promise<Posted[]> {
  const { jobs } = parseWorkflow(readGithubFile('workflows/pull-request-comment.yml'))
  const script = jobs.comment?.steps.find((step) => step.with.script)?.with.script
  const files: Record<string, string> = {
    number: given.number ?? '12\n',
    report: given.report ?? 'report',
  }
  const posted: Posted[] = []
  const record = async (request: Posted) => posted.push(request)
  const pages = { listComments: given.comments ?? [], listFiles: given.files ?? [contentFile] }
  let listed = false
  const github = {
    rest: {
      pulls: {
        get: async () => ({ data: (listed ? given.pullAfter : undefined) ?? given.pull ?? pull }),
        listFiles: 'listFiles',
      },
      issues: { listComments: 'listComments', createComment: record, updateComment: record },
    },
    paginate: async (method: keyof typeof pages, { pull_number }: { pull_number?: number }) => {
      listed = true
      return method === 'listFiles' && pull_number !== 12 ? [] : pages[method]
    },
  }
  const AsyncFunction = Object.getPrototypeOf(post).constructor
  await new AsyncFunction('github', 'context', 'core', 'process', 'require', script)(
    github,
    { repo: { owner: 'o', repo: 'r' }, payload: { workflow_run: given.run ?? run } },
    { notice: () => undefined },
    { env: { NUMBER_FILE: 'number', REPORT_FILE: 'report' } },
    () => ({ readFileSync: (path: string) => files[path] }),
  )
  return posted
}

describe('the comment of a pull request', () => {
  test('is posted to the pull request of the run', async () => {
    const posted = await post({ report: '# 질문 1개가 바뀝니다\n' })
    expect(posted).toMatchInlineSnapshot(`
      [
        {
          "body": "<!-- gotgam: changes -->
      **이 풀 리퀘스트가 사이트에서 바꾸는 것** (What this pull request changes on the site)

      \`\`\`markdown
      # 질문 1개가 바뀝니다
      \`\`\`

      커밋 aaaaaaa 기준입니다. 전체 보고, 검사 결과, 미리보기는 [실행 기록](https://run.example)에 있습니다.
      (As of commit aaaaaaa. Full report, check results and preview: [the run](https://run.example).)",
          "issue_number": 12,
          "owner": "o",
          "repo": "r",
        },
      ]
    `)
  })

  test.each<[string, Given]>([
    ['no number', { number: '' }],
    ['a number with a path', { number: '12/merge' }],
    ['two numbers', { number: '12\n13' }],
    ['a number of other digits', { number: '１２' }],
    ['a closed pull request', { pull: { ...pull, state: 'closed' } }],
    ['a pull request of another fork', { pull: { ...pull, head: { ...pull.head, repo: { id: 8 } } } }],
    ['a pull request of another branch', { pull: { ...pull, head: { ...pull.head, ref: 'other' } } }],
    ['a pull request that has moved on', { pull: { ...pull, head: { ...pull.head, sha: 'b'.repeat(40) } } }],
    [
      'a fork that is gone',
      { pull: { ...pull, head: { ...pull.head, repo: null } }, run: { ...run, head_repository: null } },
    ],
    ['an empty report', { report: ' \n\r\n ' }],
    [
      'a pull request that moves on while its files are listed',
      { pullAfter: { ...pull, head: { ...pull.head, sha: 'b'.repeat(40) } } },
    ],
  ])('is not posted for %s', async (_, given) => {
    expect(await post(given)).toEqual([])
  })

  test.each([
    ['mention', '@everyone @octocat'],
    ['tracker', '![](https://evil.example/pixel.png) <img src=x>'],
    ['link', '[이 질문 고치기](https://evil.example) https://evil.example'],
    ['closing keyword', 'fixes #1, closes octocat/hello#2'],
    ['fake marker', marker],
    ['fence', '```\n@octocat\n```'],
    ['longer fence', '`````\n@octocat\n````````'],
    ['fence of tildes', '~~~\n@octocat'],
    ['end of a block', '</code></pre>\n\n@octocat'],
    ['only backticks', '`'.repeat(20000)],
  ])('shows a %s as text', async (_, report) => {
    const [posted] = await post({ report })
    const tokens = new MarkdownIt({ html: true, linkify: true }).parse(posted?.body ?? '', {})
    expect(tokens.map((token) => token.type).filter((type) => !type.startsWith('paragraph_'))).toEqual([
      'html_block',
      'inline',
      'fence',
      'inline',
    ])
    expect(tokens.find((token) => token.type === 'fence')?.content).toBe(`${report}\n`)
    expect(posted?.body.length).toBeLessThan(65_000)
  })

  test.each([
    ['direction', 'a\u202eb', 'a\ufffdb'],
    ['zero width', 'a\u200bb\u2060c', 'a\ufffdb\ufffdc'],
    ['escape sequence', 'a\u001b[31mb', 'a\ufffd[31mb'],
    ['line ends', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\ufffdd\ufffde'],
    ['Korean, tab, emoji', '가\t😀', '가\t😀'],
  ])('has visible characters only: %s', async (_, report, shown) => {
    const [posted] = await post({ report })
    expect(posted?.body).toContain(`\`\`\`markdown\n${shown}\n\`\`\``)
  })

  test.each([
    ['lines', 'line\n'.repeat(5000)],
    ['characters', '😀'.repeat(50_000)],
  ])('cuts many %s', async (_, report) => {
    const [posted] = await post({ report })
    expect(posted?.body).toContain('길어서 뒤를 줄였습니다.')
    expect(posted?.body.isWellFormed()).toBe(true)
    expect(posted?.body.length).toBeLessThan(65_000)
  })

  describe('lines to write instead', () => {
    const forked = {
      ...pull,
      head: { ...pull.head, repo: { id: 7, html_url: 'https://github.com/fork/archive' } },
    }
    const listed = [contentFile, { filename: 'content/questions/2024/취업.md' }]
    const given = (report: string): Given => ({ report, pull: forked, files: listed })
    const item = (path: string) => `- \` ${path}:4:8  invalid-hashtag  해시태그 — tags: [rest] \``
    const link = (path: string, anchor: string) =>
      `[\`content/${path}\` ${anchor}](<https://github.com/fork/archive/blob/${headSha}/content/${path.split('/').map(encodeURIComponent).join('/')}?plain=1#${anchor}>)`

    test('stand beside a link to the line, in a block that can be copied', async () => {
      const report = [
        '### 오류 2',
        '',
        item('questions/a.md'),
        '  ```yaml L4',
        '  tags: [rest]',
        '  ```',
        item('questions/2024/취업.md'),
        '  ````yaml L4-L5',
        '  title: "a ``` b"',
        '    - x',
        '  ````',
      ].join('\n')
      const [posted] = await post(given(report))
      expect(posted?.body).toContain(
        [
          '**이렇게 고쳐 주세요** (Write instead)',
          '',
          link('questions/a.md', 'L4'),
          '',
          '```yaml',
          'tags: [rest]',
          '```',
          '',
          link('questions/2024/취업.md', 'L4-L5'),
          '',
          '````yaml',
          'title: "a ``` b"',
          '  - x',
          '````',
          '',
          '커밋 aaaaaaa',
        ].join('\n'),
      )
    })

    test.each([
      ['of a file that GitHub does not list', [item('questions/b.md'), '  ```yaml L4', '  a', '  ```']],
      ['outside of content/', [item('../README.md'), '  ```yaml L4', '  a', '  ```']],
      ['without an end', [item('questions/a.md'), '  ```yaml L4', '  a']],
      ['of a line that is none', [item('questions/a.md'), '  ```yaml L4#x', '  a', '  ```']],
      [
        'longer than a comment can hold',
        [item('questions/a.md'), '  ```yaml L4', `  ${'a'.repeat(6000)}`, '  ```'],
      ],
      ['below no item', ['# a', '  ```yaml L4', '  a', '  ```']],
    ])('are not shown %s', async (_, lines) => {
      const [posted] = await post(given(lines.join('\n')))
      expect(posted?.body).not.toContain('이렇게 고쳐 주세요')
    })

    test('are text, whatever they say', async () => {
      const lines = ['@octocat', '````', '</code></pre>', '![](https://evil.example/x.png)', '  ~~~']
      const report = [item('questions/a.md'), '  ```yaml L4', ...lines.map((line) => `  ${line}`), '  ```']
      const [posted] = await post(given(report.join('\n')))
      const tokens = new MarkdownIt({ html: true }).parse(posted?.body ?? '', {})
      const fences = tokens.filter(({ type }) => type === 'fence')
      expect(fences.map(({ info, content }) => [info, content])).toEqual([
        ['markdown', `${report.join('\n')}\n`],
        ['yaml', `${lines.join('\n')}\n`],
      ])
      expect(tokens.filter(({ type }) => type === 'html_block')).toHaveLength(1)
    })
  })

  const byCode = '**아래 보고는 이 풀 리퀘스트의 코드가 썼습니다.**'
  const perhapsByCode = '**아래 보고를 이 풀 리퀘스트의 코드가 썼을 수 있습니다.**'

  test.each<[string, Given, string | undefined]>([
    ['content alone', { files: [contentFile] }, undefined],
    [
      'content moved within content',
      { files: [{ ...contentFile, previous_filename: 'content/a.md' }] },
      undefined,
    ],
    ['a template', { files: [contentFile, { filename: 'src/pages/index.astro' }] }, byCode],
    ['a workflow', { files: [{ filename: '.github/workflows/pull-request.yml' }] }, byCode],
    ['a package', { files: [{ filename: 'package.json' }] }, byCode],
    ['code moved into content', { files: [{ ...contentFile, previous_filename: 'src/a.ts' }] }, byCode],
    [
      'content moved into code',
      { files: [{ filename: 'src/a.ts', previous_filename: 'content/a.ts' }] },
      byCode,
    ],
    [
      'a folder whose name begins alike',
      { files: [{ filename: 'content.ts' }, { filename: 'contents/a.md' }] },
      byCode,
    ],
    [
      'more files than are listed',
      { files: Array.from({ length: 3000 }, () => contentFile), pull: { ...pull, changed_files: 3001 } },
      perhapsByCode,
    ],
    [
      'more files than are listed, code among them',
      { files: [contentFile, { filename: 'src/a.ts' }], pull: { ...pull, changed_files: 3001 } },
      byCode,
    ],
    ['no files at all', { files: [] }, perhapsByCode],
  ])('says who wrote the report: %s', async (_, given, warning) => {
    const [posted] = await post({ report: byCode, ...given })
    const [before = '', after] = (posted?.body ?? '').split('```markdown')
    const said = [byCode, perhapsByCode].filter((text) => before.includes(text))
    expect(said).toEqual(warning === undefined ? [] : [warning])
    // Korean first, English after.
    expect(before.includes('The report below')).toBe(warning !== undefined)
    expect(before.indexOf('아래 보고')).toBeLessThanOrEqual(before.indexOf('The report below'))
    expect(after).toContain(byCode)
  })

  test('updates its own earlier comment, not one that pretends to be', async () => {
    const pretended = { id: 1, user: { login: 'stranger' }, body: marker }
    const other = { id: 2, user: { login: 'github-actions[bot]' }, body: `quoted: ${marker}` }
    const own = { id: 3, user: { login: 'github-actions[bot]' }, body: `${marker}\nold` }
    expect(await post({ comments: [pretended, other, own] })).toMatchObject([{ comment_id: 3 }])
    expect(await post({ comments: [pretended, other] })).toMatchObject([{ issue_number: 12 }])
  })
})
