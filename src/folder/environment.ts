// Where an archive lies, and which language its commands speak. No package is needed: a command may be called before they
// are installed, and then has to say so in some language.
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { readRegularFile } from '../kept/files.ts'
import { type Language, languages, locales, toLanguage } from '../words/language.ts'

/** Folders of one archive, absolute. */
export interface ArchiveFolders {
  root: string
  content: string
  out: string
  /** What may be deleted at any time. */
  cache: string
  /** Cache of the questions of this content folder. */
  questionCache: string
  /** Compiled templates of all archives of the project. */
  templates: string
}

/** @param environment `ARCHIVE_CONTENT`, `ARCHIVE_OUT` and `ARCHIVE_CACHE` choose other folders than the project's. */
export function toArchiveFolders(root: string, environment: NodeJS.ProcessEnv): ArchiveFolders {
  const content = resolve(root, environment['ARCHIVE_CONTENT'] || 'content')
  const cache = resolve(root, environment['ARCHIVE_CACHE'] || '.cache')
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return {
    root,
    content,
    out: resolve(root, environment['ARCHIVE_OUT'] || 'dist'),
    cache,
    questionCache: join(cache, `questions-${name}`),
    templates: join(root, '.astro'),
  }
}

/** Cache of questions without their bodies. A whole build has one of its own, so that neither spoils the other. */
export function toOutlineCache(questionCache: string): string {
  return `${questionCache}-outlines`
}

/** The language of commands for this content folder. Whatever keeps its settings from being read is reported by those who need them. */
export function readLanguage(contentFolder: string, environment: NodeJS.ProcessEnv): ChosenLanguage {
  try {
    return chooseLanguage(environment, readRegularFile(join(contentFolder, 'archive.yaml')).toString())
  } catch {
    return chooseLanguage(environment, undefined)
  }
}

/** Where a host will serve the site. */
export interface HostAddress {
  url: string
  /** Said by the host itself, and not only what is usual of a repository. */
  isCertain: boolean
}

/**
 * @param environment `GOTGAM_SITE_URL`, which a publishing workflow sets to what GitHub Pages says; else
 * `GITHUB_REPOSITORY`: `owner/archive` → `https://owner.github.io/archive`.
 */
export function findHostAddress(environment: NodeJS.ProcessEnv): HostAddress | undefined {
  const url = environment['GOTGAM_SITE_URL']
  if (url) return { url, isCertain: true }
  const [owner = '', name] = environment['GITHUB_REPOSITORY']?.toLowerCase().split('/') ?? []
  if (name === undefined) return undefined
  const host = `${owner}.github.io`
  return { url: `https://${host}${name === host ? '' : `/${name}`}`, isCertain: false }
}

interface ChosenLanguage {
  language: Language
  /** A value of `ARCHIVE_LANG` that names no language that we speak. */
  unknown: string | undefined
}

/**
 * What commands speak: the language that `ARCHIVE_LANG` names, `en` as well as `en_US.UTF-8`; without it that of the
 * archive's `locale`, also where other settings have faults, and English for one of the site alone; Korean where it can't be
 * read. Before there is an archive, that of the system, and Korean where it names none.
 * @param settings text of archive.yaml; undefined where there is none to be read.
 */
export function chooseLanguage(environment: NodeJS.ProcessEnv, settings: string | undefined): ChosenLanguage {
  const asked = environment['ARCHIVE_LANG'] ?? ''
  const named = findLanguage(/^[a-z]+(?=$|[-_.@])/i.exec(asked)?.[0].toLowerCase())
  return {
    language:
      named ?? (settings === undefined ? findSystemLanguage(environment) : findLocale(settings)) ?? 'ko',
    unknown: asked !== '' && named === undefined ? asked : undefined,
  }
}

/** A key of its own line, as archive.yaml is written. */
function findLocale(settings: string): Language | undefined {
  const [, , name] = /^locale:[ \t]+(["']?)([a-z]+)\1[ \t]*(?:#.*)?\r?$/m.exec(settings) ?? []
  const locale = locales.find((known) => known === name)
  return locale && toLanguage(locale)
}

/** By the variables of POSIX, the first that is set. English is for whoever reads neither. */
function findSystemLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language | undefined {
  const [name] = (LC_ALL || LC_MESSAGES || LANG || 'C').split(/[_.@-]/)
  return name === 'C' || name === 'POSIX' ? undefined : toLanguage(name ?? '')
}

function findLanguage(name: string | undefined): Language | undefined {
  return languages.find((language) => language === name)
}
