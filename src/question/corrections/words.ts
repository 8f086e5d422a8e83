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
  title: '제목 질문제목 subject headline',
  category: '분류 카테고리 categories 범주',
  tags: '태그 해시태그 태그들 tag hashtag hashtags keyword keywords',
  counts: '개수 갯수 카운트 수 count',
  poll: '투표 설문 vote',
  activity: '활동 활동기록 기록 activities history',
  aliases: '옛주소 옛날주소 예전주소 이전주소 별칭 alias redirectfrom',
  answers: '답변 답변수 답변개수 answer answercount',
  comments: '댓글 댓글수 댓글개수 comment commentcount',
  recommended: '추천 추천수 추천해요 recommend recommends likes like',
  needsSupplement: '보충이필요해요 보충 보충필요 supplement',
  views: '조회 조회수 view viewcount hits',
  at: '때 시각 시간 날짜 일시 date time datetime when',
  actor: '사람 이름 작성자 글쓴이 활동한사람 닉네임 author name user writer',
  text: '내용 댓글내용 body content message',
  replyTo: '대상 대댓글 inreplyto parent replyingto',
  accepted: '채택 채택됨 isaccepted best',
  score: '점수 votes point points',
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

const keysByWord = new Map(
  Object.entries(keyWords).flatMap(([key, words]) =>
    [key, ...words.split(' ')].map((word) => [toWord(word), key] as const),
  ),
)

/** The key that a word names, in either language: `제목`, `Title` and `hashtags` do. */
export function findKey(word: string): string | undefined {
  return keysByWord.get(toWord(word))
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

/** `3개`, `5회` → `3`, `5`; what is rounded (`1만`, `1.2천`) stays. */
export function withoutUnit(text: string): string {
  return text.replace(/^(\d[\d,]*)\s*(?:개|회|번|건|명|분)$/, '$1')
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

/** `2024년 5월 1일(수) 9시 30분` → `2024-5-1 9:30`, in signs that all languages share. */
export function withoutTimeWords(text: string): string {
  return text
    .replace(/\([월화수목금토일]\)|[월화수목금토일]요일/g, ' ')
    .replace(/\s*[년월]\s*/g, '-')
    .replace(/일/g, ' ')
    .replace(/(\d)\s*시\s*(\d)/g, '$1:$2')
    .replace(/(\d)\s*시/g, '$1:00')
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
