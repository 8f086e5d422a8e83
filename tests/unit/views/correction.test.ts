// Where readers are told how to correct something: in the footer, and on the page about the archive.
import { expect, test } from 'vitest'
import { toAboutView } from '../../../src/views/about-view.ts'
import { toFrameView } from '../../../src/views/frame-view.ts'
import { createSampleSite } from '../create-sample-site.ts'

const editUrl = 'https://git.example.org/edit?file={path}'
const onEach = '질문 페이지 아래의 ‘이 질문 고치기’에서 누구나 수정을 제안할 수 있습니다.'
const frame = { title: '질문', description: '', path: 'questions/a/' }

test.each([
  ['nothing', {}, undefined, undefined],
  ['a repository', { repository: 'https://github.com/o/r' }, 'https://github.com/o/r', onEach],
  [
    'a repository without a known editor',
    { repository: 'https://example.org/r' },
    'https://example.org/r',
    '아카이브의 저장소에 알려 주시면 고칠 수 있습니다.',
  ],
  ['an editor alone', { editUrl }, '/about/', onEach],
  ['both', { editUrl, repository: 'https://example.org/r' }, 'https://example.org/r', onEach],
])('with %s', (_, settings, href, text) => {
  const site = createSampleSite(settings)
  expect(toFrameView(frame, site).footer.correction).toEqual(
    href === undefined ? undefined : { label: '틀린 내용 고치기', href },
  )
  const told = toAboutView({ categories: true }, site).sections.find(
    ({ heading }) => heading === '틀린 내용을 발견하셨다면',
  )
  expect(told?.paragraphs).toEqual(text === undefined ? undefined : [text])
  expect(told?.link?.href).toBe(href === '/about/' ? undefined : href)
})
