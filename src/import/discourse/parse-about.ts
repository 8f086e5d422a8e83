// What a forum tells of itself: in /about.json, /site/basic-info.json, /site/settings.json, or beside the categories of /site.json.
import { z } from 'zod'

const text = z.string().nullish()

const aboutSchema = z.object({ title: text, description: text, locale: text, default_locale: text })

/** `{ "title": "…" }` alone may be anything. */
const signs = ['default_locale', 'favicon_url', 'header_primary_color', 'logo_url', 'mobile_logo_url']

export interface About {
  title?: string
  description?: string
  /** As forums write it: `ko`, `en_GB`, `pt_BR`. */
  locale?: string
}

export function parseAbout(value: object): About | undefined {
  const isNested = 'about' in value
  if (!isNested && !signs.some((sign) => sign in value)) return undefined
  const { data } = aboutSchema.safeParse(isNested ? value.about : value)
  if (!data) return undefined
  const { title, description, default_locale: usual, locale } = data
  const language = usual || locale
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(language && { locale: language }),
  }
}
