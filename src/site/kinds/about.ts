import { mostInOrder } from '../../archive/listing.ts'
import { findEditUrl } from '../../folder/site-address.ts'
import { activityKinds, countNames } from '../../format/activity.ts'
import { mostInBodies, searchedLength } from '../../search/index-format.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import type { Messages } from '../../words/messages.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import type { LinkView } from '../links.ts'
import { paths, toHref } from '../paths.ts'
import { toNamed, toReferenceView } from '../post.ts'
import type { Shown, Site } from '../site.ts'
import { findAboutFacts, listOtherPages, toWrittenView, type WrittenFacts } from './written-page.ts'

const route = 'about'

export interface AboutFacts {
  /** Whether any question has one. */
  categories: boolean
  /** The most used one. */
  hashtag?: string
  /** Whether a title or a hashtag holds Hangul. */
  hasHangul?: boolean
  /** What somebody wrote of this archive. */
  written?: WrittenFacts
  /** Other pages of the archive's own, in order of path; absent where there is none. */
  pages?: readonly Pick<WrittenFacts, 'id' | 'title'>[]
}

/** What this archive is, and what its labels mean. */
export const about = {
  routes: [route],
  plan: (publication) => {
    const written = findAboutFacts(publication)
    const pages = listOtherPages(publication).map(({ id, title }) => ({ id, title }))
    const facts = {
      categories: publication.categories.size > 0,
      ...(publication.hasHangul ? { hasHangul: true } : {}),
      ...(publication.ranking[0] ? { hashtag: publication.ranking[0].hashtag } : {}),
      ...(pages.length > 0 ? { pages } : {}),
      ...(written ? { written } : {}),
    }
    return [{ path: paths.about(), route, facts, questions: [], listed: true }]
  },
  make,
} satisfies Kind<AboutFacts>

function make({ facts }: Shown<AboutFacts>, site: Site) {
  const view = toAboutView(facts, site)
  const described = view.sections.map(({ heading }) => heading).join(site.messages.activity.separator)
  const { title = view.heading, description = described } = facts.written ?? {}
  return { frame: toFrameView({ title, description, path: paths.about() }, site), about: view }
}

export type AboutView = ReturnType<typeof toAboutView>

interface Content {
  paragraphs?: string[]
  link?: LinkView | undefined
}

function toAboutView(facts: AboutFacts, site: Site) {
  const { about } = site.messages
  const terms = toAboutTerms(facts, site)
  const contents = toContents(facts, site)
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
    written: facts.written && toWrittenView(facts.written, site),
    pages: facts.pages && {
      label: site.messages.written.pages,
      links: facts.pages.map(({ id, title }) => ({
        label: title,
        href: toHref(site.base, paths.written(id)),
      })),
    },
    /** Name of the list of sections. */
    contents: about.contents,
    sections: order.flatMap((name) => {
      const { paragraphs = [], link } = contents[name] ?? {}
      const section = { heading: about.headings[name], paragraphs, terms: terms[name] ?? [], link }
      return section.paragraphs.length + section.terms.length === 0 ? [] : [section]
    }),
  }
}

/** What sections say before their labels; much of it the settings decide. */
function toContents({ hasHangul }: AboutFacts, site: Site): Partial<Record<AboutSection, Content>> {
  const { settings, messages } = site
  const { texts } = messages.about
  const reference = messages.day(settings.referenceDate)
  const characters = toGroupedNumber(searchedLength)
  const questions = toGroupedNumber(mostInBodies)
  return {
    what: {
      paragraphs: [settings.description || messages.front.introduction, texts.readOnly, texts.newestFirst],
    },
    time: { paragraphs: [texts.reference({ reference, timeZone: settings.timeZone })] },
    activity: { paragraphs: [texts.activity] },
    search: {
      paragraphs: [
        texts.searched({ characters }),
        texts.forgiven,
        ...(hasHangul ? [texts.korean] : []),
        texts.common({ questions }),
      ],
    },
    counts: { paragraphs: [texts.counted, texts.unknown] },
    personal: {
      paragraphs: [...(settings.personalData === 'mask' ? [texts.masked] : []), texts.removed],
    },
    correction: toCorrection(site),
    license: toLicense(site),
  }
}

/** Every question has its link only where the settings say how its file is edited. */
function toCorrection({ settings, messages }: Site): Content {
  const { correctEach, correctRepository } = messages.about.texts
  const link = toLink(settings.repository, settings.repository)
  if (findEditUrl(settings) !== undefined) return { paragraphs: [correctEach], link }
  return link ? { paragraphs: [correctRepository], link } : {}
}

function toLicense({ settings, messages }: Site): Content {
  const license = toNamed(settings.license)
  if (!license) return {}
  const { name, url } = license
  return { paragraphs: [messages.about.texts.license({ license: name })], link: toLink(name, url) }
}

function toLink(label: string | undefined, href: string | undefined): LinkView | undefined {
  return label === undefined || href === undefined ? undefined : { label, href }
}

/** A label that pages show, what it means, and how pages show it where it has a look of its own. */
interface TermView {
  term: string
  meaning: string
  look?: 'accepted' | 'answered' | 'unanswered' | 'poll' | 'mark' | 'hashtag' | undefined
}

/** Labels as pages show them, each with its meaning; those that no page of this archive can show are left out. */
function toAboutTerms(
  { categories, hashtag }: AboutFacts,
  site: Site,
): Partial<Record<AboutSection, TermView[]>> {
  const { settings, messages } = site
  const { counts, conversation, question, masks } = messages
  const orders = messages.orders.names
  const { meanings } = messages.about
  const toTerm = (name: keyof typeof meanings, term: string, look?: TermView['look']): TermView => {
    const meaning = meanings[name]
    return { term, meaning: typeof meaning === 'string' ? meaning : meaning({ most: mostInOrder }), look }
  }
  const toHashtagTerms = (hashtag: string) => [
    toTerm('hashtag', `#${hashtag}`, 'hashtag'),
    toTerm('headline', messages.listing.headline({ count: '12' })),
    ...(settings.keywordMatches === false ? [] : [toTerm('keywordMark', messages.keywordMark, 'mark')]),
    toTerm('related', messages.listing.related),
  ]
  const order = settings.answerOrder === 'time' ? 'orderTime' : 'orderVotes'
  return {
    time: [
      toTerm('reference', toReferenceView(site).label),
      toTerm('ago', messages.relativeTime.month({ count: 3 })),
    ],
    activity: toActivityTerms(site),
    listing: [
      ...(hashtag === undefined ? [] : toHashtagTerms(hashtag)),
      ...(categories ? [toTerm('category', messages.category.heading)] : []),
      toTerm('more', messages.more),
      ...(settings.views ? [toTerm('mostViewed', orders['most-viewed'])] : []),
      toTerm('mostRecommended', orders['most-recommended']),
      ...(settings.views ? [toTerm('worthReading', messages.front.worthReading)] : []),
      toTerm('years', messages.years.label),
    ],
    counts: [
      toTerm('unanswered', counts.answers({ count: '0' }), 'unanswered'),
      toTerm('answered', counts.answers({ count: '3' }), 'answered'),
      toTerm('accepted', counts.answers({ count: '4' }), 'accepted'),
      ...toCountTerms(site),
      toTerm('poll', messages.poll.label, 'poll'),
    ],
    conversation: [
      toTerm('acceptedAnswer', conversation.accepted),
      toTerm(order, conversation.order[settings.answerOrder]),
      toTerm('score', conversation.score({ score: '5' })),
      toTerm('kept', conversation.kept.answers.some({ all: '4', kept: '2' })),
      toTerm('withheld', conversation.withheldAnswer),
      toTerm('closed', question.state.closed.plain({ on: '', end: question.state.end.closed })),
      toTerm('locked', question.state.locked),
      toTerm('neighbours', question.neighbours),
    ],
    personal: [
      ...(settings.personalData === 'mask'
        ? [toTerm('masks', [masks.email, masks.phone, masks.residentNumber].join(' '))]
        : []),
      toTerm('maskedName', masks.name),
    ],
  }
}

function toActivityTerms({ messages }: Site): TermView[] {
  const { about, activity, actors } = messages
  const newest = activityKinds[2]
  return [
    {
      term: `${actors.anonymous}${activity.joiner}${activity.kinds[newest]}`,
      meaning: about.meanings.line,
    },
    ...activityKinds.map((kind) => ({ term: activity.kinds[kind], meaning: about.kinds[kind] })),
    { term: actors.anonymous, meaning: about.meanings.anonymous },
    { term: actors.deleted, meaning: about.meanings.deleted },
  ]
}

function toCountTerms({ settings, messages }: Site): TermView[] {
  const samples = { comments: '5', recommended: '2', needsSupplement: '1', views: '1,234' }
  return countNames.flatMap((name) => {
    if (name === 'answers' || (name === 'views' && !settings.views)) return []
    return [{ term: messages.counts[name]({ count: samples[name] }), meaning: messages.about.counts[name] }]
  })
}

type AboutSection = keyof Messages['about']['headings']
