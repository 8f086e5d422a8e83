// Two archives that together have every kind of page, in both languages.
import { buildSampleSite } from './sample-site.ts'
import { buildTestSite, type TestSite } from './test-site.ts'

const noticeContent = {
  settings: {
    locale: 'en',
    url: 'https://example.com/archive/',
    license: 'CC0',
    repository: 'https://example.com/r',
  },
  questions: [{ id: 'a', aliases: ['/old/1', '/old/2.htm'] }, { id: 'b' }],
  files: { 'redactions.yaml': 'questions:\n  - { id: b, date: 2025-06-01 }\n' },
}

export const sitesOfAllPages: [name: string, language: string, build: () => Promise<TestSite>][] = [
  ['the sample archive', 'ko', buildSampleSite],
  ['an archive with notices, in English', 'en', () => buildTestSite(noticeContent)],
]
