// What people write for keys, kinds, counts and times, and what they mean by it.
import { type ActivityKind, activityKinds, englishKinds } from '../activity.ts'

/** Without white space, in lower case, with Hangul in syllables: how words are compared. */
export function toWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
}

const keyWords: Record<string, string> = {
  title: '제목 질문제목 글제목 subject headline',
  category: '분류 카테고리 게시판 categories 범주',
  tags: '태그 해시태그 태그들 tag hashtag hashtags keyword keywords',
  counts: '개수 갯수 카운트 수 통계 집계 count stats',
  poll: '투표 설문 vote',
  activity: '활동 활동기록 활동내역 활동이력 기록 이력 내역 activities history log',
  aliases: '옛주소 옛날주소 예전주소 이전주소 별칭 alias redirectfrom',
  answers: '답변 답변수 답변개수 답글수 answer answercount',
  comments: '댓글 댓글수 댓글개수 comment commentcount',
  recommended: '추천 추천수 추천해요 recommend recommends likes like',
  needsSupplement: '보충이필요해요 보충 보충필요 supplement',
  views: '조회 조회수 view viewcount hits',
  at: '때 시각 시간 날짜 일시 date time datetime when',
  actor: '사람 이름 작성자 글쓴이 활동한사람 닉네임 author name user writer',
  text: '내용 댓글내용 body content message',
  replyTo: '대상 대댓글 inreplyto parent replyingto',
  accepted: '채택 채택됨 isaccepted best',
  score: '점수 point points',
  edited: '수정 고침 edits updates',
  kind: '종류 유형 활동종류 type action',
  person: '인물 회원',
  options: '선택지 보기 option choices',
  label: '선택지이름 choice',
  votes: '표 표수 득표 득표수',
  voters: '투표자 투표자수 참여자 참여자수 voter',
  multiple: '복수선택 여러개선택',
  state: '상태 status',
  closed: '닫힘 마감 close',
  locked: '잠김 lock',
  reason: '이유 까닭 사유',
  related: '관련 관련질문 함께볼질문 seealso',
  source: '출처 원문 원문주소',
  license: '라이선스 이용허락 licence',
}

/** Words that name a key where it is known, and would say nothing in a line of a body. */
const furtherWords: Record<string, string> = {
  at: '작성일 작성일시 작성시각 등록일 일자 created createdat',
  actor: '질문자 답변자 댓글쓴이 등록자 asker',
  kind: '구분',
  edited: '수정일 수정시각 수정일시 editedat updated updatedat modified',
  language: '언어 lang',
  locale: '언어 사이트언어',
  title: '질문 question',
  options: '항목 choices items',
  label: '이름 항목 보기 선택지 name option text',
  votes: '투표수 인원 count',
  voters: '인원 참여인원 total',
  multiple: '복수 복수응답',
  closed: '종료 종료됨 마감됨',
  of: '원본 원래질문 duplicateof',
  id: '번호 아이디 식별자',
  text: '글 본문 댓글',
  answer: '답변',
  recommended: '추천해요수',
  name: '이름 사람 작성자 닉네임 표시이름 라이선스이름 nickname displayname',
  url: '주소 사이트주소 홈페이지 링크 address website homepage link',
  formerNames: '옛이름 예전이름 이전이름 전이름 formername oldnames',
  about: '소개 설명 bio',
  description: '설명 소개 desc summary',
  referenceDate: '기준일 기준날짜 날짜',
  timeZone: '시간대',
  formerUrls: '옛주소 예전주소 이전주소 formerurl oldurls',
  redirects: '리다이렉트 redirect',
  pageSize: '쪽크기 페이지크기 perpage',
  summaryLength: '요약길이',
  answerOrder: '답변순서',
  math: '수식',
  repository: '저장소 repo github 깃허브',
  editUrl: '고치는주소 수정주소',
  personalData: '개인정보',
  theme: '테마 색 색상 colors colours',
  verification: '소유확인 사이트확인 사이트소유확인 siteverification',
  accent: '강조 강조색 색 색상 color colour primary main',
  leaf: '잎 잎색 secondary',
  actors: '이름 이름들 활동한사람 사람 작성자 names name actor authors author users user',
  people: '사람들 인물 인물들 person persons',
  questions: '질문 질문들 question',
  answers: '답변 답변들 answer',
  comments: '댓글 댓글들 comment',
  question: '질문 질문id',
  date: '날짜 일자 적용한날 적용일',
}

function toKeysByWord(words: Record<string, string>): Map<string, string[]> {
  const pairs = Object.entries(words).flatMap(([key, listed]) =>
    [key, ...listed.split(' ')].map((word) => ({ key, word: toWord(word) })),
  )
  const byWord = Map.groupBy(pairs, ({ word }) => word)
  return new Map(Array.from(byWord, ([word, found]) => [word, found.map(({ key }) => key)]))
}

const keysByWord = toKeysByWord(keyWords)
const furtherKeys = toKeysByWord(furtherWords)

/** The key of a question, an answer or a comment that a word names, in either language: `제목`, `Title` and `hashtags` do. */
export function findKey(word: string): string | undefined {
  return keysByWord.get(toWord(word))?.[0]
}

/** The keys that a word may name where these are known, the likeliest first: of a setting `언어` names two. */
export function findKeysAmong(word: string, known: readonly string[]): string[] {
  const name = toWord(word)
  const found = [...(keysByWord.get(name) ?? []), ...(furtherKeys.get(name) ?? [])]
  return known.filter((key) => toWord(key) === name || found.includes(key))
}

const kindWords: Partial<Record<ActivityKind, string>> = {
  질문: '새질문 새로운질문 질문등록 질문작성 newquestion asked',
  '질문 업데이트':
    '질문수정 질문편집 질문갱신 질문변경 질문업뎃 questionupdated questionupdate editedquestion',
  '새로운 답변': '새답변 답변등록 답변작성 답변추가 신규답변',
  '답변 업데이트': '답변수정 답변편집 답변갱신 답변변경 답변업뎃 answerupdated answerupdate editedanswer',
  '새로운 댓글': '새댓글 댓글등록 댓글작성 댓글추가 신규댓글',
  '댓글 업데이트': '댓글수정 댓글편집 댓글갱신 댓글변경 댓글업뎃 commentupdated commentupdate editedcomment',
}

const kindsByWord = new Map(
  activityKinds.flatMap((kind, index) =>
    [kind, englishKinds[index] ?? kind, ...(kindWords[kind] ?? '').split(' ')].map(
      (word) => [toWord(word), kind] as const,
    ),
  ),
)

/** Kinds by the words that name one and no other: `답변` does not say whether it is new or edited. */
export function findKind(word: string): ActivityKind | undefined {
  return kindsByWord.get(toWord(word))
}

/** All spellings of kinds, as `toWord` makes them. */
export const kindSpellings: ReadonlyMap<string, ActivityKind> = kindsByWord

const numerals = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** `3개`, `5회`, `세 표` → `3`, `5`, `3`; what is rounded (`1만`, `1.2천`) stays. */
export function withoutUnit(text: string): string {
  const [, word = '', number = ''] =
    /^(?:([가-힣]{1,2})\s*|(\d[\d,]*)\s*)(?:개|회|번|건|명|분|표|점|votes?)$/.exec(text) ?? []
  if (number !== '') return number
  return numerals.includes(word) ? `${numerals.indexOf(word) + 1}` : text
}

const afternoon = /오후|(?<![a-z])p\.?m\.?(?![a-z])/i
const morning = /오전|(?<![a-z])a\.?m\.?(?![a-z])/i

/** Which half of the day a time names, if it does, and the time without it. */
export function toHalfDay(text: string): { half: 'morning' | 'afternoon' | undefined; rest: string } {
  if (afternoon.test(text)) return { half: 'afternoon', rest: text.replace(afternoon, ' ') }
  return morning.test(text)
    ? { half: 'morning', rest: text.replace(morning, ' ') }
    : { half: undefined, rest: text }
}

/** `24. 5. 1`, `24년 5월 1일`; `24.05.01` is of no language alone: the first of May, or the 24th. */
export const shortYear = /^(\d{2})(?=\. |년)/

/** `2024년 5월 1일(수) 9시 30분` → `2024-5-1 9:30`, in signs that all languages share. */
export function withoutTimeWords(text: string): string {
  return text
    .replace(/\([월화수목금토일]\)|[월화수목금토일]요일/g, ' ')
    .replace(/\s*[년월]\s*/g, '-')
    .replace(/일/g, ' ')
    .replace(/(\d)\s*시\s*(\d)/g, '$1:$2')
    .replace(/(\d)\s*시/g, '$1:00')
    .replace(/:(\d)(?=\s*분)/g, ':0$1')
    .replace(/(\d)\s*분\s*(\d)/g, '$1:$2')
    .replace(/[분초]/g, ' ')
}

const yes = new Set(['예', '네', '있음', 'true', 'yes', 'y', 'on', '1', 'o'])
const no = new Set(['아니오', '아니요', '없음', 'false', 'no', 'n', 'off', '0', 'x'])

export function toBoolean(text: string): string | undefined {
  const word = toWord(text)
  if (yes.has(word)) return 'true'
  return no.has(word) ? 'false' : undefined
}

/** The key of one of these places that a word names. */
export function findWord(words: Readonly<Record<string, string>>, text: string): string | undefined {
  const word = toWord(text)
  return Object.keys(words).find((key) => words[key]?.split(' ').some((each) => toWord(each) === word))
}

/** What people write for values of settings. */
const settingWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: {
    ko: 'korean 한국어 한글 국어',
    en: 'english 영어',
    ja: 'japanese 일본어',
    zh: 'chinese 중국어',
  },
  locale: {
    ko: 'korean 한국어 한글 kokr kr',
    en: 'english 영어 enus engb',
  },
  timeZone: {
    'Asia/Seoul': 'kst 서울 seoul 한국 korea +09:00 +9 utc+9 gmt+9 utc+09:00 한국시간 한국표준시',
  },
  answerOrder: {
    votes: '추천순 추천 득표순 투표순',
    time: '시간순 작성순 등록순 오래된순',
  },
}

/** Colours by their names, of which the stylesheets of browsers say what they are. */
const colours: Readonly<Record<string, string>> = {
  '#0000ff': 'blue 파랑 파란색 파랑색',
  '#000080': 'navy 남색',
  '#ff0000': 'red 빨강 빨간색 빨강색',
  '#008000': 'green 초록 초록색 녹색',
  '#800080': 'purple 보라 보라색',
  '#008080': 'teal 청록색',
  '#ffa500': 'orange 주황 주황색',
  '#a52a2a': 'brown 갈색',
  '#000000': 'black 검정 검은색 검정색',
  '#808080': 'gray grey 회색',
  '#ffff00': 'yellow 노랑 노란색',
  '#ffc0cb': 'pink 분홍 분홍색',
}

/** The value of a setting that somebody writes a word for: `Korean`, `KST`, `추천순`. */
export function findSettingValue(key: string, text: string): string | undefined {
  return Object.hasOwn(settingWords, key) ? findWord(settingWords[key] ?? {}, text) : undefined
}

/** `blue` → `#0000ff` */
export function findColour(text: string): string | undefined {
  return findWord(colours, text)
}
