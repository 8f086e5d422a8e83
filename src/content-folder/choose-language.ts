// Without any package: a command may be called before they are installed, and then has to say so in some language.
import { type Language, languages } from '../messages/language.ts'

export interface ChosenLanguage {
  language: Language
  /** A value of `ARCHIVE_LANG` that names no language that we speak. */
  unknown: string | undefined
}

/**
 * What commands speak: the language that `ARCHIVE_LANG` names, `en` as well as `en_US.UTF-8`; without it that of the
 * archive's `locale`, also where other settings have faults; Korean where it can't be read.
 * @param settings text of archive.yaml; undefined where there is none to be read.
 */
export function chooseLanguage(environment: NodeJS.ProcessEnv, settings: string | undefined): ChosenLanguage {
  const asked = environment['ARCHIVE_LANG'] ?? ''
  const named = toLanguage(/^[a-z]+(?=$|[-_.@])/i.exec(asked)?.[0].toLowerCase())
  return {
    language: named ?? (settings === undefined ? undefined : findLocale(settings)) ?? 'ko',
    unknown: asked !== '' && named === undefined ? asked : undefined,
  }
}

/** A key of its own line, as archive.yaml is written. */
function findLocale(settings: string): Language | undefined {
  return toLanguage(/^locale:[ \t]+(["']?)([a-z]+)\1[ \t]*(?:#.*)?\r?$/m.exec(settings)?.[2])
}

function toLanguage(name: string | undefined): Language | undefined {
  return languages.find((language) => language === name)
}
