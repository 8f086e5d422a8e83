import type { Settings } from '../../src/folder/settings.ts'

/** Settings of an archive that names nothing but what it must. */
export const sampleSettings: Settings = {
  title: '보관소',
  description: '',
  referenceDate: '2025-06-30',
  timeZone: 'Asia/Seoul',
  locale: 'ko',
  formerUrls: [],
  redirects: [],
  pageSize: 20,
  summaryLength: 600,
  keywordMatches: true,
  answerOrder: 'votes',
  math: false,
  views: true,
  personalData: 'mask',
  stats: true,
  feeds: true,
  cards: 50,
  people: false,
  navigation: [],
}
