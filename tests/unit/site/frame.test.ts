import { expect, test } from 'vitest'
import { toFrameView } from '../../../src/site/frame.ts'
import { createSampleSite } from '../create-sample-site.ts'

const site = createSampleSite()

test('every page has a field that leads to the search, but that of the search', () => {
  const findField = (path: string | undefined) =>
    toFrameView({ title: '쪽', description: '쪽', path }, site).search
  const field = { label: '질문 검색', href: '/search/' }
  expect(['', 'about/', 'tags/rest/', undefined].map(findField)).toEqual([field, field, field, field])
  expect(findField('search/')).toBeUndefined()
})

test.each([
  ['', []],
  ['tags/', ['해시태그: current']],
  ['tags/rest/', ['해시태그: within']],
  ['tags/rest/2/', ['해시태그: within']],
  ['about/', ['소개: current']],
  ['questions/a/', []],
  [undefined, []],
])('where %s stands in the navigation', (path, places) => {
  const { navigation } = toFrameView({ title: '쪽', description: '쪽', path }, site)
  const shown = navigation.filter(({ current, within }) => current || within)
  expect(shown.map(({ label, current }) => `${label}: ${current ? 'current' : 'within'}`)).toEqual(places)
})

test.each([
  ['cardano.stackexchange.com', 'cardano.<wbr>stackexchange.<wbr>com'],
  ['<b>cardano.stackexchange.com', '&lt;b&gt;cardano.<wbr>stackexchange.<wbr>com'],
  ['개발자 Q&A 아카이브', undefined],
])('the name of the archive may break where its parts end: %s', (title, html) => {
  const frame = toFrameView({ title: '쪽', description: '쪽', path: '' }, createSampleSite({ title }))
  expect(frame).toMatchObject({ archiveTitle: title, archiveTitleHtml: html })
})
