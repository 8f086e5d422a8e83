import type { AboutSection, AboutTerm } from '../messages/about-messages.ts'
import { activityKinds } from '../question/activity.ts'
import { countNames } from '../question/counts.ts'
import type { Site } from './site.ts'

/** A label that pages show, what it means, and how pages show it where it has a look of its own. */
export interface TermView {
  term: string
  meaning: string
  look?: 'accepted' | 'answered' | 'unanswered' | 'poll' | 'mark' | 'hashtag' | undefined
}

/** Labels as pages show them, each with its meaning; those that no page of this archive can show are left out. */
export function toAboutTerms(
  { categories }: { categories: boolean },
  site: Site,
): Partial<Record<AboutSection, TermView[]>> {
  const { settings, messages } = site
  const { counts, conversation, question, masks } = messages
  const ways = messages.ways.names
  const { meanings } = messages.about
  const toTerm = (name: AboutTerm, term: string, look?: TermView['look']): TermView => ({
    term,
    meaning: meanings[name],
    look,
  })
  const order = settings.answerOrder === 'time' ? 'orderTime' : 'orderVotes'
  return {
    time: [
      toTerm('reference', messages.frame.reference(messages.day(settings.referenceDate))),
      toTerm('ago', messages.relativeTime({ unit: 'month', count: 3 })),
    ],
    activity: toActivityTerms(site),
    listing: [
      toTerm('hashtag', '#rest', 'hashtag'),
      toTerm('headline', messages.listing.headline('12')),
      ...(settings.keywordMatches === false ? [] : [toTerm('keywordMark', messages.keywordMark, 'mark')]),
      ...(categories ? [toTerm('category', messages.category.heading)] : []),
      toTerm('related', messages.listing.related),
      toTerm('more', messages.more),
      ...(settings.views ? [toTerm('mostViewed', ways['most-viewed'])] : []),
      toTerm('mostRecommended', ways['most-recommended']),
      ...(settings.views ? [toTerm('worthReading', messages.front.worthReading)] : []),
      toTerm('years', messages.years.label),
    ],
    counts: [
      toTerm('unanswered', `${counts.answers} 0`, 'unanswered'),
      toTerm('answered', `${counts.answers} 3`, 'answered'),
      toTerm('accepted', `${counts.answers} 4`, 'accepted'),
      ...toCountTerms(site),
      toTerm('poll', messages.poll.label, 'poll'),
    ],
    conversation: [
      toTerm('acceptedAnswer', conversation.accepted),
      toTerm(order, conversation.order[settings.answerOrder]),
      toTerm('score', conversation.score('5')),
      toTerm('kept', conversation.kept.answers.some('4', '2')),
      toTerm('withheld', conversation.withheldAnswer),
      toTerm('closed', question.state.closed),
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
      term: `${about.person}${activity.joiner}${activity.kinds[newest]}`,
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
    return [{ term: `${messages.counts[name]} ${samples[name]}`, meaning: messages.about.counts[name] }]
  })
}
