// What to write in the place of a value that is wrong or missing.
import type { Detail } from '../issue-message.ts'
import { toGeneralKey, toValueName } from '../value-name.ts'

const typeNames: Record<string, string> = {
  string: '글자를 씁니다',
  number: '0 이상의 정수를 씁니다. 어림한 수(1.2k, 1만)의 정확한 값은 원래 글을 본 사람만 압니다',
  int: '0 이상의 정수를 씁니다. 어림한 수(1.2k, 1만)의 정확한 값은 원래 글을 본 사람만 압니다',
  boolean: 'true나 false를 따옴표 없이 씁니다',
  array: '목록을 씁니다. 예: [rest, 백엔드]',
  object: '키와 값을 씁니다. 예: { answers: 3, comments: 5, views: 1234 }',
}

/** Where an example of another key would mislead. */
const keyExamples: Record<string, string> = {
  activity: '활동의 목록을 씁니다. 예: [{ at: 2024-05-01, actor: 홍길동, kind: 질문 }]',
  aliases: '옛 주소의 목록을 씁니다. 예: [/articles/1234]',
  accepted: 'true나 채택된 때를 씁니다. 예: accepted: 2024-05-04',
  edited: '고친 때의 목록을 씁니다. 예: [{ at: 2024-05-04T10:00:00+09:00 }]',
  score: '정수를 씁니다. 예: score: -2',
  poll: '투표 표시만 있었으면 true를, 선택지를 알면 키와 값을 씁니다. 예: { options: [{ label: PUT, votes: 3 }] }',
  options: '선택지의 목록을 씁니다. 예: [{ label: PUT, votes: 3 }]',
  state: '키와 값을 씁니다. 예: { closed: true }',
  closed: 'true를, 까닭을 알면 키와 값을 씁니다. 예: { reason: 되풀이된 질문, of: [put-or-patch] }',
  of: '질문의 id 목록을 씁니다. 예: [put-or-patch]',
  related: '질문의 id 목록을 씁니다. 예: [put-or-patch]',
  theme: '키와 값을 씁니다. 예: { accent: "#0b63a5", leaf: "#4a641a" }',
  'activity[]': '키와 값을 씁니다. 예: { at: 2024-05-01, actor: 홍길동, kind: 질문 }',
  'edited[]': '키와 값을 씁니다. 예: { at: 2024-05-04T10:00:00+09:00 }',
  'poll[]': '키와 값을 씁니다. 예: { options: [{ label: PUT, votes: 3 }] }',
  'options[]': '키와 값을 씁니다. 예: { label: PUT, votes: 3 }',
  formerNames: '이름의 목록을 씁니다. 예: [길동이]',
}

/** The same in files that are no questions; `*` is the id or the hashtag that a person or a list stands at. */
const fileExamples: Record<string, Record<string, string>> = {
  answer: {
    '': '답변의 키와 값을 한 줄에 하나씩 씁니다. 예: actor: 홍길동',
    counts: '키와 값을 씁니다. 예: { recommended: 12, needsSupplement: 3 }',
  },
  comments: {
    '': '댓글의 목록을 쓰고, 댓글마다 -로 시작합니다. 예: - id: c9',
    '[]': '댓글 하나의 키와 값을 한 줄에 하나씩 씁니다. 예: - id: c9',
  },
  settings: {
    '': '설정의 키와 값을 한 줄에 하나씩 씁니다. 예: title: 우리 커뮤니티 아카이브',
    formerUrls: '주소의 목록을 씁니다. 예: formerUrls: [https://old.example.com/]',
    redirects: 'netlify, cloudflare, nginx의 목록을 씁니다. 예: redirects: [nginx]',
    pageSize: '1부터 200까지의 정수를 씁니다. 예: pageSize: 20',
    summaryLength: '0부터 100,000까지의 정수를 씁니다. 예: summaryLength: 600',
  },
  people: {
    '': '사람마다 id와 이름을 씁니다. 예: u43: { name: 홍길동 }',
    '*': '키와 값을 씁니다. 예: { name: 홍길동 }',
  },
  redactions: {
    '': '가릴 것의 목록을 종류마다 씁니다. 예: actors: [{ name: 홍길동, date: 2025-06-30 }]',
    actors: '가릴 이름의 목록을 씁니다. 예: [{ name: 홍길동, date: 2025-06-30 }]',
    'actors[]': '키와 값을 씁니다. 예: { name: 홍길동, date: 2025-06-30 }',
    people: '사람의 목록을 씁니다. 예: [{ id: u43, date: 2025-06-30 }]',
    'people[]': '키와 값을 씁니다. 예: { id: u43, date: 2025-06-30 }',
    questions: '질문의 목록을 씁니다. 예: [{ id: put-or-patch, date: 2025-06-30 }]',
    'questions[]': '키와 값을 씁니다. 예: { id: put-or-patch, date: 2025-06-30 }',
    answers: '답변의 목록을 씁니다. 예: [{ question: put-or-patch, id: 5678, date: 2025-06-30 }]',
    'answers[]': '키와 값을 씁니다. 예: { question: put-or-patch, id: 5678, date: 2025-06-30 }',
    comments: '댓글의 목록을 씁니다. 예: [{ question: put-or-patch, id: c9, date: 2025-06-30 }]',
    'comments[]': '키와 값을 씁니다. 예: { question: put-or-patch, id: c9, date: 2025-06-30 }',
  },
  synonyms: {
    '': '해시태그마다 다른 표기의 목록을 씁니다. 예: spring-boot: [스프링부트, springboot]',
    '*': '다른 표기의 목록을 씁니다. 예: [스프링부트, springboot]',
  },
  tags: {
    '': '해시태그마다 설명과 옛 주소를 씁니다. 예: rest: { description: 자원을 주고받는 방식 }',
    '*': '키와 값을 씁니다. 예: { description: 자원을 주고받는 방식 }',
    aliases: '옛 주소의 목록을 씁니다. 예: [/questions/tagged/rest]',
  },
  categories: {
    '': '분류마다 설명과 옛 주소를 씁니다. 예: 개발자: { description: 개발에 관한 질문 }',
    '*': '키와 값을 씁니다. 예: { description: 개발에 관한 질문 }',
    aliases: '옛 주소의 목록을 씁니다. 예: [/c/dev]',
  },
}

export function toTypeHint(detail: Detail): string {
  const name = toValueName({ key: toGeneralKey(detail) })
  const example = fileExamples[detail['file'] ?? '']?.[name] ?? keyExamples[name]
  return `이 자리에는 ${example ?? typeNames[detail['expected'] ?? ''] ?? '다른 값을 씁니다'}.`
}

const patternNames: Record<string, string> = {
  votes: '받은 표의 수를',
  at: '고친 날짜나 시각을',
  date: '가리기로 한 날(2025-06-30처럼)을',
  question: '질문의 id와 가리기로 한 날(2025-06-30처럼)을',
}

/** What nobody but a person can know: an example says how it is written, and not what. */
const missingExamples: Record<string, string> = {
  title: 'title: PUT과 PATCH는 언제 나눠 쓰나요?',
  category: 'category: 개발자',
  tags: 'tags: [rest, spring-boot, 백엔드]. 해시태그가 없는 질문이면 tags: []라고 씁니다',
  counts: 'counts: { answers: 3, comments: 5, views: 1234 }',
  'counts.answers': 'answers: 3. 답변이 없었으면 0이라고 씁니다',
  'counts.comments': 'comments: 5. 댓글이 없었으면 0이라고 씁니다',
  activity: 'activity: [{ at: 2024-05-01T09:30:00+09:00, actor: 홍길동, kind: 질문 }]',
  'activity.at': 'at: 2024-05-01T09:30:00+09:00',
  'activity.actor': 'actor: 홍길동. 이름을 모르면 익명이라고 씁니다',
  'activity.kind': 'kind: 질문',
  at: 'at: 2024-05-03T21:04:00+09:00',
  actor: 'actor: 홍길동. 이름을 모르면 익명이라고 씁니다',
  'edited.at': 'at: 2024-05-04T10:00:00+09:00',
  '.id': 'id: c9',
  '.at': 'at: 2024-05-03T22:00:00+09:00',
  '.actor': 'actor: 홍길동. 이름을 모르면 익명이라고 씁니다',
  '.text': 'text: |라고 쓰고, 다음 줄에 빈칸 4개 뒤에 글을 씁니다',
  referenceDate: 'referenceDate: 2025-06-30',
  'theme.accent': 'accent: "#0b63a5". 따옴표가 없으면 #부터는 메모가 되어 읽지 않습니다',
  'theme.leaf': 'leaf: "#4a641a". 따옴표가 없으면 #부터는 메모가 되어 읽지 않습니다',
  'actors.name': 'name: 홍길동',
  'actors.in': 'in: actors',
  'actors.date': 'date: 2025-06-30',
  'questions.id': 'id: put-or-patch',
  'people.id': 'id: u43',
  'people.date': 'date: 2025-06-30',
  'poll.options': 'options: [{ label: PUT, votes: 3 }]',
  'poll.options.label': 'label: PUT',
  'poll.options.votes': 'votes: 3. 아무도 고르지 않았으면 0이라고 씁니다',
  'questions.date': 'date: 2025-06-30',
  'answers.question': 'question: put-or-patch',
  'answers.id': 'id: 5678',
  'answers.date': 'date: 2025-06-30',
  'comments.question': 'question: put-or-patch',
  'comments.id': 'id: c9',
  'comments.date': 'date: 2025-06-30',
  'license.name': 'name: CC BY-SA 4.0',
}

const missingInFile: Record<string, Record<string, string>> = {
  settings: { title: 'title: 우리 커뮤니티 아카이브' },
  people: { '*': '*: { name: 홍길동 }', '*.name': 'name: 홍길동' },
  synonyms: { '*': '*: [스프링부트, springboot]' },
  tags: { '*': '*: { description: 자원을 주고받는 방식 }' },
  categories: { '*': '*: { description: 개발에 관한 질문 }' },
}

export function toMissingHint(detail: Detail): string {
  if (detail['pattern']) {
    const otherwise = detail['key']?.endsWith('.votes')
      ? ' 표를 모르면 선택지를 본문에 적고 poll: true라고 씁니다.'
      : ''
    return `… 자리에 ${patternNames[toValueName(detail)] ?? '값을'} 적어 이렇게 써 주세요.${otherwise} → ${detail['pattern']}`
  }
  const { key = '', empty, found, file = '' } = detail
  const general = toGeneralKey(detail).replace(/\[\d+\]/g, '')
  const name = general === '*' ? key : toValueName(detail)
  const known = (missingInFile[file]?.[general] ?? missingExamples[general])?.replace(/^\*/, () => key)
  if (found === 'sequence') {
    return `이 자리에는 ${keyExamples[name] ?? '값이 있는 목록을 씁니다'}.${name === 'poll' ? ' 투표가 없었다면 poll: false라고 씁니다.' : ''}`
  }
  if (key.endsWith(']')) return '이 줄에 값을 써 주세요. 값이 없으면 빈 줄은 없어도 됩니다.'
  return empty
    ? `${name}의 줄이 이미 있습니다. 줄을 새로 넣지 말고 콜론 뒤에 값을 써 주세요. 예: ${known ?? `${name}: …`}`
    : `알고 있는 값으로 이 키의 줄을 넣어 주세요. 예: ${known ?? `${name}: …`}`
}

/** Every count has an example of its own name; a score may be below zero. */
export function toCountHint(detail: Detail): string {
  const name = toValueName(detail)
  if (name === 'score') return '점수는 정수를 쉼표 없이 씁니다. 음수도 됩니다. 예: score: -2'
  return `개수는 0 이상의 정수를 쉼표 없이 씁니다. 예: ${name || 'views'}: 1234`
}
