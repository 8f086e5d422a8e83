// What went on in the archive, counted.
import { sumMonths } from '../../format/activity.ts'
import type { CachedQuestion } from '../../kept/question.ts'
import { toFrameView } from '../frame.ts'
import type { Kind } from '../kind.ts'
import { paths } from '../paths.ts'
import type { Publication } from '../publication.ts'
import type { Shown, Site } from '../site.ts'
import { type StatisticsFacts, sum, toStatisticsView } from './statistics-view.ts'

const route = 'stats/index'

/** Of hashtags or categories. */
const mostUsed = 8

export const statistics = {
  routes: [route],
  plan: (publication) => {
    if (!publication.settings.stats) return []
    return [{ path: paths.statistics(), route, facts: toFacts(publication), questions: [], listed: true }]
  },
  make,
} satisfies Kind<StatisticsFacts>

function toFacts({
  archive,
  categories,
  categoryRanking,
  directories,
  ranking,
}: Publication): StatisticsFacts {
  const { questions } = archive
  const names =
    directories[0] === 'categories'
      ? categoryRanking.map(({ category }) => ({ name: category, of: categories.get(category) ?? [] }))
      : ranking.map(({ hashtag }) => ({ name: hashtag, of: archive.byHashtag.get(hashtag) ?? [] }))
  const median = findMedian(questions.flatMap(({ minutesToAnswer }) => minutesToAnswer ?? []))
  return {
    questions: questions.length,
    answers: sum(questions.map(({ counts }) => counts.answers)),
    comments: sum(questions.map(({ counts }) => counts.comments)),
    answered: countAnswered(questions),
    names: names.length,
    ...(median === undefined ? {} : { median }),
    months: sumMonths(questions.map(({ months }) => months)),
    used: names
      .slice(0, mostUsed)
      .map(({ name, of }) => ({ name, count: of.length, answered: countAnswered(of) })),
  }
}

function countAnswered(questions: readonly CachedQuestion[]): number {
  return questions.filter(({ counts }) => counts.answers > 0).length
}

/** Of an even number of them the lower of both in the middle. */
function findMedian(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[(numbers.length - 1) >> 1]
}

function make({ facts }: Shown<StatisticsFacts>, site: Site) {
  const view = toStatisticsView(facts, site)
  const { heading: title, figures } = view
  const description = figures
    .map(({ label, value, unit }) => `${label} ${value}${unit === '' || unit === '%' ? unit : ` ${unit}`}`)
    .join(site.messages.activity.separator)
  return { frame: toFrameView({ title, description, path: paths.statistics() }, site), statistics: view }
}
