import type { FailureMessages } from '../failure-details.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import { toVisibleText } from '../visible-text.ts'

const kept = '아무것도 바꾸지 않았습니다.'

/** What says the language of a source. */
const languageSources = {
  source: '원본에 적혀 있습니다',
  host: '원본의 주소를 따랐습니다',
  titles: '제목의 글자를 따랐습니다',
  archive: 'archive.yaml을 따랐습니다',
  nothing: '알 수 없어 이렇게 두었습니다. 다르다면 archive.yaml에 language를 적어 주세요',
}

/** What `npm run import` says of itself. */
export const importMessages = {
  phases: { read: '읽기', convert: '바꾸기', write: '쓰기' },
  /** How many of each kind. */
  numbers: {
    question: (count: number) => `질문 ${toGroupedNumber(count)}개`,
    answer: (count: number) => `답변 ${toGroupedNumber(count)}개`,
    comment: (count: number) => `댓글 ${toGroupedNumber(count)}개`,
    person: (count: number) => `사람 ${toGroupedNumber(count)}명`,
    synonyms: (count: number) => `다른 표기가 있는 해시태그 ${toGroupedNumber(count)}개`,
    hashtag: (count: number) => `설명이나 옛 주소가 있는 해시태그 ${toGroupedNumber(count)}개`,
    category: (count: number) => `설명이나 옛 주소가 있는 분류 ${toGroupedNumber(count)}개`,
    file: (count: number) => `파일 ${toGroupedNumber(count)}개`,
  },
  outcomes: {
    added: (things: string) => `더한 것: ${things}`,
    updated: (things: string) => `바뀐 것: ${things}`,
    unchanged: (things: string) => `그대로인 것: ${things}`,
    edited: (things: string) => `손으로 고쳐 그대로 둔 것: ${things}`,
    'edited-both': (things: string) => `손으로 고쳤고 원본도 바뀌어, 고친 것을 그대로 둔 것: ${things}`,
    own: (things: string) =>
      `그 id로, 또는 댓글이 달린 답변의 id로 이미 다른 것이 있어 가져오지 않은 것: ${things}`,
    removed: (things: string) => `지우거나 링크로 바꾸어 다시 가져오지 않은 것: ${things}`,
    vanished: (things: string) => `원본에서 사라졌지만 남겨 둔 것: ${things}`,
    faulty: (things: string) => `고칠 곳이 있는 파일이라 그대로 둔 것: ${things}`,
    notes: (things: string) => `# 메모가 있는 파일이라 그대로 둔 것: ${things}`,
  },
  read: (things: string, title: string) => `${toVisibleText(title)}: 읽은 것은 ${things}입니다.`,
  nothingNew: '바뀐 것이 없습니다. 모든 파일이 그대로입니다.',
  files: (count: number, folder: string) =>
    `파일 ${toGroupedNumber(count)}개를 썼습니다: ${toVisibleText(folder)}`,
  rule: (sentence: string, count: number) => `- ${sentence}: ${toGroupedNumber(count)}`,
  settings: {
    made: 'archive.yaml을 만들었습니다. 제목이 맞는지 살펴 주세요.',
    added: (keys: string) => `archive.yaml에 없던 것을 더했습니다: ${keys}`,
    /** @param hangul percent of the letters of titles. */
    language: (tag: string, locale: string, by: keyof typeof languageSources, hangul: number) =>
      `질문의 언어: ${toVisibleText(tag)}, 사이트의 말: ${locale} (${languageSources[by]}. 제목의 글자 가운데 한글 ${hangul}%)`,
    differing: (key: string, own: string, source: string) =>
      `archive.yaml에 적힌 대로 두었습니다: ${key}: ${toVisibleText(own)} (원본은 ${toVisibleText(source)})`,
    updated: (day: string) => `archive.yaml의 기준일을 바꾸었습니다: ${day}`,
    tell: (day: string) =>
      `archive.yaml의 기준일이 가장 새로운 활동보다 이릅니다. 이 줄로 바꾸어 주세요 → referenceDate: ${day}`,
    formerUrl: (url: string) =>
      `이 원본이 있던 주소가 archive.yaml에 없어 그리로 가는 링크가 이어지지 않습니다. formerUrls 아래에 이 줄을 더해 주세요 → - ${toVisibleText(url)}`,
  },
  report: (path: string) => `모든 내용: ${toVisibleText(path)}`,
  /** What to do next. */
  next: {
    heading: '다음 할 일:',
    pictures: (count: number, command: string) =>
      `다른 곳에 있는 그림 ${toGroupedNumber(count)}개 받기: ${toVisibleText(command)}`,
    settings: (path: string, keys: string) => `${toVisibleText(path)}에 적거나 고칠 것: ${keys}`,
    check: (command: string) => `살펴보기: ${toVisibleText(command)}`,
    build: (command: string) => `사이트 만들기: ${toVisibleText(command)}`,
  },
  reportHeading: (title: string) => `가져오기: ${toVisibleText(title)}`,
  leftBehind: (path: string, reason: string) =>
    `가져온 것은 모두 제자리에 있지만 보고서를 쓰지 못했습니다: ${toVisibleText(path)} (${toVisibleText(reason)})`,
  /** How a call can be wrong. */
  wrong: {
    noSource: (sources: string) => `무엇을 가져올지 적어 주세요: ${sources}`,
    unknownSource: (name: string, sources: string) =>
      `모르는 원본입니다: ${toVisibleText(name)}. 쓸 수 있는 것: ${sources}`,
    otherOption: (source: string, option: string, options: string) =>
      `${source}에는 쓰지 않는 옵션입니다: ${option}. 쓸 수 있는 것: ${options}`,
    category: (category: string) =>
      `분류로 쓸 수 없는 이름입니다: --category ${toVisibleText(category)}. 예: --category 개발자`,
    noPath: (name: string) => `가져올 파일이나 폴더를 하나 적어 주세요: npm run import -- ${name} 경로`,
    noUrl: (text: string) =>
      `--url에는 http나 https로 시작하는 주소를 써 주세요: ${toVisibleText(text)}. 예: https://example.com`,
  },
}

function toUnreadable(path: string, reason: string): string {
  if (reason === 'ENOENT') return `${path}: 없는 파일입니다. 경로를 살펴 주세요.`
  if (reason === 'kind') return `${path}: 파일이 아닙니다. 파일의 경로를 적어 주세요.`
  return `${path}: 읽을 수 없습니다(${reason}). 읽을 권한이 있는지 확인해 주세요.`
}

/** What stands in the way of any import. */
export const importFailures = {
  'import-stopped': () => `가져오기를 멈추었습니다. ${kept}`,
  'import-disk-full': ({ target }) =>
    `디스크에 자리가 없습니다: ${target}. 원본의 두세 배쯤 자리를 비우거나 --out으로 다른 디스크의 폴더를 정해 주세요. ${kept}`,
  'import-running': ({ target, process }) =>
    `다른 가져오기(프로세스 ${process})가 이 폴더에 쓰고 있습니다: ${target}. 끝날 때까지 기다려 주세요.`,
  'import-foreign': ({ folder, held, key, other }) =>
    `이 원본을 가져온 적이 없는 폴더입니다: ${folder} (${held} 등이 있습니다). ${other === '' ? '' : `이 폴더의 원본: ${other}. `}가져올 원본: ${key}. 다른 폴더를 --out으로 정해 주세요. 이 폴더에 더하려면 --into를 붙여 주세요.`,
  'import-over-samples': ({ folder, held }) =>
    `이 원본을 가져온 적이 없는 폴더입니다: ${folder} (${held} 등이 있습니다). 이 프로젝트의 예시 글만 있다면 git rm -r content로 지우고 다시 실행해 주세요. 다른 글이 있다면 다른 폴더를 --out으로 정하거나, 이 폴더에 더하도록 --into를 붙여 주세요.`,
  'import-key-unsure': ({ folder, key }) =>
    `어느 커뮤니티인지 알려 주는 것이 원본에 없어, 이 폴더에 있는 것(${key})과 같은지 알 수 없습니다: ${folder}. --url로 커뮤니티의 주소를 적어 주세요. 같은 커뮤니티라면 --into를 붙여 주세요.`,
  'import-no-folder': ({ folder }) => `폴더가 아닙니다: ${folder}. --out으로 다른 폴더를 정해 주세요.`,
  'import-link-dangling': ({ link, target }) =>
    `없는 곳을 가리키는 링크입니다: ${link} → ${target}. 그곳에 폴더를 만들거나 --out으로 다른 폴더를 정해 주세요.`,
  'import-folder-unwritable': ({ folder, reason }) =>
    `쓸 수 없는 폴더입니다: ${folder} (${reason}). 쓰기 권한을 주거나 --out으로 다른 폴더를 정해 주세요.`,
  'import-target-taken': ({ target, path }) =>
    `내용을 둘 수 없는 폴더입니다: ${target}. 프로그램이나 빌드가 쓰는 ${path} 폴더와 겹칩니다. --out으로 다른 폴더를 정해 주세요.`,
  'import-in-the-way': ({ path }) =>
    `링크이거나 다른 종류의 파일이라 그 자리에 쓸 수 없습니다: ${path}. 다른 곳으로 옮겨 주세요.`,
  'import-settings-faulty': ({ folder, line }) =>
    `고칠 곳이 있어 가져올 수 없습니다: ${folder}/archive.yaml:${line}. 그 줄을 먼저 고쳐 주세요. 무엇이 잘못인지는 npm run check가 알려 줍니다.`,
  'import-redactions-faulty': ({ folder }) =>
    `redactions.yaml에 고칠 곳이 있어 누구의 글을 감추는지 알 수 없으므로 가져올 수 없습니다: ${folder}. npm run check로 먼저 고쳐 주세요.`,
  'import-list-faulty': ({ path, line }) =>
    `${path}:${line}: 가져오기가 쓴 줄이 아닙니다. 저장소에서 파일을 되돌려 주세요. 지우고 --into를 붙이면 있는 것을 모두 사람이 쓴 것으로 봅니다.`,
  'import-no-source': () =>
    '원본에서 읽은 것이 없습니다. 첫 기록은 source여야 합니다. 경로가 맞는지 살펴 주세요.',
  'import-no-question': () =>
    `질문이 하나도 없습니다. 경로가 맞는지, 표라면 첫 줄에 열 이름이 있는지 살펴 주세요. ${kept}`,
  'import-no-time': ({ folder }) =>
    `읽을 수 있는 시각이 하나도 없거나 모두 오늘보다 늦어 기준일을 알 수 없습니다. 시각의 꼴을 살펴보거나, referenceDate를 적은 archive.yaml을 먼저 두어 주세요: ${folder}. ${kept}`,
  'import-out-of-order': ({ kind, id, question }) =>
    `질문 바로 뒤에 오지 않은 기록입니다: ${kind} ${id}. 질문 ${question} 뒤, 다음 질문 앞에 두어 주세요.`,
  'import-file-unreadable': ({ path, reason }) => toUnreadable(path, reason),
  'line-too-long': ({ path, line }) =>
    `${path}:${line}: 한 줄이 64MB보다 깁니다. 한 줄에 기록 하나만 써 주세요.`,
  'line-no-utf8': ({ path, line }) =>
    `${path}:${line}: UTF-8이 아닙니다. 파일을 UTF-8로 바꾸어 주세요. 예: iconv -f EUC-KR -t UTF-8`,
  'record-no-json': ({ path, line }) =>
    `${path}:${line}: JSON이 아닙니다. 한 줄에 JSON 객체 하나를 써 주세요.`,
  'record-faulty': ({ path, line, reason }) =>
    `${path}:${line}: 기록의 꼴이 맞지 않습니다(${reason}). 무엇을 쓸 수 있는지는 schema/import-record.schema.json에 있습니다.`,
  'record-source-missing': ({ path, line }) =>
    `${path}:${line}: 첫 기록은 source여야 합니다. 예: {"type":"source","key":"my-community"}`,
  'record-source-again': ({ path, line }) => `${path}:${line}: source는 첫 줄에 한 번만 씁니다.`,
  'record-out-of-order': ({ path, line, question }) =>
    `${path}:${line}: 앞의 질문에 달린 기록이 아닙니다. 질문 ${question} 바로 뒤, 다음 질문 앞에 두어 주세요.`,
} satisfies Partial<FailureMessages>

/** Each rule of the report that is the import's own. */
export const importOwnRules = {
  'kept-edited': '손으로 고친 것을 그대로 두었습니다',
  'kept-edited-both': '손으로 고쳤고 원본도 바뀌었습니다. 고친 것을 그대로 두었으니 비교해 주세요',
  'kept-own': '그 id로, 또는 댓글이 달린 답변의 id로 이미 다른 것이 있어 가져오지 않았습니다',
  'kept-removed': '지우거나 링크로 바꾸어 두어서 다시 가져오지 않았습니다',
  'kept-vanished': '원본에서 사라졌지만 남겨 두었습니다',
  'kept-faulty': '고칠 곳이 있는 파일이라 그대로 두었습니다',
  'kept-notes': '# 메모가 있는 파일이라 바뀐 것을 옮기지 않았습니다',
  'file-faulty': '고칠 곳이 있는 파일이라 그대로 두었습니다',
  'file-noted': '# 메모가 있는 파일이라 바뀐 것을 옮기지 않았습니다',
  'before-question':
    '질문보다 먼저 쓰인 답변이나 댓글, 활동입니다. 합쳐진 주제일 수 있어 때를 그대로 두었습니다',
  'question-unknown': '여기에 없는 질문을 가리키는 id를 뺐습니다',
  'thread-left-out':
    '바꾸는 데 시간이나 메모리가 너무 많이 들어 가져오지 못한 질문입니다. 이미 있던 것은 그대로 두었습니다',
  'person-left-out': '이름이나 id를 쓸 수 없어 people.yaml에 넣지 않았습니다',
  'people-cut': 'people.yaml에 자리가 없어, 이름 말고는 알려진 것이 없는 사람을 뺐습니다',
  'picture-left-out':
    '그림이 아니거나, 2MB보다 크거나, 이름이 너무 길거나, 없는 파일이라 가져오지 않았습니다',
  'formulas-noticed':
    '수식이 있는 본문이 많아 archive.yaml에 math: true를 적었습니다. 수식으로 보이지 않게 하려면 math: false로 바꾸고 다시 가져와 주세요',
  'formulas-too-few':
    '수식이 있는 본문이 몇 개뿐이라 쓴 그대로 두었습니다. 수식으로 보이려면 archive.yaml에 math: true를 적고 다시 가져와 주세요',
  'setting-left-out': 'archive.yaml에 쓸 수 없는 값이라 뺐습니다',
  'described-cut': 'tags.yaml이나 categories.yaml에 더 담을 수 없어 뺐습니다',
  'synonym-left-out': '쓸 수 없거나 다른 해시태그의 것인 표기라 뺐습니다',
}
