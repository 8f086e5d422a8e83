import { addresses, toHref } from './addresses.ts'
import type { Publication } from './publication.ts'
import type { FrameView } from './views.ts'

export interface FrameInput {
  /** Of the page; the front page has none of its own. */
  title: string | undefined
  description: string
  /** Undefined where an address of its own would be wrong, as on 404. */
  address: string | undefined
  unlisted?: boolean
}

export function toFrameView(input: FrameInput, publication: Publication): FrameView {
  const { settings, words, base } = publication
  const reference = words.day(settings.referenceDate)
  const toLink = (label: string, address: string) => ({
    label,
    href: toHref(base, address),
    current: input.address === address,
  })
  const license = typeof settings.license === 'string' ? { name: settings.license } : settings.license
  return {
    language: words.language,
    documentTitle: input.title === undefined ? settings.title : `${input.title} · ${settings.title}`,
    description: input.description,
    canonical: toCanonical(input.address, publication),
    unlisted: input.unlisted ?? false,
    archiveTitle: settings.title,
    homeHref: base,
    skipLabel: words.frame.skip,
    navigationLabel: words.frame.navigation,
    navigation: [
      toLink(words.frame.hashtags, addresses.directory()),
      toLink(words.frame.about, addresses.about()),
    ],
    search: undefined,
    footer: {
      reference: words.frame.reference(reference),
      about: toLink(words.frame.about, addresses.about()),
      correction:
        settings.repository === undefined
          ? undefined
          : { label: words.frame.correction, href: settings.repository },
      license: license && { label: words.frame.license, name: license.name, href: license.url },
      summary: words.frame.summary,
    },
  }
}

function toCanonical(address: string | undefined, { settings, base }: Publication): string | undefined {
  if (address === undefined || settings.url === undefined) return undefined
  return new URL(toHref(base, address), settings.url).href
}
