import { ko } from '../ko.ts'

/** What `npm run changes` says, to the author of a change and to whoever merges it. */
export const changeMessages = {
  nothing: '사이트에서 달라지는 것이 없습니다.',
  added: '새 질문',
  edited: '고친 질문',
  removed: '없어지는 질문',
  listings: '달라지는 해시태그 목록',
  errors: '오류',
  warnings: '경고',
  formerId: '파일 이름이 바뀌어 주소도 바뀝니다. 전 id:',
  settings: '달라지는 설정',
  synonyms: '해시태그의 다른 표기',
  described: '해시태그와 분류의 설명, 옛 주소',
  descriptions: { added: '설명이 생깁니다', changed: '설명이 바뀝니다', removed: '설명이 없어집니다' },
  people: '달라지는 사람 소개',
  withheldOrShown: '감추거나 다시 보이는 것',
  redactions: {
    names: {
      redacted: (count: number) => `이름 ${count}개를 새로 가립니다`,
      shownAgain: (count: number) => `이름 ${count}개를 더는 가리지 않습니다`,
    },
    people: {
      redacted: (count: number) => `사람 ${count}명을 새로 가립니다`,
      shownAgain: (count: number) => `사람 ${count}명을 더는 가리지 않습니다`,
    },
    answers: { withheld: '감추는 답변:', shownAgain: '다시 보이는 답변:' },
    comments: { withheld: '감추는 댓글:', shownAgain: '다시 보이는 댓글:' },
  },
  pictures: '그림',
  newPicture: '새 그림',
  changedPicture: '바뀐 그림',
  removedPicture: '없어지는 그림',
  unset: '없음',
  broken: '오류가 있어 이대로는 사이트를 만들 수 없습니다. 오류가 있는 파일은 빼고 비교했습니다.',
  withheld: '감춘 질문',
  keywordOnly: '키워드 일치',
  title: '제목:',
  category: '분류:',
  hashtags: '해시태그:',
  counts: ko.counts,
  poll: (isThere: boolean) => (isThere ? '투표 표시가 생깁니다' : '투표 표시가 없어집니다'),
  polls: '투표:',
  language: '언어:',
  lines: (added: number, removed: number) => `본문: +${added}줄 −${removed}줄`,
  manyLines: '본문: 천 줄 넘게 바뀝니다',
  activity: '활동:',
  aliases: '옛 주소:',
  state: '상태:',
  related: '함께 볼 질문:',
  source: '원문:',
  license: '이용 허락:',
  file: '파일 위치:',
  order: '순서가 바뀝니다',
  answer: '답변',
  comment: '댓글',
  acceptedMark: (isThere: boolean) =>
    isThere ? '목록에 채택 표시가 생깁니다' : '목록에서 채택 표시가 없어집니다',
  accepted: (isAccepted: boolean) => (isAccepted ? '채택됩니다' : '채택이 취소됩니다'),
  acceptedAt: '채택된 때:',
  fields: {
    answer: '달린 답변:',
    actor: '이름:',
    person: '사람:',
    at: '쓴 때:',
    edited: '고친 기록이 바뀝니다',
    recommended: ko.counts.recommended,
    needsSupplement: ko.counts.needsSupplement,
    score: '점수',
    replyTo: '대답하는 글:',
    polls: '투표가 바뀝니다',
    source: '원문:',
    license: '이용 허락:',
    language: '언어:',
  },
  personName: '이름:',
  formerNames: '전 이름:',
  url: '주소:',
  about: '소개가 바뀝니다',
  more: (count: number) => `… 그 밖에 ${count}개`,
  headline: (before: number | undefined, after: number | undefined) => {
    if (before === undefined) return `새 목록, 질문 ${after}`
    if (after === undefined) return `목록이 없어집니다. 질문 ${before} → 0`
    return before === after ? `질문 ${after}` : `질문 ${before} → ${after}`
  },
  move: (before: number | undefined, after: number | undefined) => {
    if (before === undefined) return `${after}번째로 들어옵니다`
    if (after === undefined) return `${before}번째에서 빠집니다`
    return before === after ? `${after}번째 그대로` : `${before}번째 → ${after}번째`
  },
} as const
