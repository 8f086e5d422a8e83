import type { People } from '../../../../src/folder/people.ts'
import type { Settings } from '../../../../src/folder/settings.ts'
import type { Activity } from '../../../../src/format/activity.ts'
import type { Poll } from '../../../../src/format/post.ts'
import { type ShownQuestionPage, toQuestionView } from '../../../../src/site/kinds/question-view.ts'
import { createSampleSite } from '../../create-sample-site.ts'
import { toCachedQuestion } from '../../sample-question.ts'

interface Changed extends Partial<ShownQuestionPage> {
  activity?: Activity[]
  polls?: Poll[]
}

/** What a page of a question prints, of which all that is not told is plain. */
export function viewQuestion(
  { activity = [], polls = [], ...changed }: Changed = {},
  { known: people, ...settings }: Partial<Settings> & { known?: People } = {},
) {
  const shown = {
    question: toCachedQuestion('a'),
    part: { activity, polls, pageHtml: '<p>본문</p>', description: '본문' },
    neighbours: [],
    duplicates: [],
    turn: [],
    conversation: undefined,
    page: 1,
    pages: 1,
    ...changed,
  }
  const site = createSampleSite(settings)
  return toQuestionView(shown, people ? { ...site, people } : site)
}
