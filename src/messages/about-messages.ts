import type { ActivityKind, CountName } from '../format/activity.ts'

/** What the page about the archive says. Labels that it explains are those of the pages themselves. */
export interface AboutMessages {
  heading: string
  /** Name of the list of its sections. */
  contents: string
  sections: Record<AboutSection, { heading: string; paragraphs: string[] }>
  /** @param reference the day as `day` gives it. */
  referenceText: (reference: string, timeZone: string) => string
  /** Where every question has a link to correct it, and where there is only a repository. */
  correctionText: { each: string; repository: string }
  licenseText: (license: string) => string
  /** Who is named in the sample of an activity line. */
  person: string
  /** Text of the personal data that is masked. */
  masked: string
  meanings: Record<AboutTerm, string>
  kinds: Record<ActivityKind, string>
  counts: Record<Exclude<CountName, 'answers'>, string>
}

export type AboutSection =
  | 'what'
  | 'time'
  | 'activity'
  | 'listing'
  | 'search'
  | 'counts'
  | 'conversation'
  | 'personal'
  | 'correction'
  | 'license'

export type AboutTerm =
  | 'reference'
  | 'ago'
  | 'line'
  | 'anonymous'
  | 'deleted'
  | 'hashtag'
  | 'headline'
  | 'keywordMark'
  | 'category'
  | 'related'
  | 'more'
  | 'years'
  | 'mostViewed'
  | 'mostRecommended'
  | 'worthReading'
  | 'unanswered'
  | 'answered'
  | 'accepted'
  | 'poll'
  | 'acceptedAnswer'
  | 'orderVotes'
  | 'orderTime'
  | 'score'
  | 'kept'
  | 'withheld'
  | 'closed'
  | 'locked'
  | 'neighbours'
  | 'masks'
  | 'maskedName'
