// A question that is named beside a list: what is known of it, and what is shown.
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { CountName, Counts } from '../question/counts.ts'
import type { NamedQuestionView } from './list-views.ts'
import { paths, toHref } from './paths.ts'
import type { ShownQuestion } from './shown.ts'
import type { Site } from './site.ts'
import { findTextLanguage } from './text-language.ts'

const named = ['answers', 'views'] as const satisfies readonly CountName[]

export interface NamedQuestion extends Pick<ShownQuestion, 'id' | 'title' | 'titleHtml' | 'language'> {
  counts: Pick<Counts, (typeof named)[number]>
}

export function toNamedQuestion({ id, title, titleHtml, language, counts }: ShownQuestion): NamedQuestion {
  return {
    id,
    title,
    ...(titleHtml === undefined ? {} : { titleHtml }),
    ...(language === undefined ? {} : { language }),
    counts: { answers: counts.answers, views: counts.views },
  }
}

export function toNamedQuestionView(question: NamedQuestion, site: Site): NamedQuestionView {
  const { messages, base } = site
  const facts = named.flatMap((name) => {
    const count = question.counts[name]
    return count === undefined ? [] : [`${messages.counts[name]} ${toGroupedNumber(count)}`]
  })
  return {
    title: question.title,
    titleHtml: question.titleHtml,
    href: toHref(base, paths.question(question.id)),
    language: findTextLanguage(question, site),
    facts: facts.join(messages.activity.separator),
  }
}
