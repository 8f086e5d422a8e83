// What a repository of a community has besides its content, which `gotgam init` writes.
import { basename, join } from 'node:path'
import { createFolderMasks } from '../folder/masks.ts'
import { readSettings } from '../folder/read-folder.ts'
import { readRegularFile } from '../kept/files.ts'
import { programFolder, readProgramDescription } from '../kept/program.ts'
import { packageCommands } from '../words/help.ts'
import { type Locale, toLanguage } from '../words/language.ts'
import { starterEn } from '../words/starter-en.ts'
import { starterKo } from '../words/starter-ko.ts'
import { oldestNode } from './packaged-node.mjs'

export const workflows = ['publish', 'pull-request', 'pull-request-comment'] as const

const editorSettings = '.vscode/settings.json'

/** Files of our own repository that it has too, whole: nothing of ours runs in it by a name that may move. */
export const sharedFiles = [
  ...workflows.map(toWorkflowPath),
  '.github/ISSUE_TEMPLATE/correction.yml',
  '.github/ISSUE_TEMPLATE/removal.yml',
  '.vscode/extensions.json',
  editorSettings,
]

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
    '.github/dependabot.yml': dependabot,
    ...Object.fromEntries(sharedFiles.map((path) => [path, toShared(path, locale)])),
  }
}

/** What is known only once its content is imported: README has the title of the archive, and all speak its language. */
export function toImportedFiles(folder: string, bringsNode: boolean): Record<string, string> {
  const settings = readSettings(join(folder, 'content'))
  const { hideText } = createFolderMasks({ settings, redactions: { actors: [] } })
  const title = hideText(settings.title).replace(/[\\`*_{}[\]<>#|]|&(?=#?\w+;)/g, '\\$&')
  return {
    'README.md': toReadme(settings.locale, bringsNode).replace(/^# .*/, () => `# ${title}`),
    [aboutPage]: findStarter(settings.locale)[aboutPage] ?? '',
    [editorSettings]: toShared(editorSettings, settings.locale),
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
  const scripts = packageCommands.filter((name) => name !== 'init')
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

export function toWorkflowPath(name: string): string {
  return `.github/workflows/${name}.yml`
}

export function readWorkflow(name: (typeof workflows)[number]): string {
  return readProgramFile(toWorkflowPath(name))
}

/** Ours name schemas of a checkout, extensions for programmers, and an address that nobody but our maintainers reads. */
function toShared(path: string, locale: Locale): string {
  const own = readProgramDescription().repository.replace('github:', 'https://github.com/')
  return readProgramFile(path)
    .replaceAll('./schema/ko/', `./node_modules/gotgam/schema/${toLanguage(locale)}/`)
    .replaceAll(/, "(?:astro-build|biomejs)\.[^"]+"/g, '')
    .replaceAll(`${own}/security/advisories/new`, 'removals@example.org')
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
