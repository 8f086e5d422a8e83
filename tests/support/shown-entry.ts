// What an entry of a listing says about its question.
import { attributeOf, type Element, findAll, findOnly, textOf } from './html.ts'

export interface ShownEntry {
  id: string
  mark: boolean
  line: string
}

export function toShownEntry(article: Element): ShownEntry {
  const href = attributeOf(findOnly(findOnly(article, 'h3'), 'a'), 'href') ?? ''
  return {
    id: href.split('/')[2] ?? '',
    mark: findAll(article, '.mark').length > 0,
    line: textOf(findOnly(article, '.activity')),
  }
}

export function toCountLabels(counts: Readonly<Record<string, number>>): string[] {
  const labels = {
    answers: '답변',
    comments: '댓글',
    recommended: '추천해요',
    needsSupplement: '보충이 필요해요',
    views: '조회',
  }
  return Object.entries(labels).flatMap(([key, label]) => {
    const count = counts[key]
    return count === undefined ? [] : [`${label} ${count.toLocaleString('en')}`]
  })
}

/** Days, roughly, so that labels can be compared: 30 days are less than one month. */
export function ageOf(line: string): number {
  const [, count = '', unit = ''] = /^(\d+|일 )(일|달|년) 전 · /.exec(line) ?? []
  const days: Readonly<Record<string, number>> = { 일: 1, 달: 31, 년: 400 }
  return (count === '일 ' ? 1 : Number(count)) * (days[unit] ?? Number.NaN)
}
