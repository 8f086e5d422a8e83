import type { Settings } from '../content-folder/settings.ts'
import { compareText } from '../question/issue.ts'

export interface SettingChange {
  key: string
  /** As JSON; undefined where the setting is not set. */
  before: string | undefined
  after: string | undefined
}

/** Keys in code-unit order. */
export function compareSettings(before: Settings, after: Settings): SettingChange[] {
  const old = toTexts(before)
  const current = toTexts(after)
  return [...new Set([...old.keys(), ...current.keys()])].sort(compareText).flatMap((key) => {
    const change = { key, before: old.get(key), after: current.get(key) }
    return change.before === change.after ? [] : [change]
  })
}

function toTexts(settings: Settings): Map<string, string> {
  return new Map(Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)]))
}
