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
