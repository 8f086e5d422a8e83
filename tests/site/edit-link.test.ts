// Every question leads to its own edit page, when the settings name a repository.
import { expect, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { attributeOf, findAll, textOf } from '../support/html.ts'

const site = openSite('states')

const rows = [
  ['put-or-patch', 'https://github.com/example/archive/edit/main/content/questions/2024/put-or-patch.md'],
  [
    '신입-질문',
    'https://github.com/example/archive/edit/main/content/questions/%ED%95%9C%EA%B8%80%20%ED%8F%B4%EB%8D%94/%EC%8B%A0%EC%9E%85-%EC%A7%88%EB%AC%B8.md',
  ],
  ["it's-(a)+test", "https://github.com/example/archive/edit/main/content/questions/it's-(a)%2Btest.md"],
] as const

test.for(rows)('%s', ([id, href]) => {
  const links = findAll(site.page(`questions/${id}/`), 'a').filter(
    (link) => textOf(link) === '이 질문 고치기',
  )
  expect(links.map((link) => attributeOf(link, 'href'))).toEqual([href])
})
