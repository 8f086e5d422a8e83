// Whatever nobody reads at the root of a content folder, and the name that was meant.
import { describe, expect, test } from 'vitest'
import { checkRoot } from '../../../src/folder/root.ts'

type RootEntry = Parameters<typeof checkRoot>[0][number]

const sound: RootEntry[] = [
  { name: 'archive.yaml', kind: 'file' },
  { name: 'questions', kind: 'folder' },
]

/** Names that end in `/` are those of folders. */
function toEntries(names: readonly string[]): RootEntry[] {
  return names.map((name) => ({
    name: name.replace(/\/$/, ''),
    kind: name.endsWith('/') ? 'folder' : 'file',
  }))
}

/** `name code → nearest`, or `name code beside other`. */
function check(entries: readonly RootEntry[], pullRequest = false): string[] {
  return checkRoot(entries, { pullRequest }).map(({ path, code, detail }) =>
    [
      path,
      code,
      ...(detail['nearest'] ? ['→', detail['nearest']] : []),
      ...(detail['other'] ? ['beside', detail['other']] : []),
      ...(Reflect.get(detail, 'known') ? ['as', Reflect.get(detail, 'known')] : []),
    ].join(' '),
  )
}

test.each([
  ['archive.yaml', 'questions/', 'redactions.yaml'],
  ['archive.yaml', 'questions/', 'synonyms.yaml'],
  ['archive.yaml', 'questions/', 'import.ndjson'],
  ['.DS_Store', 'Thumbs.db', 'thumbs.db', 'desktop.ini', '.gitkeep'],
  ['.git/', '.github/', '.gitignore', '.editorconfig', '.obsidian/', '.archive.yaml.swp', '.gitattributes'],
  ['README', 'README.md', 'README.ko.md', 'Readme.md', 'readme.txt', 'README2'],
  ['LICENSE', 'LICENSE.md', 'license.txt', 'LICENSE-CODE', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ['package.json', 'package-lock.json', 'node_modules/'],
])('left alone: %s', (...names) => {
  expect(check(toEntries(names))).toEqual([])
})

describe('another name than what is read', () => {
  test.each([
    ['redactions.yml', 'redactions.yaml'],
    ['synonym.yml', 'synonyms.yaml'],
    ['Synonyms.yaml', 'synonyms.yaml'],
    ['Redactions.yaml', 'redactions.yaml'],
    ['redaction.yaml', 'redactions.yaml'],
    ['REDACTIONS.YAML', 'redactions.yaml'],
    ['redactoins.yaml', 'redactions.yaml'],
    ['redactions', 'redactions.yaml'],
    ['redactions.json', 'redactions.yaml'],
    ['redactions.md', 'redactions.yaml'],
    ['redactions.yaml.txt', 'redactions.yaml'],
    ['redactions.yaml~', 'redactions.yaml'],
    ['redactions (1).yaml', 'redactions.yaml'],
    ['redactions - 복사본.yaml', 'redactions.yaml'],
    ['redactions_old.yaml', 'redactions.yaml'],
    ['redactions.yaml\u200b', 'redactions.yaml'],
    ['ｒedactions.yaml', 'redactions.yaml'],
    ['r\u0435dactions.yaml', 'redactions.yaml'],
    ['archives.yaml', 'archive.yaml'],
    ['archve.yaml', 'archive.yaml'],
    ['question/', 'questions'],
    ['Questions/', 'questions'],
    ['qeustions/', 'questions'],
    ['questions-old/', 'questions'],
    ['import.json', 'import.ndjson'],
  ])('%s → %s', (name, nearest) => {
    const path = name.replace(/\/$/, '')
    expect(check(toEntries([name]))).toEqual([`${path} unknown-file → ${nearest}`])
  })

  test.each([
    ['archive.yml', 'archive.yaml'],
    ['Archive.yaml', 'archive.yaml'],
    ['archive.yaml.bak', 'archive.yaml'],
    ['question/', 'questions'],
  ])('%s beside %s is not to be renamed', (name, other) => {
    const path = name.replace(/\/$/, '')
    expect(check([...sound, ...toEntries([name])])).toEqual([`${path} unknown-file beside ${other}`])
  })
})

test.each([
  ['anwsers/', 'answers'],
  ['Comments/', 'comments'],
  ['page/', 'pages'],
])('%s is renamed to %s', (name, nearest) => {
  const path = name.replace(/\/$/, '')
  expect(check([...sound, ...toEntries([name])])).toEqual([`${path} unknown-file → ${nearest}`])
})

test.each(['put-or-patch.md', '이직.md', 'QUESTION.MD', 'images.md'])('a loose question: %s', (name) => {
  expect(check([...sound, ...toEntries([name])])).toEqual([`${name} unknown-file → questions/${name}`])
})

test.each([
  'images/',
  'src/',
  'tests/',
  'docs/',
  'notes.txt',
  'config.yaml',
  'Makefile',
  'a',
  '질문/',
  '2024/',
])('near to nothing: %s', (name) => {
  const path = name.replace(/\/$/, '')
  expect(check([...sound, ...toEntries([name])])).toEqual([`${path} unknown-file`])
})

test.each([
  ['archive.yaml.link', 'unknown-file → archive.yaml'],
  ['question', 'unknown-file → questions'],
  ['socket', 'unknown-file'],
])('what is neither file nor folder: %s', (name, found) => {
  expect(check([{ name, kind: 'other' }])).toEqual([`${name} ${found}`])
})

describe('.gitattributes', () => {
  test.each(['.gitattributes', '.GitAttributes'])('%s is for whoever owns the repository', (name) => {
    expect(check([...sound, ...toEntries([name])])).toEqual([])
    expect(check([...sound, ...toEntries([name])], true)).toEqual([`${name} git-attributes`])
  })

  test('other hidden files may be part of a pull request', () => {
    expect(check([...sound, ...toEntries(['.gitignore', '.github/'])], true)).toEqual([])
  })
})

describe('the working folder of an import', () => {
  test.each(['.gotgam-import/', '.Gotgam-Import/', '.gotgam-import', '.gotgam-import.lock'])('%s', (name) => {
    const path = name.replace(/\/$/, '')
    expect(check([...sound, ...toEntries([name])])).toEqual([])
    expect(check([...sound, ...toEntries([name])], true)).toEqual([`${path} import-unfinished`])
  })
})

describe('another folder altogether', () => {
  const strange = Array.from({ length: 30 }, (_, index) => `x${String(index).padStart(2, '0')}.txt`)

  test('twenty are named, and all counted', () => {
    const issues = checkRoot(toEntries(strange), { pullRequest: false })
    expect(issues).toHaveLength(21)
    expect(issues[0]).toEqual({
      code: 'unknown-file',
      path: '.',
      line: 1,
      column: 1,
      detail: { count: 30, limit: 20 },
    })
    expect(issues.slice(1).map(({ path }) => path)).toEqual(strange.slice(0, 20))
  })

  test('a name that was nearly right is among them', () => {
    const paths = checkRoot(toEntries([...strange, 'zrchive.yaml']), { pullRequest: false }).map(
      ({ path }) => path,
    )
    expect(paths).toEqual(['.', ...strange.slice(0, 19), 'zrchive.yaml'])
  })

  test('twenty are all named', () => {
    expect(
      checkRoot(toEntries(strange.slice(0, 20)), { pullRequest: false }).map(({ path }) => path),
    ).toEqual(strange.slice(0, 20))
  })
})
