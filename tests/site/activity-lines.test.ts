import { describe, expect, it } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { activityRows } from '../sites/parts/activity-lines.ts'
import { attributeOf, classesOf, findAll, findOnly, textOf, textsOf } from '../support/html.ts'

const site = openSite('states')

function findEntry(id: string) {
  const listings = [site.page('tags/활동줄/'), site.page('tags/활동줄/2/')]
  const entry = listings
    .flatMap((listing) => findAll(listing, 'article'))
    .find((article) =>
      findAll(article, 'a').some((link) => attributeOf(link, 'href') === `/archive/questions/${id}/`),
    )
  if (!entry) throw new Error(`${id} does not stand in its listing`)
  return entry
}

describe('the text content of the activity line', () => {
  it.each(activityRows)('%s: %s, %s, %s', (id, _at, _actor, _kind, line) => {
    expect(textOf(findOnly(findEntry(id), '.activity'))).toBe(line)
  })

  it.each(activityRows)('%s has it on its own page too, as its line and as its history', (id, ...row) => {
    const lines = textsOf(site.page(`questions/${id}/`), '.activity')
    expect(lines).toEqual([row.at(-1), row.at(-1)])
  })
})

describe('the time of the activity line', () => {
  it.each([
    ['days-2', '2025-06-29T14:59:59Z', '2025년 6월 29일 23:59'],
    ['days-0', '2025-06-30T23:59:59+09:00', '2025년 6월 30일 23:59'],
  ])('%s is a full timestamp for machines, a local one for people', (id, instant, local) => {
    const time = findOnly(findEntry(id), 'time')
    expect(Date.parse(attributeOf(time, 'datetime') ?? '')).toBe(Date.parse(instant))
    expect(attributeOf(time, 'title')).toBe(local)
  })
})

describe('the actor of the activity line', () => {
  it.each([
    ['role-1', ['익명']],
    ['role-2', ['삭제된 사용자']],
    ['name-1', []],
    ['name-3', []],
  ])('%s is a role: %j', (id, roles) => {
    const line = findOnly(findEntry(id), '.activity')
    const marked = findAll(line, 'span').filter((element) => classesOf(element).includes('role'))
    expect(marked.map(textOf)).toEqual(roles)
  })
})

describe('the activity history', () => {
  it('stands newest first, the later in the file first where times are equal', () => {
    const page = site.page('questions/history/')
    expect(textsOf(findOnly(page, '.history'), '.activity')).toEqual([
      '1달 전 · 이둘째 님의 새로운 댓글',
      '1달 전 · 익명 님의 새로운 답변',
      '2년 전 · 홍길동 님의 질문',
    ])
  })

  it('gives the entry its last activity', () => {
    const entry = findOnly(site.page('tags/지난활동/'), 'article')
    expect(textOf(findOnly(entry, '.activity'))).toBe('1달 전 · 이둘째 님의 새로운 댓글')
  })
})
