// What `gotgam hosting` prints must hold. What nginx and Caddy make of it is in host-servers.rest.test.ts.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toVariables } from '../support/build.ts'
import { listFiles } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const content = {
  settings: { url: 'https://qna.example.org/archive/', redirects: ['nginx'] },
  questions: [{ id: 'a', title: '첫 질문', aliases: ['/board.php?id=12'] }],
}

let site: TestSite
beforeAll(async () => {
  site = createTestSite(content)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
})
afterAll(() => site.remove())

function print(...hosts: string[]) {
  return runCommand('hosting', hosts, { environment: { ...toVariables(site), ARCHIVE_LANG: 'en' } })
}

test.each([
  ['cloudflare', ['name = "qna-example-org"', 'pages_build_output_dir = "dist"']],
  ['netlify', ['  command = "npm run build"', '  publish = "dist"']],
  [
    'caddy',
    [
      'qna.example.org {',
      '\t\theader /archive/_astro/* Cache-Control "public, max-age=31536000, immutable"',
      '\t\trewrite * /archive/404.html',
    ],
  ],
  [
    's3',
    [
      `aws s3 website "s3://$BUCKET" --index-document index.html --error-document 'archive/404.html'`,
      "send --cache-control 'public, max-age=31536000, immutable' --exclude '*' --include 'theme/*' --include 'files/*' --include 'fonts/*' --include '_astro/*' --include 'search/data/*'",
    ],
  ],
])('%s', (host, lines) => {
  const { status, stdout } = print(host)
  expect(status).toBe(0)
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(lines))
})

test('github-pages prints the workflows of this repository, whole, or one of them', () => {
  const read = (name: string) => readFileSync(join(projectFolder, '.github/workflows', `${name}.yml`), 'utf8')
  const names = ['publish', 'pull-request', 'pull-request-comment']
  const whole = names.map((name) => `# .github/workflows/${name}.yml\n${read(name)}`)
  const note =
    '# GitHub Pages: save each file under its name, where they are not there already. One alone: npm run hosting -- github-pages publish\n'
  expect(print('github-pages').stdout).toBe(note + whole.join(''))
  for (const [index, name] of names.entries()) {
    expect(print('github-pages', name).stdout).toBe(note + whole[index])
  }
  expect(print('github-pages', 'deploy')).toMatchObject({
    status: 2,
    stderr: 'Unknown value: github-pages deploy. It may be publish, pull-request, pull-request-comment.\n',
  })
})

test('what is printed for S3 is a script', () => {
  expect(spawnSync('sh', ['-n'], { input: print('s3').stdout }).status).toBe(0)
})

test.each([
  [[], 'Name one host: github-pages, '],
  [['nginx', 'caddy'], 'Name one host: github-pages, '],
  [['ftp'], 'github-pages, cloudflare, netlify, nginx, caddy, s3'],
])('a wrong call: %j', (hosts, said) => {
  const { status, stdout, stderr } = print(...hosts)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(said)
})

/**
 * The archive of a site that actions/upload-pages-artifact makes on Linux, with the inputs of a workflow.
 * @returns paths of its files.
 */
function listArtifact(folder: string, inputs: Record<string, unknown>): string[] {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-artifact-'))
  const script = `tar \\
  --dereference --hard-dereference \\
  --directory "$INPUT_PATH" \\
  -cvf "$RUNNER_TEMP/artifact.tar" \\
  --exclude=.git \\
  --exclude=.github \\
  ${inputs['include-hidden-files'] === true ? '' : "--exclude='.[^/]*'"} \\
  .`
  const env = { ...process.env, INPUT_PATH: folder, RUNNER_TEMP: temporary.path }
  const { status, stdout } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout.split('\n').flatMap((line) => (line.endsWith('/') || line === '' ? [] : [line.slice(2)]))
}

test('GitHub Pages gets every file of the site, those in folders that begin with a dot among them', () => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pages-'))
  cpSync(site.out, copy.path, { recursive: true })
  mkdirSync(join(copy.path, '.well-known'))
  writeFileSync(join(copy.path, '.well-known/security.txt'), 'Contact: https://example.org/')
  const workflow = readFileSync(join(projectFolder, '.github/workflows/publish.yml'), 'utf8')
  // The line above is that of this version: a new one has to be compared with it.
  expect(workflow).toContain(
    'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  )
  const given = /upload-pages-artifact@[\s\S]*?include-hidden-files: (\w+)/.exec(workflow)?.[1]
  const files = listArtifact(copy.path, { 'include-hidden-files': given === 'true' })
  expect(files.toSorted()).toEqual(listFiles(copy.path).toSorted())
  expect(files).toContain('.well-known/security.txt')
  // What the action does by itself.
  expect(listArtifact(copy.path, {})).not.toContain('.well-known/security.txt')
})
