// What a repository of a community has besides its content, which `gotgam init` writes.
import { basename, join } from 'node:path'
import { createFolderMasks } from '../folder/masks.ts'
import { readSettings } from '../folder/read-folder.ts'
import { readRegularFile } from '../kept/files.ts'
import { programFolder, readProgramDescription } from '../kept/program.ts'
import { type Locale, toLanguage } from '../words/language.ts'
import { starterEn } from '../words/starter-en.ts'
import { starterKo } from '../words/starter-ko.ts'
import { oldestNode } from './packaged-node.mjs'

/** Commands that its scripts call. */
const scripts = ['build', 'changes', 'check', 'dev', 'hosting', 'import', 'new', 'preview', 'schema', 'tidy']

/** They are written whole, and are those of this repository: nothing of ours runs in it by a name that may move. */
export const workflows = ['publish', 'pull-request', 'pull-request-comment'] as const

/** npm leaves a file of either name out of a package, or obeys it. */
const npmrc = 'ignore-scripts=true\n'
const ignored = ['node_modules/', 'dist/', 'dist.*/', 'dist.lock*', '.cache/', '']

const aboutPage = 'content/pages/about.md'

interface Repository {
  folder: string
  locale: Locale
  /** What npm installs as the program: `^0.1.0`, `file:gotgam-0.1.0-2e361dcf.tgz`. */
  dependency: string
  /** Whether the Node that runs it comes from npm. */
  bringsNode: boolean
  /** Whether its content will be imported; else it has samples. */
  isImported: boolean
}

/** Texts by path. */
export function toRepositoryFiles(repository: Repository): Record<string, string> {
  const { locale, isImported, bringsNode } = repository
  const starter = findStarter(locale)
  const first = Object.entries(starter).filter(
    ([path]) => !isImported || path === aboutPage || !path.startsWith('content/'),
  )
  return {
    ...Object.fromEntries(first),
    'README.md': toReadme(locale, bringsNode),
    'package.json': toDescription(repository),
    '.npmrc': npmrc,
    '.gitignore': ignored.join('\n'),
    '.vscode/settings.json': readProgramFile('.vscode/settings.json').replaceAll(
      './schema/',
      './node_modules/gotgam/schema/',
    ),
    '.vscode/extensions.json': toRecommended(readProgramFile('.vscode/extensions.json')),
    '.github/dependabot.yml': dependabot,
    ...Object.fromEntries(workflows.map((name) => [toWorkflowPath(name), readWorkflow(name)])),
    ...readForms(),
  }
}

/** What is known only once its content is imported: README has the title of the archive, and both speak its language. */
export function toImportedFiles(folder: string, bringsNode: boolean): Record<string, string> {
  const settings = readSettings(join(folder, 'content'))
  const { hideText } = createFolderMasks({ settings, redactions: { actors: [] } })
  const title = hideText(settings.title).replace(/[\\`*_{}[\]<>#&|]/g, '\\$&')
  return {
    'README.md': toReadme(settings.locale, bringsNode).replace(/^# .*/, () => `# ${title}`),
    [aboutPage]: findStarter(settings.locale)[aboutPage] ?? '',
  }
}

function findStarter(locale: Locale): Readonly<Record<string, string>> {
  return toLanguage(locale) === 'ko' ? starterKo : starterEn
}

function toReadme(locale: Locale, bringsNode: boolean): string {
  const text = findStarter(locale)['README.md'] ?? ''
  // The packaged Node is started by one that is older than the program needs.
  return bringsNode ? text.replace(oldestNode.replace(/\.0$/, ''), '18') : text
}

function toDescription({ folder, dependency, bringsNode }: Repository): string {
  const words = basename(folder)
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
  const description = {
    name: words.join('-') || 'archive',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(scripts.map((each) => [each, `gotgam ${each}`])),
    dependencies: { gotgam: dependency },
    ...(bringsNode && { optionalDependencies: readProgramDescription().optionalDependencies }),
  }
  return `${JSON.stringify(description, null, 2)}\n`
}

/** Ours are for programmers too. */
function toRecommended(text: string): string {
  const { recommendations }: { recommendations: string[] } = JSON.parse(text)
  return `${JSON.stringify({ recommendations: recommendations.filter((each) => /yaml/.test(each)) })}\n`
}

export function toWorkflowPath(name: string): string {
  return `.github/workflows/${name}.yml`
}

export function readWorkflow(name: (typeof workflows)[number]): string {
  return readProgramFile(toWorkflowPath(name))
}

/** Forms for corrections and removals. Ours lead to our own repository for what nobody else should read. */
function readForms(): Record<string, string> {
  const { repository } = readProgramDescription()
  const own = `https://github.com/${repository.replace(/^github:/, '')}/security/advisories/new`
  const paths = ['correction', 'removal'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`)
  return Object.fromEntries(
    paths.map((path) => [path, readProgramFile(path).replaceAll(own, 'removals@example.org')]),
  )
}

function readProgramFile(file: string): string {
  return readRegularFile(join(programFolder, file)).toString()
}

const dependabot = `version: 2
updates:
  - package-ecosystem: npm
    directory: /
    schedule: { interval: monthly }
    # A bad release is usually found and withdrawn within a week.
    cooldown: { default-days: 7 }
    groups: { packages: { patterns: ['*'] } }
  - package-ecosystem: github-actions
    directory: /
    schedule: { interval: monthly }
    cooldown: { default-days: 7 }
    groups: { actions: { patterns: ['*'] } }
`
