// What the search shows of a question, made with the same texts as its entry in a listing.
import { countNames } from '../question/counts.ts'
import type { RecordHead } from '../search/record.ts'
import { toActivityView } from './activity-view.ts'
import { toCountView } from './entry-view.ts'
import { paths } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import { findTextLanguage } from './text-language.ts'
import type { Calendar } from './time-view.ts'

export function toRecordHead(question: ShownQuestion, calendar: Calendar): RecordHead {
  const { id, title, last, category = '', hashtags, poll } = question
  const { timeLabel, datetime, localTime, actor, kind } = toActivityView(last, calendar)
  const counts = countNames.flatMap((name) => toCountView(name, question, calendar) ?? [])
  const answers = counts.find(({ look }) => look !== undefined)
  return [
    paths.question(id),
    title,
    findTextLanguage(question, calendar) ?? 0,
    [timeLabel, datetime, localTime, actor.name, actor.role ? 1 : 0, kind],
    category,
    hashtags,
    answers?.look ? [answers.label, answers.look] : 0,
    counts.filter((count) => count !== answers).map(({ label }) => label),
    poll ? 1 : 0,
  ]
}
