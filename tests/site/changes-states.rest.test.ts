// Thirty-seven states in which a repository may be, and what `npm run changes` says of each.
import { appendFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type ChangesRepository,
  createChangesRepository,
  withoutCompared,
} from '../support/changes-repository.ts'
import type { WrittenContent } from '../support/content-folder.ts'
import { createPng } from '../support/pictures.ts'

const rest = `---
title: REST란 무엇인가요?
category: 개발자
tags: [rest, spring]
counts: { answers: 2, comments: 1, views: 1234 }
activity:
  - { at: 2024-05-01T09:30:00+09:00, actor: 홍길동, kind: 질문 }
  - { at: 2024-05-02T09:30:00+09:00, actor: 김영희, kind: 새로운 답변 }
  - { at: 2024-05-02T10:30:00+09:00, actor: 이몽룡, kind: 새로운 답변 }
  - { at: 2024-05-03T09:30:00+09:00, actor: 박철수, kind: 새로운 댓글 }
---
본문은 마크다운으로 씁니다. ![그림](/files/a.png)
`

const toLinking = (id: string) => `---
title: ${id}은 무엇인가요?
category: 개발자
tags: [rest]
counts: { answers: 0, comments: 0, views: 10 }
activity:
  - { at: 2024-04-01T09:30:00+09:00, actor: 성춘향, kind: 질문 }
---
[REST](/questions/rest/)를 보세요. [답](/questions/rest/#answer-12)도.
`

const site: WrittenContent = {
  questions: [],
  files: {
    'questions/2024/rest.md': rest,
    'questions/2024/put.md': toLinking('put'),
    'questions/2024/get.md': toLinking('get'),
    'answers/2024/rest/11.md': '---\nactor: 김영희\nat: 2024-05-02T09:30:00+09:00\n---\n첫째 답변입니다.\n',
    'answers/2024/rest/12.md': '---\nactor: 이몽룡\nat: 2024-05-02T10:30:00+09:00\n---\n둘째 답변입니다.\n',
    'comments/2024/rest.yaml':
      '- id: c1\n  answer: 11\n  actor: 박철수\n  at: 2024-05-03T09:30:00+09:00\n  text: |\n    고맙습니다.\n',
    'files/a.png': createPng(4, 2),
    'pages/rules.md': '---\ntitle: 규칙\n---\n글\n',
  },
}

const nothing = '사이트에서 달라지는 것이 없습니다.\n'
const faulty = /^오류가 있어 이대로는 사이트를 만들 수 없습니다/
const question = 'questions/2024/rest.md'

/** A link of `get` and `put`, in their order: what is missing, and the code before it. */
const toDead = (column: number, id: string, said: string) =>
  `questions/2024/${id}.md:9:${column}  dead-link  ${said}`
const toDeadQuestion = (id: string) =>
  toDead(8, id, '이 아카이브에 없는 질문으로 가는 링크입니다: ‘/questions/rest/’')
const toDeadAnswer = (id: string) =>
  toDead(36, id, '그 질문에 없는 답변으로 가는 링크입니다: ‘/questions/rest/#answer-12’')
const unused = 'files/a.png:1:1  unused-picture'
const deadLinks = [toDeadQuestion('get'), toDeadQuestion('put')]

interface State {
  name: string
  change: (repository: ChangesRepository) => void
  parameters?: string[]
  /** Exit code; 0 where absent. */
  status?: number
  /** The whole report, or parts of it. */
  says: string | (string | RegExp)[]
  never?: (string | RegExp)[]
}

const retitle = ({ edit }: ChangesRepository, id: string, from: string, to: string) =>
  edit(`questions/2024/${id}.md`, (text) => text.replace(`title: ${from}`, `title: ${to}`))

const moveAll = ({ move }: ChangesRepository, id: string) => {
  move(question, `questions/2024/${id}.md`)
  move('answers/2024/rest', `answers/2024/${id}`)
  move('comments/2024/rest.yaml', `comments/2024/${id}.yaml`)
}

const editedPut = '고친 질문 1\n  put PUT은 무엇인가요?\n    제목: put은 무엇인가요? → PUT은 무엇인가요?\n'

const redactions = `actors:
  - { name: 성춘향, date: 2025-01-02 }
questions:
  - { id: put, date: 2025-01-02 }
answers:
  - { question: rest, id: 12, date: 2025-01-02 }
comments:
  - { question: rest, id: c1, date: 2025-01-02 }
`

const states: State[] = [
  { name: '01 nothing', change: () => {}, parameters: ['--base', 'HEAD'], says: nothing },
  {
    name: '02 a title that is committed, since the commit before',
    change: (repository) => {
      retitle(repository, 'rest', 'REST란', 'REST API란')
      repository.commit()
    },
    parameters: ['--base', 'HEAD~1'],
    says: '고친 질문 1\n  rest REST API란 무엇인가요?\n    제목: REST란 무엇인가요? → REST API란 무엇인가요?\n',
  },
  {
    name: '03 a question renamed with answers and comments, to which others link',
    change: (repository) => moveAll(repository, 'rest-api'),
    says: ['전 id: rest)', '없어지는 질문 1\n  rest ', '경고 4\n', ...deadLinks],
    never: ['오류'],
  },
  {
    name: '04 a question renamed, answers forgotten',
    change: ({ move }) => move(question, 'questions/2024/rest-api.md'),
    says: [faulty, '오류 2\n', 'answers/2024/rest:1:1  unknown-question-folder'],
  },
  {
    name: '05 an answer moved to another question',
    change: ({ move, edit }) => {
      move('answers/2024/rest/12.md', 'answers/2024/put/12.md')
      edit(question, (text) => text.replace('answers: 2', 'answers: 1'))
      edit('questions/2024/put.md', (text) => text.replace('answers: 0', 'answers: 1'))
    },
    says: ['    답변: +12\n', '    답변: −12\n', '경고 3\n', toDeadAnswer('get'), toDeadAnswer('put')],
    never: [/rest\/’/],
  },
  {
    name: '06 an answer edited and accepted',
    change: ({ put }) =>
      put(
        'answers/2024/rest/11.md',
        '---\nactor: 김영희\nat: 2024-05-02T09:30:00+09:00\naccepted: true\ncounts: { recommended: 1234, needsSupplement: 0 }\n---\n첫째 답변을 고쳤습니다.\n둘째 줄\n',
      ),
    says: `고친 질문 1
  rest REST란 무엇인가요?
    목록에 채택 표시가 생깁니다
    답변 11: 채택됩니다, 추천해요 없음 → 1,234, 보충이 필요해요 없음 → 0, 본문: +2줄 −1줄
`,
  },
  {
    name: '07 a comment edited, and one added that is not counted',
    change: ({ edit }) =>
      edit(
        'comments/2024/rest.yaml',
        (text) =>
          `${text.replace('고맙습니다', '고마워요')}- id: c2\n  actor: 심청\n  at: 2024-06-03T09:30:00+09:00\n  text: |\n    저도요.\n`,
      ),
    says: [
      faulty,
      'questions/2024/rest.md:5:33  count-too-low',
      'questions/2024/rest.md:7:3  missing-activity',
    ],
  },
  {
    name: '08 a picture replaced, one added that nothing shows',
    change: ({ put }) => {
      put('files/b.png', createPng(4, 2))
      put('files/a.png', createPng(5, 2))
    },
    says: [
      '그림 2\n  files/a.png 바뀝니다\n  files/b.png 새로 생깁니다\n',
      '경고 1\n  files/b.png:1:1  unused-picture',
    ],
  },
  {
    name: '09 a picture removed that a question shows',
    change: ({ remove }) => remove('files/a.png'),
    says: [faulty, '그림 1\n  files/a.png 없어집니다\n', 'questions/2024/rest.md:12:23  missing-picture'],
  },
  {
    name: '10 settings, in the language that they choose',
    change: ({ put }) =>
      put(
        'archive.yaml',
        'title: 새 이름\nreferenceDate: 2025-07-30\nurl: https://example.org/a/\npageSize: 50\nlocale: en\nnavigation:\n  - { label: 규칙, href: /rules/ }\n',
      ),
    says: `Changed settings 6
  locale "ko" → "en"
  navigation [] → [{"label":"규칙","href":"/rules/"}]
  pageSize 20 → 50
  referenceDate "2025-06-30" → "2025-07-30"
  title "시험 아카이브" → "새 이름"
  url none → "https://example.org/a/"
`,
  },
  {
    name: '11 small files that are new',
    change: ({ put }) => {
      put('tags.yaml', 'rest: { description: 자원을 주고받는 방식, aliases: [/t/rest] }\n')
      put('categories.yaml', '개발자: { description: 개발 }\n')
      put('synonyms.yaml', 'rest: [restful]\n')
      put('people.yaml', 'u1: { name: 홍길동, formerNames: [길동], about: 소개 }\n')
    },
    says: `해시태그의 다른 표기 1
  #rest +restful

해시태그와 분류의 설명, 옛 주소 2
  #rest 설명이 생깁니다, 옛 주소: +/t/rest
  개발자 설명이 생깁니다

달라지는 사람 소개 1
  +u1 홍길동
`,
  },
  {
    name: '12 a merge commit, since its first parent',
    change: (repository) => {
      const { git, commit } = repository
      git('checkout', '--quiet', '-b', 'topic')
      retitle(repository, 'put', 'put은', 'PUT은')
      commit()
      git('checkout', '--quiet', 'main')
      retitle(repository, 'get', 'get은', 'GET은')
      commit()
      git('merge', '--quiet', '--no-ff', '--message', 'merge', 'topic')
    },
    parameters: ['--base', 'HEAD^1'],
    says: editedPut,
  },
  {
    name: '13 a branch that is behind, since where it left',
    change: (repository) => {
      const { git, commit, put } = repository
      git('checkout', '--quiet', '-b', 'topic')
      retitle(repository, 'put', 'put은', 'PUT은')
      commit()
      git('checkout', '--quiet', 'main')
      put('questions/2024/new.md', toLinking('new'))
      commit()
      git('checkout', '--quiet', 'topic')
    },
    parameters: ['--base', 'main'],
    says: editedPut,
  },
  {
    name: '14 a detached HEAD',
    change: (repository) => {
      retitle(repository, 'put', 'put은', 'PUT은')
      repository.commit()
      repository.git('checkout', '--quiet', '--detach')
    },
    parameters: ['--base', 'main~1'],
    says: editedPut,
  },
  {
    name: '15 a commit that a shallow clone has not',
    change: (repository) => {
      retitle(repository, 'put', 'put은', 'PUT은')
      repository.commit()
      writeFileSync(join(repository.folder, '.git/shallow'), repository.git('rev-parse', 'HEAD'))
    },
    parameters: ['--base', 'HEAD^1'],
    status: 2,
    says: '이 저장소에 그런 커밋이 없습니다: ‘HEAD^1’. git fetch로 받아 오거나 다른 이름을 써 주세요.\n',
  },
  {
    name: '16 a history of its own',
    change: (repository) => {
      repository.git('checkout', '--quiet', '--orphan', 'other')
      repository.commit()
      retitle(repository, 'put', 'put은', 'PUT은')
    },
    parameters: ['--base', 'main'],
    says: editedPut,
  },
  {
    name: '16 a branch without a commit yet',
    change: (repository) => {
      repository.git('checkout', '--quiet', '--orphan', 'other')
      retitle(repository, 'put', 'put은', 'PUT은')
    },
    parameters: ['--base', 'main'],
    says: editedPut,
  },
  {
    name: '17 a commit that nobody has',
    change: () => {},
    parameters: ['--base', '0123456789abcdef0123456789abcdef01234567'],
    status: 2,
    says: ['‘0123456789abcdef0123456789abcdef01234567’'],
  },
  {
    name: '18 line ends alone',
    change: ({ edit }) => {
      const texts = Object.keys(site.files ?? {}).filter((path) => !path.endsWith('.png'))
      for (const path of texts) edit(path, (text) => text.replaceAll('\n', '\r\n'))
    },
    says: nothing,
  },
  {
    name: '19 a name in capital letters',
    change: (repository) => moveAll(repository, 'REST'),
    says: [
      '새 질문 1\n  REST REST란 무엇인가요? (',
      '전 id: rest)',
      '없어지는 질문 1\n  rest ',
      ...deadLinks,
    ],
  },
  {
    name: '20 a question deleted to which others link, and its picture left over',
    change: ({ remove }) => remove(question, 'answers', 'comments'),
    says: ['없어지는 질문 1\n  rest ', '경고 5\n', unused, ...deadLinks],
    never: ['오류'],
  },
  {
    name: '21 a question deleted, answers left',
    change: ({ remove }) => remove(question),
    says: [
      faulty,
      '없어지는 질문 1\n  rest ',
      '오류 2\n',
      'comments/2024/rest.yaml:1:1  unknown-question-folder',
    ],
  },
  {
    name: '22 what is withheld from now on',
    change: ({ put }) => put('redactions.yaml', redactions),
    says: `감추거나 다시 보이는 것 2
  이름 1개를 새로 가립니다
  rest REST란 무엇인가요?
    감추는 답변: 12
    감추는 댓글: c1

없어지는 질문 1
  put 감춘 질문

달라지는 해시태그 목록 1
  #rest 질문 3 → 2
    3번째에서 빠집니다: 감춘 질문
`,
  },
  {
    name: '23 what is shown again',
    change: ({ put, commit, remove }) => {
      put('redactions.yaml', redactions)
      commit()
      remove('redactions.yaml')
    },
    says: `감추거나 다시 보이는 것 2
  이름 1개를 더는 가리지 않습니다
  rest REST란 무엇인가요?
    다시 보이는 답변: 12
    다시 보이는 댓글: c1

새 질문 1
  put put은 무엇인가요?

달라지는 해시태그 목록 1
  #rest 질문 2 → 3
    3번째로 들어옵니다: put은 무엇인가요?
`,
  },
  {
    name: '24 a name withheld and written at once',
    change: (repository) => {
      repository.put('redactions.yaml', 'actors:\n  - { name: 홍길동, date: 2025-01-02 }\n')
      retitle(repository, 'rest', 'REST란', '홍길동의 REST란')
    },
    says: ['제목: REST란 무엇인가요? → 삭제된 사용자의 REST란 무엇인가요?\n'],
    never: ['홍길동'],
  },
  {
    name: '25 a repository inside, whose questions have the ids of ours',
    change: ({ git, folder }) => {
      git('clone', '--quiet', folder, join(folder, 'content/questions/sub'))
    },
    says: [faulty, 'questions/sub/content/questions/2024/rest.md:1:1  duplicate-id'],
    never: ['고친 질문', '달라지는 해시태그 목록', '새 질문'],
  },
  {
    name: '26 a question moved to another folder',
    change: ({ move }) => move(question, 'questions/2025/rest.md'),
    says: nothing,
  },
  {
    name: '27 a title that nobody may publish',
    change: (repository) =>
      retitle(
        repository,
        'rest',
        'REST란 무엇인가요?',
        '"@octocat ``` #12 <img src=x> [a](b) | ~~x~~ \\u202e"',
      ),
    parameters: ['--format', 'markdown'],
    says: ['### 오류 1\n', 'questions/2024/rest.md:2:8  invisible-character', 'U+202E'],
    never: ['\u202e'],
  },
  {
    name: '28 a title that calls somebody, in Markdown',
    change: (repository) =>
      retitle(repository, 'rest', 'REST란 무엇인가요?', '"@octocat `코드` #12 <img src=x> [a](b)"'),
    parameters: ['--format', 'markdown'],
    says: `### 고친 질문 1

- \` rest \` \` @octocat ˋ코드ˋ #12 <img src=x> [a](b) \`
  - 제목: \` REST란 무엇인가요? \` → \` @octocat ˋ코드ˋ #12 <img src=x> [a](b) \`
`,
  },
  {
    name: '29 a poll, a state, an old address, another question',
    change: ({ edit }) =>
      edit(question, (text) =>
        text.replace(
          'activity:',
          `poll: { title: 무엇, options: [{ label: PUT, votes: 3 }, { label: PATCH, votes: 1 }] }
state: { closed: { at: 2024-06-01, reason: 중복 } }
aliases: [/q/1]
related: [put]
score: -3
activity:`,
        ),
      ),
    says: `고친 질문 1
  rest REST란 무엇인가요?
    점수 없음 → −3
    투표 표시가 생깁니다
    투표: +title: 무엇 +PUT 3 +PATCH 1
    옛 주소: +/q/1
    상태: +closed +closed.at: 2024-06-01 +closed.reason: 중복
    함께 볼 질문: +put
`,
  },
  {
    name: '30 pages edited and added',
    change: ({ put }) => {
      put('pages/rules.md', '---\ntitle: 우리 규칙\nnav: true\norder: 2\n---\n다른 글\n\n둘째 줄\n')
      put('pages/team.md', '---\ntitle: 팀\n---\n글\n')
    },
    says: `아카이브의 글 2
  pages/rules.md 바뀝니다
    제목: 규칙 → 우리 규칙
    본문: +3줄 −1줄
    사이트 머리의 메뉴에 실립니다
    메뉴에서의 순서: 없음 → 2
  pages/team.md 새로 생깁니다
`,
  },
  {
    name: '30 a page removed',
    change: ({ remove }) => remove('pages/rules.md'),
    says: '아카이브의 글 1\n  pages/rules.md 없어집니다\n',
  },
  {
    name: '31 a question that is broken',
    change: (repository) => retitle(repository, 'rest', 'REST란 무엇인가요?', 'a: b: c'),
    parameters: ['--format', 'markdown'],
    says: [faulty, 'questions/2024/rest.md:2:9  yaml-syntax', '  ```yaml L2\n  title: "a: b: c"\n  ```\n'],
    never: ['없어지는 질문'],
  },
  {
    name: '31 settings that are broken',
    change: ({ content }) => appendFileSync(join(content, 'archive.yaml'), 'x: [\n'),
    says: [faulty, /archive\.yaml:\d+:\d+ {2}yaml-syntax/],
    never: ['달라지는 설정'],
  },
  {
    name: '32 a commit without a content folder',
    change: ({ git, commit }) => {
      git('checkout', '--quiet', '--orphan', 'empty')
      git('rm', '-r', '--cached', '--quiet', '--force', '.')
      git('commit', '--quiet', '--allow-empty', '--message', 'nothing')
      commit()
    },
    parameters: ['--base', 'HEAD~1'],
    says: [
      '아카이브의 글 1\n  pages/rules.md 새로 생깁니다\n',
      '새 질문 3\n  get get은 무엇인가요?\n  put put은 무엇인가요?\n  rest REST란 무엇인가요?\n',
      '  #spring 새 목록, 질문 1\n',
    ],
  },
  {
    name: '33 a symbolic link to a question',
    change: ({ content }) => symlinkSync('rest.md', join(content, 'questions/2024/link.md')),
    says: [faulty, 'questions/2024/link.md:1:1  symbolic-link'],
    never: ['새 질문'],
  },
  {
    name: '34 files that Git does not follow',
    change: ({ folder, put }) => {
      writeFileSync(join(folder, '.gitignore'), 'content/questions/2024/ign.md\n')
      put('questions/2024/ign.md', toLinking('put'))
      put('questions/2024/untr.md', toLinking('put'))
    },
    says: ['새 질문 2\n  ign put은 무엇인가요?\n  untr put은 무엇인가요?\n', '  #rest 질문 3 → 5\n'],
  },
  {
    name: '35 the name in a line of the history',
    change: ({ edit }) =>
      edit(question, (text) => text.replace('actor: 박철수, kind', 'actor: 박철순, kind')),
    says: [
      '    활동: 2024-05-03T09:30:00+09:00 · 박철수 · 새로운 댓글 → 2024-05-03T09:30:00+09:00 · 박철순 · 새로운 댓글\n',
      '경고 1\n  questions/2024/rest.md:10:45  missing-activity  활동 기록과 comments/2024/rest.yaml 파일에 적힌 사람이 다릅니다: ‘박철순’, ‘박철수’',
    ],
  },
  {
    name: '36 a file that Git takes for unchanged',
    change: (repository) => {
      repository.git('update-index', '--assume-unchanged', `content/${question}`)
      retitle(repository, 'rest', 'REST란', 'REST API란')
    },
    says: '고친 질문 1\n  rest REST API란 무엇인가요?\n    제목: REST란 무엇인가요? → REST API란 무엇인가요?\n',
  },
  {
    name: '37 lines behind the body',
    change: ({ edit }) => edit(question, (text) => `${text}\n끝\n`),
    says: '고친 질문 1\n  rest REST란 무엇인가요?\n    본문: +2줄 −0줄\n',
  },
]

test.for(states)('$name', ({ change, parameters = [], status = 0, says, never = [] }) => {
  using repository = createChangesRepository(site)
  change(repository)
  const ran = repository.run(parameters)
  const said = ran.status === 0 ? withoutCompared(ran.stdout) : ran.stderr
  if (typeof says === 'string') expect(said).toBe(says)
  else for (const text of says) expect(said).toMatch(text)
  for (const text of never) expect(said).not.toMatch(text)
  expect(ran.status).toBe(status)
})

test.for<
  [name: string, parameters: string[], change: (repository: ChangesRepository) => string, said: string]
>([
  ['the commit that is named', [], ({ git }) => git('rev-parse', 'HEAD'), '견준 커밋: {commit}\n'],
  [
    'the last one that is shared',
    ['--base', 'main'],
    ({ git, put, commit }) => {
      const shared = git('rev-parse', 'HEAD')
      git('branch', 'topic')
      put('questions/2024/new.md', toLinking('new'))
      commit()
      git('checkout', '--quiet', 'topic')
      return shared
    },
    '견준 커밋: {commit} (main 쪽과 함께하는 마지막 커밋)\n',
  ],
  [
    'that of a history of its own',
    ['--base', 'main'],
    ({ git }) => {
      git('checkout', '--quiet', '--orphan', 'other')
      git('commit', '--quiet', '--message', 'apart')
      return git('rev-parse', 'main')
    },
    '견준 커밋: {commit} (main 쪽과 함께하는 커밋이 없어 그대로 견주었습니다)\n',
  ],
])('the first line says which commit it was: %s', ([, parameters, change, said]) => {
  using repository = createChangesRepository(site)
  const commit = change(repository).slice(0, 10)
  expect(repository.run(parameters).stdout).toBe(`${said.replace('{commit}', commit)}\n${nothing}`)
})

test('in Markdown a reference is a text, and one by its digits is as short as the commit', () => {
  using repository = createChangesRepository(site)
  const commit = repository.git('rev-parse', 'HEAD').trim()
  repository.git('branch', '@octocat')
  repository.git('commit', '--quiet', '--allow-empty', '--amend', '--message', 'another')
  repository.git('checkout', '--quiet', '--orphan', 'other')
  repository.git('commit', '--quiet', '--message', 'apart')
  const read = (base: string) => {
    const parameters = ['--format', 'markdown', '--base', base]
    return repository.run(parameters, { ARCHIVE_LANG: 'en' }).stdout.split('\n')[0]
  }
  const toSaid = (name: string) =>
    `Compared with commit \` ${commit.slice(0, 10)} \` as it is, as no commit is shared with \` ${name} \`.`
  expect(read('@octocat')).toBe(toSaid('@octocat'))
  expect(read(commit)).toBe(toSaid(commit.slice(0, 10)))
})

const toLink = (id: string) => `[글](/questions/${id}/)`

test.for<[name: string, path: string, said: string]>([
  ['a question', 'questions/2024/put.md', '    본문: +1줄 −1줄\n'],
  ['an answer', 'answers/2024/rest/11.md', '    답변 11: 본문: +1줄 −1줄\n'],
  ['a comment', 'comments/2024/rest.yaml', '    댓글 c1: 본문: +1줄 −1줄\n'],
  ['a page', 'pages/rules.md', '    본문: +1줄 −1줄\n'],
])('a link that leads elsewhere is an edit of %s', ([, path, said]) => {
  using repository = createChangesRepository(site)
  repository.edit(path, (text) =>
    text
      .replace(/(?:첫째 답변|고맙습니다|글\n$|를 보세요)/, `$& ${toLink('get')}`)
      .replace(/글\n \[/, '글 ['),
  )
  repository.commit()
  repository.edit(path, (text) => text.replace(toLink('get'), toLink('rest')))
  expect(repository.changes()).toContain(said)
})

const { files } = site

test.for<
  [
    name: string,
    before: Record<string, string>,
    change: (repository: ChangesRepository) => void,
    said: string[],
  ]
>([
  [
    'a related question that is gone',
    { 'questions/2024/put.md': toLinking('put').replace('activity:', 'related: [get]\nactivity:') },
    ({ remove }) => remove('questions/2024/get.md'),
    ['questions/2024/put.md:6:11  unknown-question'],
  ],
  [
    'a comment that is gone, to which an answer links',
    {
      'answers/2024/rest/12.md':
        '---\nactor: 이몽룡\nat: 2024-05-02T10:30:00+09:00\n---\n[댓글](/questions/rest/#comment-c1)\n',
    },
    ({ remove }) => remove('comments'),
    ['answers/2024/rest/12.md:5:6  dead-link'],
  ],
  [
    'an answer that is gone, for which an old address is',
    { [question]: rest.replace('activity:', 'aliases: ["/q/1#answer-12"]\nactivity:') },
    ({ remove }) => remove('answers/2024/rest/12.md'),
    [
      'questions/2024/get.md:9:36  dead-link',
      'questions/2024/put.md:9:36  dead-link',
      `${question}:6:11  dead-link`,
    ],
  ],
  [
    'a question that is gone, to which the menu and a page lead',
    {
      'archive.yaml':
        'title: 시험\nreferenceDate: 2025-06-30\nnavigation:\n  - { label: 글, href: /questions/get/ }\n',
      'pages/rules.md': '---\ntitle: 규칙\n---\n[글](/questions/get/)\n',
    },
    ({ remove }) => remove('questions/2024/get.md'),
    ['archive.yaml:4:23  dead-link', 'pages/rules.md:4:5  dead-link'],
  ],
  [
    'the last question of a hashtag, to whose listing another links',
    { 'questions/2024/put.md': `${toLinking('put')}[목록](/tags/spring/)\n` },
    ({ edit }) => edit(question, (text) => text.replace('[rest, spring]', '[rest]')),
    ['questions/2024/put.md:10:6  dead-link'],
  ],
  [
    'a picture that an answer showed, by a name in percents',
    {
      [question]: rest.replace(' ![그림](/files/a.png)', ''),
      'answers/2024/rest/12.md':
        '---\nactor: 이몽룡\nat: 2024-05-02T10:30:00+09:00\n---\n![그림](/files/a.png)\n',
    },
    ({ edit }) => edit('answers/2024/rest/12.md', (text) => text.replace('![그림](/files/a.png)', '글')),
    ['files/a.png:1:1  unused-picture'],
  ],
  [
    'a question that is withheld, and its picture',
    {},
    ({ put }) => put('redactions.yaml', 'questions: [{ id: rest, date: 2025-01-02 }]\n'),
    [
      'files/a.png:1:1  unused-picture',
      'questions/2024/get.md:9:8  dead-link',
      'questions/2024/get.md:9:36  dead-link',
      'questions/2024/put.md:9:8  dead-link',
      'questions/2024/put.md:9:36  dead-link',
    ],
  ],
  [
    'what was so before, beside another edit',
    { 'questions/2024/put.md': `${toLinking('put')}[없음](/questions/nowhere/)\n` },
    (repository) => retitle(repository, 'get', 'get은', 'GET은'),
    [],
  ],
  [
    'a text that moves with its links to what is gone',
    {},
    ({ move, remove }) => {
      move('questions/2024/put.md', 'questions/put.md')
      remove('questions/2024/rest.md', 'answers', 'comments')
    },
    [
      'files/a.png:1:1  unused-picture',
      'questions/2024/get.md:9:8  dead-link',
      'questions/2024/get.md:9:36  dead-link',
      'questions/put.md:9:8  dead-link',
      'questions/put.md:9:36  dead-link',
    ],
  ],
])('warnings that a change causes elsewhere: %s', ([, before, change, said]) => {
  using repository = createChangesRepository({ ...site, files: { ...files, ...before } })
  change(repository)
  const found = repository
    .changes()
    .matchAll(/^ {2}(\S+:\d+:\d+ {2}(?:dead-link|unknown-question|unused-picture)) /gm)
  expect(Array.from(found, ([, issue]) => issue)).toEqual(said)
})
