// An archive without hashtags, which is looked through by its categories.
import type { WrittenContent, WrittenQuestion } from '../support/content-folder.ts'

const titles = [
  ['만들다 막힌 곳', '캐릭터가 경사면에서 미끄러집니다', 2],
  ['만들다 막힌 곳', '캐릭터가 계단에서 떨어집니다', 0],
  ['만들다 막힌 곳', '그림자가 줄무늬로 보입니다', 1],
  ["What's new?", '처음 만든 게임을 올려 봅니다', 0],
  ['<b>Q&A</b>(잡담)', '그림자 모임을 엽니다', 3],
] as const

const questions = titles.map(
  ([category, title, answers], index): WrittenQuestion => ({
    id: `${index + 1}`,
    title,
    category,
    tags: [],
    counts: { answers, comments: 0, views: 100 * (index + 1) },
    activity: [{ at: `2025-05-0${index + 1}`, actor: '홍길동', kind: '질문' }],
    body: `${title}. 어떻게 하면 좋을까요?`,
  }),
)

export const untaggedContent: WrittenContent = {
  questions,
  files: {
    'categories.yaml':
      '만들다 막힌 곳: { description: 엔진을 쓰다가 멈춘 지점과 오류 메시지 }\n' +
      "What's new?: { aliases: [/c/news] }\n",
  },
}
