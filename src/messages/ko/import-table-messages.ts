// What an import of tables says: what stands in its way, and what it left out.
import type { FailureMessages } from '../failure-details.ts'
import { toMappingIssueText } from '../mapping-issue.ts'
import type { TableFailureDetails } from '../table-failures.ts'
import { fieldMessages } from './field-messages.ts'
import { fileMessages } from './file-messages.ts'
import { frontMatterMessages } from './front-matter-messages.ts'

const readme = '표마다 쓸 수 있는 매핑의 예는 docs/importing.md에 있습니다.'

const expected: Record<TableFailureDetails['table-value']['expected'], string> = {
  time: '시각이 있어야 합니다. 연도는 네 자리로 씁니다. 예: 2024-05-01 09:30:00, 2024. 5. 1 오전 9:30, 20240501093000, 5/1/2024 9:30 AM, 1970년부터 센 초. 날을 달보다 먼저 쓴 시각(13/5/2024)이라면 매핑에 time: day-first를 써 주세요. 어느 시간대의 시각인지는 timeZone으로 정합니다',
  count: '0 이상의 정수가 있어야 합니다',
  number: '정수가 있어야 합니다',
  switch:
    '1이나 0, true나 false, Y나 N, 또는 시각이 있어야 합니다. 다른 말이라면 매핑의 values에 그 뜻을 써 주세요',
  type: '행의 종류가 있어야 합니다. 다른 말이라면 매핑의 values: { type: … }에 그 뜻을 써 주세요',
  format: '본문의 형식이 있어야 합니다. 다른 말이라면 매핑의 values: { bodyFormat: … }에 그 뜻을 써 주세요',
}

function toKnown(known: string): string {
  return known === '' ? '' : `: ${known}`
}

const mappingWords = {
  messages: { ...frontMatterMessages, ...fileMessages, ...fieldMessages },
  hint: readme,
  nearest: (nearest: string) => `혹시 이것입니까 → ${nearest}`,
}

export const tableFailures = {
  'table-file': ({ file, reason }) => `파일을 읽을 수 없습니다: ${file} (${reason})`,
  'table-empty': ({ file }) =>
    `빈 파일입니다: ${file}. 첫 줄에는 열 이름이, 그다음 줄마다 한 행이 있어야 합니다.`,
  'table-unnamed': ({ mapping }) =>
    `매핑에 표의 파일 이름이 없습니다: ${mapping}. tables: [{ file: posts.csv }] 처럼 쓰거나 명령에 표를 적어 주세요 → npm run import -- table posts.csv --mapping ${mapping}`,
  'table-no-mapping': ({ file, tried }) =>
    `표의 열이 무엇인지 알려 주는 매핑 파일이 없습니다: ${file}. 같은 폴더에 ${tried.join(', ')} 가운데 하나를 두거나 --mapping으로 정해 주세요. ${readme}`,
  'table-mapping': ({ issues }) =>
    `매핑 파일을 쓸 수 없습니다.\n${issues.map((issue) => toMappingIssueText(issue, mappingWords)).join('\n')}`,
  'table-column': ({ mapping, line, column, file, known, nearest, twice }) =>
    twice
      ? `${mapping}:${line}: ${file}에 이름이 같은 열이 둘 있습니다: ‘${column}’. 하나의 이름을 바꿔 주세요.`
      : `${mapping}:${line}: ${file}에 그런 열이 없습니다: ‘${column}’.${nearest === undefined ? '' : ` 혹시 이것입니까 → ${nearest}`} 있는 열: ${known}`,
  'table-column-twice': ({ file, column }) =>
    `${file}: 이름이 같은 열이 둘 있습니다: ‘${column}’. 하나의 이름을 바꿔 주세요.`,
  'table-encoding': ({ file, line, encoding }) =>
    `${file}:${line}: ${encoding} 글자가 아닙니다. 파일 전체의 인코딩이 다르다면 매핑에 encoding: ${encoding === 'utf-8' ? 'euc-kr' : 'utf-8'} 이라고 써 주세요. 몇 글자만 깨졌다면 damaged: replace 라고 써 주세요.`,
  'table-line-too-long': ({ file, line, megabytes }) =>
    `${file}:${line}: 한 줄이 ${megabytes} MB를 넘습니다. 표 파일이 맞는지 확인해 주세요.`,
  'table-quote': ({ file, line }) =>
    `${file}:${line}: 따옴표가 잘못된 자리에 있거나 닫히지 않았습니다. 따옴표가 든 칸은 따옴표로 둘러싸고, 안의 따옴표는 두 번 씁니다("say ""hi"""). 안의 따옴표 앞에 역슬래시가 있는 파일이라면 매핑에 escape: '\\' 라고 써 주세요.`,
  'table-cells': ({ file, line, expected, found }) =>
    `${file}:${line}: 이 행은 ${found}칸인데 첫 줄의 열 이름은 ${expected}개입니다. 매핑의 delimiter와 format(csv, tsv, mysql)이 맞는지 확인해 주세요.`,
  'table-json': ({ file, line, reason }) =>
    `${file}:${line}: JSON 객체가 아닙니다(${reason}). NDJSON은 한 줄에 하나씩 씁니다.`,
  'table-value': ({ file, line, column, field, value, expected: kind, known }) =>
    `${file}:${line}: ${field}${column === '' ? '' : ` (열 ${column})`}에 쓸 수 없는 값입니다: ‘${value}’. ${expected[kind]}${toKnown(known)}.`,
  'table-missing': ({ file, line, column, field }) =>
    column === ''
      ? `${file}:${line}: 이 행의 ${field} 값을 알 수 없습니다. 매핑의 columns에 그 열을 쓰거나, 언제나 같은 값이라면 constants에 써 주세요.`
      : `${file}:${line}: ${field} 값이 없습니다(비어 있는 열: ${column}). 값을 채우거나, 비었을 때의 값을 매핑의 constants에 써 주세요.`,
} satisfies Partial<FailureMessages>

/** What was left out or changed, and why. */
export const tableRules = {
  'table-column-unread': '매핑에 없는 열을 뺐습니다',
  'table-row-skipped': '매핑이 빼라고 한 행을 뺐습니다',
  'table-text-damaged': '글자가 아닌 바이트를 �로 바꾸었습니다',
  'table-row-without-question': '달린 곳이 표에 없어 질문으로 이어지지 않는 행을 뺐습니다',
  'table-id-made':
    'id가 없는 질문에 시각과 제목으로 id를 주었습니다. 제목을 고쳐 다시 가져오면 다른 질문이 됩니다',
  'table-month-first':
    '시각의 첫 수를 달로 읽었습니다(3/5/2024는 3월 5일). 날이라면 매핑에 time: day-first를 써 주세요',
  'table-accepted-missing': '채택된 답변이 표에 없습니다',
  'table-place-emptied':
    '사진 모음이나 다른 글의 블록이 있던 자리를 비웠습니다. 무엇을 보여 주었는지 표에 없습니다',
  'table-attachment-missing': '첨부 파일은 표에 없어 이름만 남겼습니다',
  'table-tag-unknown': '뜻을 알 수 없는 쇼트코드나 BBCode를 쓰인 그대로 두었습니다',
}
