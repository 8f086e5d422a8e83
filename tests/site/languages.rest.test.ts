// Commands speak one language at a time, from the first line to the last.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { markerName } from '../../src/engine/last-output.ts'
import { createChangesRepository, withoutCompared } from '../support/changes-repository.ts'
import { toMarkdown } from '../support/content-folder.ts'
import { startDevServer } from '../support/dev-server.ts'
import { noUrl, runCommand } from '../support/run-command.ts'
import { createTestSite } from '../support/test-site.ts'

const hangul = /\p{Script=Hangul}/u
const english = { title: 'An archive', locale: 'en' }

/** A question without Hangul, but for the kind of its activity. */
const question = {
  id: 'put-or-patch',
  title: 'PUT or PATCH?',
  category: 'Developers',
  tags: ['rest'],
  activity: [{ at: '2024-05-01', actor: 'Jane', kind: '질문' }],
  body: 'Which one?',
}

function run(content: string, command: string, parameters: readonly string[], language = '') {
  return runCommand(command, parameters, {
    environment: { ARCHIVE_CONTENT: content, ARCHIVE_LANG: language },
    folder: dirname(content),
  })
}

describe('npm run check', () => {
  const well = {
    ko: `문제가 없습니다. 질문 1개를 확인했습니다.\n${noUrl.ko}`,
    en: `All is well: 1 question checked.\n${noUrl.en}`,
  }

  test.each([
    // locale, ARCHIVE_LANG, what is spoken
    ['ko', '', 'ko'],
    ['en', '', 'en'],
    ['ko', 'en', 'en'],
    ['en', 'ko', 'ko'],
    ['en', 'ko_KR.UTF-8', 'ko'],
    ['ko', 'EN_us', 'en'],
  ] as const)('locale %s and ARCHIVE_LANG=%s: %s', (locale, asked, language) => {
    using site = createTestSite({ settings: { locale }, questions: [question] })
    expect(run(site.content, 'check', [], asked)).toEqual({ status: 0, stdout: well[language], stderr: '' })
  })

  const faulty = { ...question, tags: ['REST', 'spring'] }

  test.each([
    [
      'en',
      "questions/put-or-patch.md:4:8  invalid-hashtag  error: This can't be a hashtag: “REST”",
      '1 error, 0 warnings',
    ],
    [
      'ko',
      'questions/put-or-patch.md:4:8  invalid-hashtag  오류: 해시태그로 쓸 수 없습니다: ‘REST’',
      '오류 1개, 경고 0개',
    ],
  ])('a fault in %s, with its hint and the total', (language, first, total) => {
    using site = createTestSite({ settings: english, questions: [faulty] })
    const { status, stdout } = run(site.content, 'check', [], language)
    const lines = stdout.trimEnd().split('\n')
    expect(status).toBe(1)
    expect([lines[0], lines.at(-3)]).toEqual([first, total])
    expect(lines[1]).toMatch(/→ tags: \[rest,"spring"\]$/)
    expect(hangul.test(stdout)).toBe(language === 'ko')
  })

  test('annotations of a pull request are in the language of the archive', () => {
    using site = createTestSite({ settings: english, questions: [faulty] })
    const { stdout } = run(site.content, 'check', ['--format', 'github'])
    expect(stdout).toMatch(/^::error file=.*::This can't be a hashtag: “REST”%0A/)
    expect(stdout).not.toMatch(hangul)
  })

  test('that of archive.yaml also where it has faults, and of the system where there is none', () => {
    using site = createTestSite({
      questions: [question],
      files: { 'archive.yaml': 'locale: en\ntitle: "a\n' },
    })
    expect(run(site.content, 'check', []).stdout).toMatch(
      /1 error, 0 warnings\nnpm run check -- --fix writes .*\nWhat each code means/,
    )
    const say = (locale: string) =>
      runCommand('check', [], {
        environment: { ARCHIVE_CONTENT: join(site.content, 'nowhere'), ARCHIVE_LANG: '', LC_ALL: locale },
      }).stdout
    expect(say('ko_KR.UTF-8')).toMatch(/^\.:1:1 {2}content-missing {2}오류: 내용 폴더가 없습니다: /)
    expect(say('C.UTF-8')).toMatch(/^\.:1:1 {2}content-missing {2}error: There is no content folder: /)
  })
})

describe('npm run build', () => {
  const phases = {
    ko: ['내용', '템플릿', '계획', '페이지', '출력'],
    en: ['content', 'templates', 'plan', 'pages', 'output'],
  }
  const seconds = { ko: '초', en: ' s' }

  test.each(['ko', 'en'] as const)('phases and summary in %s', async (locale) => {
    using site = createTestSite({ settings: { ...english, locale }, questions: [question] })
    const { exitCode, stdout, stderr } = await site.build({ environment: { ARCHIVE_LANG: '' } })
    expect(exitCode, stderr).toBe(0)
    const lines = stderr.trimEnd().split('\n')
    expect(lines.map((line) => line.replace(/ {2}\d+\.\d/, ' '))).toEqual(
      phases[locale].map((phase) => `${phase} ${seconds[locale]}`),
    )
    expect(stdout).toMatch(
      locale === 'ko'
        ? /^질문 1개, 해시태그 1개, 페이지 \d+개, \d\.\d MB\. 그대로 가져온 것: 질문 0개, 페이지 0개/
        : /^1 questions, 1 hashtags, \d+ pages, \d\.\d MB; reused: 0 questions, 0 pages/,
    )
  })

  test.each([
    [
      'ko',
      /오류 1개, 경고 0개\n\[--fix\]가 붙은 1개는 .*\n잘못마다 설명과 예: docs\/faults\.ko\.md#invalid-hashtag\n아무것도 만들지 않았습니다\.\n$/,
      /\n아무것도 만들지 않았습니다\. 출력 폴더는 그대로입니다: .*\/dist\n$/,
    ],
    [
      'en',
      /1 error, 0 warnings\nnpm run check -- --fix writes .*\nWhat each code means, with examples: docs\/faults\.en\.md#invalid-hashtag\nNothing was built\.\n$/,
      /\nNothing was built; .*\/dist is as it was\.\n$/,
    ],
  ])('faults in %s, without an output and with one', async (language, end, withOutput) => {
    using site = createTestSite({ questions: [{ ...question, tags: ['REST'] }] })
    const build = () => site.build({ environment: { ARCHIVE_LANG: language } })
    const { exitCode, stderr } = await build()
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(end)
    mkdirSync(site.out)
    expect((await build()).stderr).toMatch(end)
    writeFileSync(join(site.out, markerName), '')
    expect((await build()).stderr).toMatch(withOutput)
  })

  test.each([
    ['ko', '비어 있지 않고 빌드가 만들지도 않은 폴더라서 그대로 두었습니다: '],
    ['en', 'is not empty and was not made by a build, so it is left alone.'],
  ])('an output that no build made in %s', async (language, text) => {
    using site = createTestSite({ questions: [question] })
    mkdirSync(site.out)
    writeFileSync(join(site.out, 'mine.txt'), 'mine')
    const { exitCode, stderr } = await site.build({ environment: { ARCHIVE_LANG: language } })
    expect(exitCode).toBe(1)
    expect(stderr).toContain(text)
    expect(readFileSync(join(site.out, 'mine.txt'), 'utf8')).toBe('mine')
  })
})

describe('npm run changes', () => {
  test('a comment in the language of the archive', () => {
    using repository = createChangesRepository({ settings: english, questions: [question] })
    const edited = { ...question, title: 'PUT, or PATCH?', counts: { views: 7 }, body: 'Which of them?' }
    writeFileSync(join(repository.content, 'questions/put-or-patch.md'), toMarkdown(edited))
    const { stdout, ...said } = repository.run(['--format', 'markdown'])
    expect(said).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Compared with commit ` [0-9a-f]{10} `\.\n\n/)
    expect(withoutCompared(stdout)).toBe(
      [
        '### Edited questions 1',
        '',
        '- ` put-or-patch ` ` PUT, or PATCH? `',
        '  - title: ` PUT or PATCH? ` → ` PUT, or PATCH? `',
        '  - Views 0 → 7',
        '  - body: +1 −1 lines',
        '',
      ].join('\n'),
    )
    expect(repository.run([], { ARCHIVE_LANG: 'ko' }).stdout).toMatch(/^견준 커밋: .+\n\n고친 질문 1\n/)
  })

  test('nothing, and no commit', () => {
    using repository = createChangesRepository({ settings: english, questions: [question] })
    expect(withoutCompared(repository.run().stdout)).toBe('Nothing changes on the site.\n')
    const { status, stderr } = repository.run(['--base', 'nowhere'], { ARCHIVE_LANG: 'ko' })
    expect([status, stderr]).toEqual([
      2,
      '이 저장소에 그런 커밋이 없습니다: ‘nowhere’. git fetch로 받아 오거나 다른 이름을 써 주세요.\n',
    ])
  })
})

test('npm run new and npm run tidy in English', () => {
  using site = createTestSite({ settings: english, questions: [question] })
  const made = run(site.content, 'new', ['--title', 'What is REST?', '--tags', 'rest', '--at', '2024-05-02'])
  expect(made.stderr).not.toMatch(hangul)
  expect([made.status, made.stdout]).toEqual([
    0,
    'The file of the question is here: content/questions/2024/what-is-rest.md\n',
  ])
  const written = readFileSync(join(site.content, 'questions/2024/what-is-rest.md'), 'utf8')
  expect(written).toContain('\ncategory: Developers\n')
  expect(written).toMatch(/---\nWrite the body here, in Markdown\.\n$/)
  expect(run(site.content, 'new', []).stderr).toBe(
    [
      'There is no title. Add --title "the title", or run this on a terminal.',
      'There is no hashtag. Add --tags rest,spring-boot, or run this on a terminal.',
      'Nothing was written.\n',
    ].join('\n'),
  )
  expect(run(site.content, 'tidy', []).stdout).toBe('questions/put-or-patch.md: tidy now.\n')
  expect(run(site.content, 'tidy', []).stdout).toBe('Everything is tidy.\n')
})

test('what npm run new writes into a file is of the archive’s language, whoever is asked', () => {
  using site = createTestSite({ questions: [question] })
  const { status } = run(site.content, 'new', ['--title', 'REST란?', '--tags', 'rest', '--id', 'rest'], 'en')
  expect(status).toBe(0)
  const written = readFileSync(join(site.content, 'questions/2025/rest.md'), 'utf8')
  expect(written).toContain('    actor: 익명\n    kind: 질문\n')
  expect(written).toMatch(/---\n본문을 여기에 마크다운으로 씁니다\.\n$/)
})

test('npm run dev tells faults in the language of the archive as it is by then', async () => {
  await using server = await startDevServer({
    settings: english,
    questions: [question, { ...question, id: 'faulty', tags: ['REST'] }],
  })
  const page = (await server.ask('/questions/faulty/')).text
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<h1>This question can’t be shown, as a file of it has errors</h1>')
  expect(page).toContain('Correct the file and save it: this page then changes by itself.')
  const front = (await server.ask('/')).text
  expect(front).toContain('<aside class="faults-bar" lang="en" role="alert">')
  expect(front).toContain('The site can’t be built as it is: there is an error.')
  writeFileSync(join(server.content, 'archive.yaml'), 'title: 시험\nreferenceDate: 2025-06-30\n')
  expect((await server.ask('/questions/faulty/')).text).toContain('<html lang="ko">')
  expect((await server.ask('/')).text).toContain('오류가 1개 있어 이대로는 사이트를 만들 수 없습니다.')
})
