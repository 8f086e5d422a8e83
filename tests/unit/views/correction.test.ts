// Where readers are told how to correct something: in the footer, and on the page about the archive.
import { expect, test } from 'vitest'
import { toAboutView } from '../../../src/views/about-view.ts'
import { toFrameView } from '../../../src/views/frame-view.ts'
import { createSampleSite } from '../create-sample-site.ts'

const editUrl = 'https://git.example.org/edit?file={path}'
const frame = { title: '질문', description: '', path: 'questions/a/' }

test.each([
  ['nothing', {}, undefined, false],
  ['a repository', { repository: 'https://github.com/o/r' }, 'https://github.com/o/r', true],
  [
    'a repository without a known editor',
    { repository: 'https://example.org/r' },
    'https://example.org/r',
    false,
  ],
  ['an editor alone', { editUrl }, '/about/', true],
  ['both', { editUrl, repository: 'https://example.org/r' }, 'https://example.org/r', true],
])('with %s', (_, settings, href, isTold) => {
  const site = createSampleSite(settings)
  expect(toFrameView(frame, site).footer.correction).toEqual(
    href === undefined ? undefined : { label: '틀린 내용 고치기', href },
  )
  const told = toAboutView(site).sections.find(({ heading }) => heading === '틀린 내용을 발견하셨다면')
  expect(told?.paragraphs).toEqual(
    isTold ? ['질문 페이지 아래의 ‘이 질문 고치기’에서 누구나 수정을 제안할 수 있습니다.'] : undefined,
  )
})
