// What the page of statistics shows: figures, years, months, and what was asked about most. Each drawing has a table.
import type { MonthCount } from '../../format/activity.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { toCategoryView, toHashtagView } from '../links.ts'
import { toReferenceView } from '../post.ts'
import type { Site } from '../site.ts'

export interface StatisticsFacts {
  questions: number
  answers: number
  comments: number
  /** Number of questions that have an answer. */
  answered: number
  /** Of what readers look through the archive by. */
  names: number
  /** To the first answer: of as many questions more, and less. Undefined where none is known. */
  median?: number
  /** The oldest first. */
  months: readonly MonthCount[]
  /** Most used first. */
  used: readonly { name: string; count: number; answered: number }[]
}

export type StatisticsView = ReturnType<typeof toStatisticsView>

export function toStatisticsView(facts: StatisticsFacts, site: Site) {
  const { messages } = site
  const years = toYears(facts.months)
  return {
    heading: messages.statistics.heading,
    note: messages.statistics.note,
    reference: toReferenceView(site),
    figures: toFigures(facts, site),
    table: messages.statistics.table,
    years: years.length === 0 ? undefined : toYearsView(years, site),
    months: years.length === 0 ? undefined : toMonthsView(facts.months, years, site),
    used: facts.used.length === 0 ? undefined : toUsedView(facts.used, site),
  }
}

function toFigures(facts: StatisticsFacts, { directories: [directory], messages }: Site) {
  const { figures } = messages.statistics
  const toFigure = (label: string, count: number) => ({ label, value: toGroupedNumber(count), unit: '' })
  const { questions, answered, median } = facts
  return [
    toFigure(messages.facts.questions, questions),
    toFigure(messages.countNames.answers, facts.answers),
    toFigure(messages.countNames.comments, facts.comments),
    ...(questions === 0
      ? []
      : [{ label: figures.rate, value: `${Math.floor((100 * answered) / questions)}`, unit: '%' }]),
    ...(median === undefined ? [] : [{ label: figures.median, ...toDuration(median, messages) }]),
    ...(directory === undefined
      ? []
      : [
          toFigure(
            directory === 'hashtags' ? messages.facts.hashtags : messages.category.heading,
            facts.names,
          ),
        ]),
  ]
}

const hour = 60
const day = 24 * hour

/** In the greatest unit of which there are two or more. */
function toDuration(minutes: number, { statistics }: Site['messages']) {
  const { units } = statistics
  if (minutes >= 2 * day) return { value: toGroupedNumber(Math.round(minutes / day)), unit: units.day }
  if (minutes >= 2 * hour) return { value: `${Math.round(minutes / hour)}`, unit: units.hour }
  return { value: `${minutes}`, unit: units.minute }
}

interface Year {
  year: number
  /** Questions, answers and comments. */
  parts: readonly number[]
  sum: number
}

/** More are no drawing. */
const mostYears = 60

/** The newest of them; those between others are there, too. */
function toYears(months: readonly MonthCount[]): Year[] {
  const byYear = Map.groupBy(months, ([month]) => Number(month.slice(0, 4)))
  const last = Math.max(...byYear.keys())
  const first = Math.max(Math.min(...byYear.keys()), last - mostYears + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const own = byYear.get(first + index) ?? []
    const parts = ([1, 2, 3] as const).map((part) => sum(own.map((each) => each[part])))
    return { year: first + index, parts, sum: sum(parts) }
  })
}

/** In pixels: height of the drawing, and the least between two names of parts. */
const drawing = { height: 260, line: 15 }
/** What a label of a year takes, and a sign of a number: of the whole width on a phone and on a wide screen. */
const room = { year: { slim: 22 / 290, wide: 42 / 880 }, sign: { slim: 7.5 / 290, wide: 8 / 880 } }

function toYearsView(years: readonly Year[], site: Site) {
  const { messages } = site
  const { most, until } = messages.statistics.years
  const strongest = years.reduce((best, each) => (each.sum >= best.sum ? each : best))
  const last = years.at(-1) ?? strongest
  const top = toTop(strongest.sum)
  const toShare = (count: number) => round((100 * count) / top.end)
  const names = [messages.facts.questions, messages.countNames.answers, messages.countNames.comments]
  const longest = toGroupedNumber(strongest.sum).length + 1
  const [endYear = '', endMonth = ''] = site.settings.referenceDate.split('-')
  return {
    heading: messages.years.label,
    notes: [
      ...(years.length > 1 ? [most({ year: strongest.year })] : []),
      ...(last.year === Number(endYear) && endMonth !== '12'
        ? [until({ year: last.year, month: listMonths(site)[Number(endMonth) - 1] ?? '' })]
        : []),
    ],
    /** Of those that any year has; a part is drawn in the colour of its number. */
    parts: names.flatMap((name, part) =>
      years.some(({ parts }) => parts[part] !== 0) ? [{ number: part + 1, name }] : [],
    ),
    /** Reads the numbers, for whoever does not see the drawing. */
    title: messages.years.title({
      years: years
        .map((each) => messages.years.year({ year: each.year, count: toGroupedNumber(each.sum) }))
        .join(', '),
    }),
    height: drawing.height,
    /** From the top, in hundredths. */
    lines: top.steps.map((count) => ({ label: toGroupedNumber(count), y: round(100 - toShare(count)) })),
    bars: years.map(({ year, parts, sum: all }, index) => {
      const fromEnd = years.length - 1 - index
      const isNamed = fromEnd === 0 || year === strongest.year
      return {
        century: String(year).slice(0, -2),
        year: String(year).slice(-2),
        value: { text: toGroupedNumber(all), y: round(100 - toShare(all)) },
        /** From the bottom up. */
        parts: parts.flatMap((count, part) => {
          const y = round(100 - toShare(sum(parts.slice(0, part + 1))))
          return count === 0 ? [] : [{ number: part + 1, y, height: toShare(count) }]
        }),
        /** Where the label of the year has no room, and where the number has none. */
        yearNot: findCrowded(({ year: width }) => fromEnd % Math.ceil(width * years.length) !== 0),
        valueNot: findCrowded(({ sign }) => all === 0 || (sign * longest * years.length > 1 && !isNamed)),
        names: fromEnd === 0 ? toPartNames(parts, names, toShare) : [],
      }
    }),
    columns: [messages.statistics.columns.year, ...names, messages.statistics.columns.sum],
    rows: years.map(({ year, parts, sum: all }) => ({
      name: String(year),
      cells: [...parts, all].map(toGroupedNumber),
    })),
  }
}

type Width = 'slim' | 'wide'

/** Where there is no room. */
function findCrowded(hasNone: (room: { year: number; sign: number }) => boolean): Width[] {
  const widths: Width[] = ['slim', 'wide']
  return widths.filter((width) => hasNone({ year: room.year[width], sign: room.sign[width] }))
}

/** Beside the newest year, each at the middle of its part, or above the one before. */
function toPartNames(parts: readonly number[], names: readonly string[], toShare: (count: number) => number) {
  const least = (100 * drawing.line) / drawing.height
  let before = -least
  return parts.flatMap((count, part) => {
    if (count === 0) return []
    const middle = toShare(sum(parts.slice(0, part))) + toShare(count) / 2
    before = Math.max(middle, before + least)
    return [{ text: `${names[part]} ${toGroupedNumber(count)}`, y: round(100 - before) }]
  })
}

/** Even steps of one, two or five, from nothing on, of which the last is not less. */
function toTop(most: number): { steps: number[]; end: number } {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)))
  const step = [1, 2, 5, 10].map((each) => each * tens).find((each) => each * 5 >= most) ?? most
  const count = Math.max(1, Math.ceil(most / step))
  return { steps: Array.from({ length: count + 1 }, (_, index) => index * step), end: count * step }
}

/** Nobody sees less, and pages stay small. */
function round(length: number): number {
  return Math.round(length * 10) / 10
}

function listMonths({ messages }: Site): string[] {
  return messages.months.split(' ')
}

/** Shades of a month, of which nothing is none. By the root, so that one great month leaves the others apart. */
const shades = 8

function toMonthsView(months: readonly MonthCount[], years: readonly Year[], site: Site) {
  const { columns, months: texts } = site.messages.statistics
  const names = listMonths(site)
  const counts = new Map(months.map(([month, ...parts]) => [month, sum(parts)]))
  const most = Math.max(...counts.values())
  const reference = site.settings.referenceDate.slice(0, 7)
  const rows = years.map(({ year }) => ({
    year: String(year),
    cells: names.map((name, index) => {
      const month = `${year}-${String(index + 1).padStart(2, '0')}`
      const count = counts.get(month) ?? 0
      const isLater = month > reference && count === 0
      const text = isLater ? texts.later : toGroupedNumber(count)
      return {
        shade: isLater ? 'later' : `shade-${Math.ceil(shades * Math.sqrt(count / most))}`,
        title: texts.cell({ year, month: name, count: text }),
        count: isLater ? '' : text,
      }
    }),
  }))
  return {
    heading: texts.heading,
    note: texts.note,
    /** Each with what stands of it on a phone. */
    names: names.map((name) => {
      const [short = ''] = /^\d+|^\p{L}/u.exec(name) ?? []
      return { short, rest: name.slice(short.length, 3), name }
    }),
    drawn: rows,
    columns: [columns.year, ...names.map((name) => name.slice(0, 3))],
    rows: rows.map(({ year, cells }) => ({ name: year, cells: cells.map(({ count }) => count) })),
  }
}

function toUsedView(used: StatisticsFacts['used'], site: Site) {
  const { messages } = site
  const { columns, used: texts } = messages.statistics
  const isCategory = site.directories[0] === 'categories'
  const most = Math.max(...used.map(({ count }) => count))
  const toLink = (name: string) =>
    isCategory ? toCategoryView(name, site) : { label: `#${name}`, href: toHashtagView(name, site).href }
  return {
    heading: isCategory ? texts.categories : texts.hashtags,
    note: texts.note,
    bars: used.map(({ name, count, answered }) => ({
      ...toLink(name),
      count: toGroupedNumber(count),
      /** In hundredths of the longest. */
      all: round((100 * count) / most),
      answered: round((100 * answered) / most),
    })),
    columns: [
      isCategory ? messages.category.heading : messages.facts.hashtags,
      messages.facts.questions,
      messages.statistics.figures.answered,
      columns.share,
    ],
    rows: used.map(({ name, count, answered }) => ({
      name: toLink(name).label,
      cells: [toGroupedNumber(count), toGroupedNumber(answered), `${Math.floor((100 * answered) / count)}%`],
    })),
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
