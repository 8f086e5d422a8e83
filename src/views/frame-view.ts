import { addresses, toHref } from './paths.ts'
import type { Publication } from './publication.ts'
import type { FrameView, Surroundings } from './views.ts'

export interface FrameInput {
  /** Of the page; the front page has none of its own. */
  title: string | undefined
  description: string
  /** Undefined where an address of its own would be wrong, as on 404. */
  address: string | undefined
  unlisted?: boolean
}

export function toFrameView(input: FrameInput, publication: Publication): FrameView {
  const { settings, messages, base } = publication
  return {
    language: messages.language,
    documentTitle: input.title === undefined ? settings.title : `${input.title} · ${settings.title}`,
    description: input.description,
    canonical: toCanonical(input.address, publication),
    unlisted: input.unlisted ?? false,
    archiveTitle: settings.title,
    homeHref: base,
    skipLabel: messages.frame.skip,
    navigationLabel: messages.frame.navigation,
    search: undefined,
    ...findSurroundings(input.address, publication),
  }
}

/** Header and footer are the same objects on all pages that show the same, so that they are rendered once. */
function findSurroundings(address: string | undefined, publication: Publication): Surroundings {
  const inNavigation = [addresses.directory(), addresses.about()].includes(address ?? '')
  const key = inNavigation ? (address ?? '') : ''
  const known = publication.surroundings.get(key)
  if (known) return known
  const made = toSurroundings(key, publication)
  publication.surroundings.set(key, made)
  return made
}

function toSurroundings(current: string, { settings, messages, base }: Publication): Surroundings {
  const toLink = (label: string, address: string) => ({
    label,
    href: toHref(base, address),
    current: current === address,
  })
  const license = typeof settings.license === 'string' ? { name: settings.license } : settings.license
  return {
    navigation: [
      toLink(messages.frame.hashtags, addresses.directory()),
      toLink(messages.frame.about, addresses.about()),
    ],
    footer: {
      reference: messages.frame.reference(messages.day(settings.referenceDate)),
      about: toLink(messages.frame.about, addresses.about()),
      correction:
        settings.repository === undefined
          ? undefined
          : { label: messages.frame.correction, href: settings.repository },
      license: license && { label: messages.frame.license, name: license.name, href: license.url },
      summary: messages.frame.summary,
    },
  }
}

function toCanonical(address: string | undefined, { settings, base }: Publication): string | undefined {
  if (address === undefined || settings.url === undefined) return undefined
  return new URL(toHref(base, address), settings.url).href
}
