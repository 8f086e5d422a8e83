// Languages of texts, as BCP 47 names them: `en`, `pt-BR`, `zh-Hant`.
import { z } from 'zod'

/**
 * Canonical spelling of a language, as `lang` wants it: `KO` → `ko`, `en_us` → `en-US`. Undefined for what names none, and
 * for tags with extensions, which say more than a language.
 */
export function toLanguageTag(text: string): string | undefined {
  // Longer names are words, such as `korean`, that nobody registered.
  if (!/^[a-z]{2,3}(?![a-z\d])/i.test(text) || /[-_][a-z\d](?:[-_]|$)/i.test(text)) return undefined
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** A fault names the canonical spelling where there is one. */
export const languageTag = z
  .string()
  .max(35)
  .superRefine((text, context) => {
    const nearest = toLanguageTag(text)
    if (nearest === text) return
    context.addIssue({ code: 'custom', params: { setting: 'language', ...(nearest ? { nearest } : {}) } })
  })
