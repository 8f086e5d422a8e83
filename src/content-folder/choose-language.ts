import type { Language } from '../messages/language.ts'
import { parseTree } from './parse-settings.ts'
import { settingsSchema } from './settings.ts'

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

function findLocale(settings: string): Language | undefined {
  const root = parseTree('archive.yaml', settings)
  if (!('type' in root) || root.type !== 'mapping') return undefined
  const value = root.pairs.find(({ key }) => key.text === 'locale')?.value
  return value?.type === 'scalar' ? toLanguage(value.text) : undefined
}

function toLanguage(name: string | undefined): Language | undefined {
  return settingsSchema.shape.locale.safeParse(name ?? '').data
}
