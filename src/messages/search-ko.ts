import type { SearchMessages } from './search-messages.ts'

export const searchKo: SearchMessages = {
  heading: '질문 검색',
  description: '이 아카이브의 질문과 답변에서 찾습니다.',
  placeholder: '낱말이나 해시태그',
  clear: '지우기',
  suggestions: '해시태그',
  title: (text) => `‘${text}’ 검색`,
  quoted: (word) => `‘${word}’`,
  // The letter before a particle decides its form, and nobody knows how a foreign word is read: so none follows.
  understood: (words) => `${words} 검색 결과`,
  particles: '조사는 빼고 찾았습니다',
  corrected: (slips) => `고쳐서 찾은 말: ${slips}`,
  slip: (from, to) => `${from} → ${to}`,
  orders: {
    label: '결과의 순서',
    relevance: '관련도순',
    activity: '최근 활동순',
    views: '많이 본 순',
    recommended: '추천 많은 순',
  },
  sorted: (most) => `관련도가 높은 질문 ${most}개만 이 순서로 보여 줍니다.`,
  chosen: '고른 조건',
  leaveOut: (filter) => `${filter} 조건 빼기`,
  results: '검색 결과',
  waiting: '찾고 있습니다',
  answer: '답변',
  filters: { label: '결과 좁히기', flags: '상태', years: '활동한 해' },
  flags: { answered: '답변 있음', unanswered: '답변 없음', accepted: '채택된 답변', poll: '투표' },
  year: (year) => `${year}년`,
  keys: { move: '옮기기', open: '열기', field: '검색창' },
  intro: [
    '질문의 제목과 글, 해시태그, 답변에서 찾습니다. 댓글에서는 찾지 않습니다.',
    '조사는 빼고 찾으므로 ‘배포를’이나 ‘배포는’이라고 쓰셔도 ‘배포’를 찾습니다.',
  ],
  none: {
    heading: '찾은 질문이 없습니다',
    words: '낱말의 수를 줄여 보십시오.',
    spelling: '다른 표기로 찾아보십시오. 예: 쿠버네티스, kubernetes',
    filters: '고른 조건을 빼 보십시오.',
  },
  failed: {
    text: '검색에 필요한 파일을 받지 못했습니다. 인터넷 연결을 확인해 주십시오.',
    again: '다시 시도',
  },
  scriptless:
    '검색하시려면 브라우저에서 자바스크립트를 켜 주십시오. 켜지 않으셔도 해시태그로 질문을 찾아보실 수 있습니다.',
  directory: '해시태그 목록 보기',
  engines: '다른 검색 엔진에서 이 아카이브의 질문 찾기',
  within: { label: '검색', hashtag: '이 해시태그에서 검색', category: '이 분류에서 검색' },
}
