// How many hashtags stand in a row, and which bodies stand whole.
import { expect, test } from 'vitest'
import { countFittingHashtags, findRoomsFor, type RoomName } from '../../../src/site/room.ts'

const counts = ['답변 12', '댓글 9', '추천해요 31', '보충이 필요해요 1', '조회 4,806']
const hashtags = ['rest', 'api-설계', 'spring-boot', '백엔드', 'http']
const long = ['가나다라마바사아자차카타파하'.repeat(2), '거너더러머버서어저처커터퍼허'.repeat(2), 'c']

test.each<[string, { category?: string; counts: string[]; hashtags: string[] }, wide: number, slim: number]>([
  ['none', { counts, hashtags: [] }, 0, 0],
  [
    'all of a short row',
    { category: '개발자', counts: ['답변 8', '조회 1'], hashtags: ['si', '이직'] },
    2,
    2,
  ],
  ['those that fit beside five counts', { category: '개발자', counts, hashtags }, 3, 2],
  ['no more beside counts of two rows', { counts, hashtags }, 3, 2],
  ['all of two rows beside fewer counts', { counts: ['답변 0'], hashtags }, 5, 5],
  [
    'on a wide screen two at least, however long they are',
    { category: '개발자', counts, hashtags: long },
    2,
    0,
  ],
  ['no link to one more where that has room', { counts: ['답변 0'], hashtags: hashtags.slice(0, 4) }, 4, 4],
])('hashtags: %s', (_, { category, ...shown }, wide, slim) => {
  expect(countFittingHashtags({ category, ...shown })).toEqual({ wide, slim })
})

test.each([
  ['<p>짧은 글</p>', 27.2, 27.2],
  [`<p>${'가'.repeat(100)}</p>`, 81.6, 136],
  ['<p>하나</p><p>둘</p>', 66.4, 66.4],
  ['<ol><li>하나</li><li>둘</li></ol><p>셋</p>', 89.6, 89.6],
  ['<pre><code>a\nb\nc</code></pre>', 96, 96],
  ['<p><img src="/a.png" alt="" width="656" height="100"></p>', 88, 38],
  ['<table><tr><td>표</td></tr><tr><td>둘</td></tr></table>', 88, 88],
  [`<p>${'😀'.repeat(12)} &amp; ABC 123</p>`, 27.2, 27.2],
])('a body %j is as high as that in both rooms', (html, wide, slim) => {
  const isIn = (name: RoomName, most: number) => findRoomsFor(html, most).includes(name)
  expect([isIn('wide', wide - 0.1), isIn('wide', wide + 0.1)]).toEqual([false, true])
  expect([isIn('slim', slim - 0.1), isIn('slim', slim + 0.1)]).toEqual([false, true])
})

test('an empty body is in every room', () => {
  expect(findRoomsFor('', 0)).toEqual(['wide', 'slim'])
})
