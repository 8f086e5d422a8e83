// What is searched of a body: the words that its readers read.
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/body/markdown.ts'
import { toReadText } from '../../../src/body/read-text.ts'
import { toSeenBody } from '../../../src/body/seen-body.ts'

test.each<[body: string, words: string[]]>([
  ['여기 [문서](https://hidden.example/path)를 봅니다.', ['여기', '문서를', '봅니다.']],
  ['[문서](https://hidden.example/path "설명")', ['문서', '설명']],
  ['![그림 설명](/files/ab/diagram.png)', ['그림', '설명']],
  ['<https://shown.example/path>', ['https://shown.example/path']],
  ['[https://shown.example](https://hidden.example)', ['https://shown.example']],
  ['`a` [**둘**][1] 셋\n\n[1]: /questions/q/#answer-140', ['a', '둘', '셋']],
  ['[하나](/a) 둘 [셋](/b)\n\n넷 ![다섯](/c)', ['하나', '둘', '셋', '넷', '다섯']],
])('%s', (body, words) => {
  const read = toReadText(toSeenBody(parseMarkdown(body)))
  expect(read.split(/[\s\0]+/).filter((word) => word !== '')).toEqual(words)
})
