// What the page about the archive says: of each label that pages show, what it means.
import { findEditUrl } from '../content-folder/edit-url.ts'
import type { AboutSection } from '../messages/about-messages.ts'
import { toAboutTerms } from './about-terms.ts'
import type { Site } from './site.ts'
import type { LinkView } from './views.ts'

export type AboutView = ReturnType<typeof toAboutView>

interface Content {
  paragraphs?: string[]
  link?: LinkView | undefined
}

export interface AboutFacts {
  /** Whether any question has one. */
  categories: boolean
}

export function toAboutView(facts: AboutFacts, site: Site) {
  const { about } = site.messages
  const terms = toAboutTerms(facts, site)
  const contents = toContents(site)
  const order: AboutSection[] = [
    'what',
    'time',
    'activity',
    'listing',
    'search',
    'counts',
    'conversation',
    'personal',
    'correction',
    'license',
  ]
  return {
    heading: about.heading,
    /** Name of the list of sections. */
    contents: about.contents,
    sections: order.flatMap((name) => {
      const { heading, paragraphs } = about.sections[name]
      const { paragraphs: own = [], link } = contents[name] ?? {}
      const section = { heading, paragraphs: [...own, ...paragraphs], terms: terms[name] ?? [], link }
      return section.paragraphs.length + section.terms.length === 0 ? [] : [section]
    }),
  }
}

/** What the settings decide. */
function toContents(site: Site): Partial<Record<AboutSection, Content>> {
  const { settings, messages } = site
  const { about, front } = messages
  const reference = messages.day(settings.referenceDate)
  return {
    what: { paragraphs: [settings.description || front.introduction] },
    time: { paragraphs: [about.referenceText(reference, settings.timeZone)] },
    personal: { paragraphs: settings.personalData === 'mask' ? [about.masked] : [] },
    correction: toCorrection(site),
    license: toLicense(site),
  }
}

/** Every question has its link only where the settings tell how its file is edited. */
function toCorrection({ settings, messages }: Site): Content {
  const { each, repository } = messages.about.correctionText
  const link = toLink(settings.repository, settings.repository)
  if (findEditUrl(settings) !== undefined) return { paragraphs: [each], link }
  return link ? { paragraphs: [repository], link } : {}
}

function toLicense({ settings, messages }: Site): Content {
  if (settings.license === undefined) return {}
  const { name, url } =
    typeof settings.license === 'string' ? { name: settings.license, url: undefined } : settings.license
  return { paragraphs: [messages.about.licenseText(name)], link: toLink(name, url) }
}

function toLink(label: string | undefined, href: string | undefined): LinkView | undefined {
  return label === undefined || href === undefined ? undefined : { label, href }
}
