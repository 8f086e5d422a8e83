import { en } from '../en.ts'
import type { changeMessages as korean } from '../ko/change-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What `npm run changes` says, to the author of a change and to whoever merges it. */
export const changeMessages: SameShape<typeof korean> = {
  nothing: 'Nothing changes on the site.',
  added: 'New questions',
  edited: 'Edited questions',
  removed: 'Removed questions',
  listings: 'Changed listings',
  errors: 'Errors',
  warnings: 'Warnings',
  formerId: 'the file was renamed, and so its address changes. Its id was',
  settings: 'Changed settings',
  synonyms: 'Other spellings of hashtags',
  described: 'What hashtags and categories mean, and their old addresses',
  descriptions: {
    added: 'has a description now',
    changed: 'another description',
    removed: 'no description any more',
  },
  people: 'Changed people',
  withheldOrShown: 'Withheld, or shown again',
  redactions: {
    names: {
      redacted: (count) => (count === 1 ? '1 name is redacted' : `${count} names are redacted`),
      shownAgain: (count) =>
        count === 1 ? '1 name is no longer redacted' : `${count} names are no longer redacted`,
    },
    people: {
      redacted: (count) => (count === 1 ? '1 person is redacted' : `${count} people are redacted`),
      shownAgain: (count) =>
        count === 1 ? '1 person is no longer redacted' : `${count} people are no longer redacted`,
    },
    answers: { withheld: 'answers withheld:', shownAgain: 'answers shown again:' },
    comments: { withheld: 'comments withheld:', shownAgain: 'comments shown again:' },
  },
  pictures: 'Pictures',
  newPicture: 'new',
  changedPicture: 'changed',
  removedPicture: 'removed',
  unset: 'none',
  broken: 'There are errors, so the site can’t be built as it is. Files with errors are left out below.',
  withheld: 'withheld question',
  keywordOnly: 'keyword match',
  title: 'title:',
  category: 'category:',
  hashtags: 'hashtags:',
  counts: en.counts,
  poll: (isThere) => (isThere ? 'it is marked as a poll' : 'it is no longer marked as a poll'),
  polls: 'poll:',
  language: 'language:',
  lines: (added, removed) => `body: +${added} −${removed} lines`,
  manyLines: 'body: more than a thousand lines change',
  activity: 'activity:',
  aliases: 'old addresses:',
  state: 'state:',
  related: 'related questions:',
  source: 'source:',
  license: 'licence:',
  file: 'file:',
  order: 'the order changes',
  answer: 'answer',
  comment: 'comment',
  acceptedMark: (isThere) =>
    isThere ? 'listings mark it as accepted' : 'listings no longer mark it as accepted',
  accepted: (isAccepted) => (isAccepted ? 'it is accepted' : 'it is no longer accepted'),
  acceptedAt: 'accepted at:',
  fields: {
    answer: 'on answer:',
    actor: 'name:',
    person: 'person:',
    at: 'written at:',
    edited: 'its edits change',
    recommended: en.counts.recommended,
    needsSupplement: en.counts.needsSupplement,
    score: 'score',
    replyTo: 'in reply to:',
    polls: 'its poll changes',
    source: 'source:',
    license: 'licence:',
    language: 'language:',
  },
  personName: 'name:',
  formerNames: 'former names:',
  url: 'address:',
  about: 'the introduction changes',
  more: (count) => `… and ${count} more`,
  headline: (before, after) => {
    if (before === undefined) return `new listing, ${after} questions`
    if (after === undefined) return `the listing goes away, questions ${before} → 0`
    return before === after ? `questions ${after}` : `questions ${before} → ${after}`
  },
  move: (before, after) => {
    if (before === undefined) return `enters at ${after}`
    if (after === undefined) return `leaves from ${before}`
    return before === after ? `stays at ${after}` : `${before} → ${after}`
  },
}
