import { aboutKo } from './about-ko.ts'
import type { Messages } from './messages.ts'
import { searchKo } from './search-ko.ts'

function toKoreanDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(year)}년 ${Number(month)}월 ${Number(date)}일`
}

export const ko: Messages = {
  language: 'ko',
  relativeTime: ({ unit, count }) => {
    if (unit === 'day') return `${count}일 전`
    if (unit === 'month') return `${count}달 전`
    return count === 1 ? '일 년 전' : `${count}년 전`
  },
  day: toKoreanDay,
  dayAndClock: (day, clock) => `${day} ${clock}`,
  activity: {
    separator: ' · ',
    joiner: ' 님의 ',
    kinds: {
      질문: '질문',
      '질문 업데이트': '질문 업데이트',
      '새로운 답변': '새로운 답변',
      '답변 업데이트': '답변 업데이트',
      '새로운 댓글': '새로운 댓글',
      '댓글 업데이트': '댓글 업데이트',
    },
  },
  actors: { anonymous: '익명', deleted: '삭제된 사용자' },
  counts: {
    answers: '답변',
    comments: '댓글',
    recommended: '추천해요',
    needsSupplement: '보충이 필요해요',
    views: '조회',
  },
  poll: {
    label: '투표',
    votes: (count) => `${count}표`,
    voters: (count) => `${count}명 참여`,
    multiple: '여러 개를 고를 수 있음',
    closed: '마감됨',
  },
  more: '전체 보기',
  keywordMark: '키워드 일치',
  masks: {
    email: '[이메일 비공개]',
    phone: '[전화번호 비공개]',
    residentNumber: '[주민등록번호 비공개]',
    name: '삭제된 사용자',
  },
  copy: { label: '복사', done: '복사했습니다' },
  image: (description) => (description === '' ? '이미지' : `이미지: ${description}`),
  code: '코드',
  table: '표',
  formula: '수식',
  notes: {
    heading: '각주',
    sign: (note) => `각주 ${note}`,
    back: (note, reference) =>
      `각주 ${note}${reference === undefined ? '' : `, 자리 ${reference}`}: 본문으로 돌아가기`,
  },
  tasks: { done: '완료:', open: '할 일:' },
  listing: {
    headline: (count) => `질문 ${count}`,
    note: '키워드만 일치하고 해시태그가 없는 질문은 이 수에 포함되지 않습니다.',
    keywordOnly: (count) => `키워드만 일치 ${count}`,
    related: '함께 쓰인 해시태그',
    viewed: '이 해시태그에서 많이 본 질문',
    title: (hashtag) => `#${hashtag} 질문`,
    description: (hashtag, count) => `해시태그 #${hashtag} 질문 ${count}개를 최근 활동 순으로 모았습니다.`,
  },
  choices: { density: '목록 모양', roomy: '넉넉히', compact: '촘촘히', carriersOnly: '해시태그만 보기' },
  ways: {
    label: '보는 방법',
    newest: '최근 활동순',
    names: {
      'most-viewed': '많이 본 순',
      'most-recommended': '추천 많은 순',
      unanswered: '답변 없는 질문',
      poll: '투표',
    },
    descriptions: {
      'most-viewed': (list) => `${list}을 많이 본 순으로 50개까지 모았습니다.`,
      'most-recommended': (list) => `${list}을 추천이 많은 순으로 50개까지 모았습니다.`,
      unanswered: (list) => `${list} 가운데 답변이 없는 것을 최근 활동 순으로 모았습니다.`,
      poll: (list) => `${list} 가운데 투표가 있는 것을 최근 활동 순으로 모았습니다.`,
    },
  },
  years: {
    label: '연도별 활동',
    title: (years) => `연도별 활동: ${years.join(', ')}`,
    year: (year, count) => `${year}년 ${count}`,
  },
  pager: {
    label: '페이지',
    previous: '이전',
    next: '다음',
    page: (page) => `${page}쪽`,
    years: '연도로 가기',
  },
  facts: {
    label: '이 아카이브',
    questions: '질문',
    hashtags: '해시태그',
    reference: '기준일',
    license: '이용 허락',
  },
  frame: {
    skip: '본문으로 건너뛰기',
    navigation: '주 메뉴',
    aside: '함께 보기',
    hashtags: '해시태그',
    about: '소개',
    reference: (day) => `기준일 ${day}`,
    summary: '질문과 답변 커뮤니티의 기록을 보존한 읽기 전용 아카이브입니다.',
    correction: '틀린 내용 고치기',
    license: '이용 허락',
  },
  front: {
    introduction:
      '질문과 답변 커뮤니티의 기록을 모은 읽기 전용 아카이브입니다. 새 질문이나 답변은 받지 않습니다.',
    popular: '많이 쓰인 해시태그',
    all: '모두 보기 →',
    heading: '최근 활동',
    title: (page) => `최근 활동 ${page}쪽`,
    viewed: '많이 본 질문',
    worthReading: '한 번 읽어 볼 질문',
    ways: { 'most-viewed': '많이 본 질문', unanswered: '답변을 기다리는 질문' },
    list: '모든 질문',
  },
  question: {
    history: '활동 기록',
    earlier: (count) => `이전 활동 ${count}`,
    neighbours: '비슷한 질문',
    edit: '이 질문 고치기',
    source: '원문',
    back: '질문과 첫 답변 보기',
    toList: (list) => `${list} 목록으로`,
    turn: {
      label: (list) => `${list}의 앞뒤 질문`,
      newer: (list) => `더 최근 활동 · ${list}`,
      older: (list) => `더 오래된 활동 · ${list}`,
    },
    state: {
      closed: '닫힌 질문입니다.',
      closedOn: (day) => `${day}에 닫힌 질문입니다.`,
      reason: (reason) => `이유: ${reason}`,
      duplicates: '같은 질문:',
      locked: '잠긴 질문입니다.',
    },
  },
  conversation: {
    order: { votes: '채택된 답변, 추천 많은 순', time: '오래된 순' },
    accepted: '채택된 답변',
    acceptedAt: (at) => `${at}에 채택됨`,
    toAccepted: '채택된 답변 보기',
    score: (score) => `점수 ${score}`,
    replyTo: (name) => `${name} 님에게`,
    replyToWithheld: '삭제된 댓글에',
    replyToWithheldAnswer: '삭제된 답변에',
    edited: { before: '', between: ' ', after: ' 님이 고침', alone: ' 고침' },
    edits: (count) => `고침 ${count}번`,
    answerBy: (name) => `${name} 님의 답변`,
    permalink: (name) => `${name} 님의 답변 주소`,
    counts: '답변에 대한 반응',
    editList: '고친 기록',
    editAnswer: '이 답변 고치기',
    editComments: '댓글 고치기',
    withheldAnswer: '삭제된 답변입니다',
    withheldComment: '삭제된 댓글입니다',
    kept: {
      answers: {
        some: (all, kept) => `답변 ${all}개 중 ${kept}개가 보관되어 있습니다`,
        none: (all) => `답변 ${all}개는 보관되어 있지 않습니다`,
      },
      comments: {
        some: (all, kept) => `댓글 ${all}개 중 ${kept}개가 보관되어 있습니다`,
        none: (all) => `댓글 ${all}개는 보관되어 있지 않습니다`,
      },
    },
    later: '다음 쪽의 답변',
  },
  category: {
    heading: '분류',
    title: (category) => `${category} 질문`,
    description: (category, count) => `분류 ${category}의 질문 ${count}개를 최근 활동 순으로 모았습니다.`,
  },
  directory: {
    heading: '해시태그',
    headline: (count) => `해시태그 ${count}`,
    filter: '해시태그 찾기',
    placeholder: '예: spring',
    empty: '맞는 해시태그가 없습니다.',
    left: (count) => `${count}개 남음`,
    orders: { label: '해시태그 순서', name: '가나다', count: '많이 쓰인 순' },
    jumps: { name: '첫 글자로 가기', count: '질문 수로 가기' },
    range: (from, to) => {
      if (to === undefined) return `${from}개 이상`
      return from === to ? `${from}개` : `${from}–${to}개`
    },
    single: (count) => `질문이 하나인 해시태그 ${count}`,
    none: '이 아카이브의 질문에는 해시태그가 없습니다.',
    others: '그 밖',
    digits: '0–9',
  },
  search: searchKo,
  notFound: {
    heading: '페이지를 찾을 수 없습니다',
    what: '주소가 바뀌었거나 처음부터 없던 페이지입니다. 주소를 직접 쓰셨다면 틀린 글자가 없는지 확인해 주십시오.',
    next: {
      hashtags: '찾으시는 질문은 해시태그나 첫 화면의 목록에서 찾아보실 수 있습니다.',
      plain: '찾으시는 질문은 첫 화면의 목록에서 찾아보실 수 있습니다.',
    },
    front: '첫 화면으로',
    directory: '해시태그 목록 보기',
  },
  removed: {
    heading: '삭제된 질문입니다',
    what: '이 질문은 요청에 따라 아카이브에서 삭제되었습니다. 내용과 답변은 이곳에 남아 있지 않습니다.',
    next: {
      hashtags: '같은 주제의 다른 질문은 해시태그로 찾아보실 수 있습니다.',
      plain: '다른 질문은 첫 화면의 목록에서 찾아보실 수 있습니다.',
    },
  },
  moved: {
    heading: '주소가 바뀌었습니다',
    paragraph: '이 질문의 새 주소입니다.',
    listing: '이 목록의 새 주소입니다.',
  },
  synonym: {
    heading: '다른 표기입니다',
    paragraph: '이 표기의 질문은 다음 해시태그에 모여 있습니다.',
  },
  about: aboutKo,
}
