// What can happen to an archive between two builds. Each kind of change is made at a place that the random numbers choose.
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeMarker } from '../../src/engine/last-output.ts'
import type { Random } from '../bench/corpus/random.ts'
import { keepTime } from '../support/disk.ts'
import { createPng } from '../support/pictures.ts'
import { conversationChanges } from './walk-conversations.ts'
import { type Change, findQuestion, listFiles, next, pick, type WalkPlaces } from './walk-files.ts'

function edit(change: (text: string, number: number) => string): Change {
  return (places, random) => {
    const path = findQuestion(places, random)
    writeFileSync(path, change(readFileSync(path, 'utf8'), next()))
  }
}

const addSentence = (text: string) => `${text}\n덧붙인 한 문장입니다. React 이야기도 합니다.\n`
/** Every question of the corpus has some digits after its front matter or in its counts. */
const changeDigits = (text: string, random: Random) =>
  text.replace(/(ref-|views: |answers: )(\d+)/, (_, before: string, digits: string) => {
    const others = Array.from(digits, (digit, index) =>
      String(((Number(digit) + random.integer(1, 8)) % 9) + (index === 0 ? 1 : 0)),
    )
    return (
      before +
      (others.join('') === digits ? digits.replace(/\d$/, (last) => `${9 - Number(last)}`) : others.join(''))
    )
  })

function setting(name: string, value: (random: Random) => string | undefined): Change {
  return ({ content }, random) => {
    const file = join(content, 'archive.yaml')
    const others = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith(`${name}:`))
    const text = value(random)
    writeFileSync(file, [...(text === undefined ? [] : [`${name}: ${text}`]), ...others].join('\n'))
  }
}

/** A name that is in a question; undefined where all are roles. */
function findActorName(places: WalkPlaces, random: Random): string | undefined {
  const text = readFileSync(findQuestion(places, random), 'utf8')
  const names = Array.from(text.matchAll(/^ {4}actor: (.+)$/gm), ([, name = '']) => name)
  return names.find((each) => each !== '익명' && each !== '삭제된 사용자')
}

function redact(write: (places: WalkPlaces, random: Random) => string | undefined): Change {
  return (places, random) => {
    const path = join(places.content, 'redactions.yaml')
    const text = write(places, random)
    if (text === undefined) rmSync(path, { force: true })
    else writeFileSync(path, text)
  }
}

/** What bodies of the corpus hold, and no question carries. */
const words = ['컨트롤러', '커넥션-풀', '메시지-큐', '결제-모듈', '게이트웨이', '스케줄러', '배치-작업']

/** Gives other spellings to the hashtags of a question, each word to one of them. */
function spell(least: number, most: number): Change {
  return (places, random) => {
    const [, list = ''] = /^tags: \[(.*)\]$/m.exec(readFileSync(findQuestion(places, random), 'utf8')) ?? []
    const hashtags = list.split(',').flatMap((hashtag) => hashtag.trim() || [])
    const first = random.integer(0, words.length - 1)
    const chosen = [...words, ...words].slice(first, first + random.integer(least, most))
    const lists = Map.groupBy(chosen, () => hashtags[random.integer(0, hashtags.length - 1)] ?? 'java')
    const lines = Array.from(lists, ([hashtag, spellings]) => `${JSON.stringify(hashtag)}: [${spellings}]\n`)
    writeFileSync(join(places.content, 'synonyms.yaml'), lines.join(''))
  }
}

/** Says what the hashtags of a question mean, and where their listings were. */
function describeHashtags(places: WalkPlaces, random: Random): void {
  const [, list = ''] = /^tags: \[(.*)\]$/m.exec(readFileSync(findQuestion(places, random), 'utf8')) ?? []
  const lines = list.split(',').flatMap((hashtag) => {
    const aliases = `[/questions/tagged/${next()}, /tag/${next()}]`
    return hashtag.trim() === ''
      ? []
      : `${hashtag.trim()}: { description: 뜻 ${next()}, aliases: ${aliases} }\n`
  })
  writeFileSync(join(places.content, 'tags.yaml'), lines.join(''))
}

/** Does something to each file of the cache whose path holds the part. */
function spoil(part: RegExp, change: (path: string, random: Random) => void): Change {
  return ({ cache }, random) => {
    const paths = listFiles(cache).filter((path) => part.test(path.slice(cache.length)))
    for (const path of paths) change(path, random)
  }
}

/** As `spoil`, for one of many. */
function spoilOne(part: RegExp, change: (path: string, random: Random) => void): Change {
  return ({ cache }, random) => changeOne(cache, part, change, random)
}

/** The same for one of the compiled templates. */
function spoilTemplates(part: RegExp, change: (path: string, random: Random) => void): Change {
  return ({ project }, random) => changeOne(join(project, '.astro'), part, change, random)
}

function changeOne(
  folder: string,
  part: RegExp,
  change: (path: string, random: Random) => void,
  random: Random,
): void {
  const paths = listFiles(folder).filter((path) => part.test(path.slice(folder.length)))
  if (paths.length > 0) change(pick(paths, random), random)
}

const remove = (path: string) => rmSync(path, { recursive: true })
const cut = (path: string) => {
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length / 2)))
}
const flip = (path: string, random: Random) => {
  const bytes = readFileSync(path)
  const at = random.integer(0, Math.max(0, bytes.length - 1))
  if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}
const blank = (path: string) => writeFileSync(path, readFileSync(path).fill(0x20))
/** Other bytes of the same number, the time of change as it was. */
const changeUnseen = (path: string, random: Random) => keepTime(path, () => flip(path, random))
const toFolder = (path: string) => {
  rmSync(path)
  mkdirSync(join(path, 'in-its-place'), { recursive: true })
}

const index = /questions\.jsonl$/
const pack = /\.pack$/
const manifest = /output-[^/]*\.json$/
const modules = /bundle-[^/]*\/renderer\/.*\.mjs$/
const assets = /bundle-[^/]*\/assets\/_astro\//

function inBundles(change: (folder: string) => void): Change {
  return ({ project }) => {
    const templates = join(project, '.astro')
    for (const { name } of readdirSync(templates, { withFileTypes: true }).filter(
      (each) => each.isDirectory() && each.name.startsWith('bundle-'),
    )) {
      change(join(templates, name))
    }
  }
}

function inOutput(part: RegExp, change: (path: string, random: Random) => void): Change {
  return ({ out }, random) => changeOne(out, part, change, random)
}

function inPublic(change: (folder: string, random: Random) => void): Change {
  return ({ project }, random) => change(join(project, 'public'), random)
}

/** To one of the pages of the archive's own, where there is one. */
function onPage(change: (path: string, random: Random) => void): Change {
  return ({ content }, random) => changeOne(join(content, 'pages'), /\.md$/, change, random)
}

/** As large as before: the same words in another order. */
const turnWords = (text: string) => text.replace(/^(\S+) (\S+)\.$/m, '$2 $1.')

export const changes = {
  'a word of a body': edit(addSentence),
  'a title': edit((text) => text.replace(/^title: ".*"$/m, 'title: "고친 제목 Docker"')),
  'a hashtag added': edit((text) =>
    text.includes('새로-만든-해시태그') ? text : text.replace(/^tags: \[/m, 'tags: [새로-만든-해시태그, '),
  ),
  'a hashtag that nobody carried': edit((text, number) =>
    text.replace(/^tags: \[/m, `tags: [new-${number}, `),
  ),
  'hashtags replaced': edit((text) => text.replace(/^tags: .*$/m, 'tags: [react]')),
  'a count': edit((text) => text.replace(/views: \d+/, 'views: 123456')),
  'an activity, so that entries move between pages': edit((text) =>
    // Other keys may follow the list of activity.
    text.replace(
      /\n {4}kind: .*(?![\s\S]*\n {4}kind: )/,
      '$&\n  - at: 2025-06-30\n    actor: 익명\n    kind: 새로운 댓글',
    ),
  ),
  'an alias': edit((text, number) =>
    text.includes('\naliases:') ? text : text.replace(/\n---\n/, `\naliases: [/old/${number}]\n---\n`),
  ),
  'an alias with a query, one with an anchor': edit((text, number) =>
    text.includes('\naliases:')
      ? text
      : text.replace(/\n---\n/, `\naliases: [/board?id=${number}, "/old/${number}#answer-5"]\n---\n`),
  ),
  'an alias taken away': (places) => {
    const owner = findOwner(places)
    if (owner !== undefined) writeFileSync(owner, readFileSync(owner, 'utf8').replace(aliases, '\n'))
  },
  'an alias moved to another question': (places, random) => {
    const owner = findOwner(places)
    const other = findQuestion(places, random)
    if (owner === undefined || aliases.test(readFileSync(other, 'utf8'))) return
    const text = readFileSync(owner, 'utf8')
    const [moved = ''] = aliases.exec(text) ?? []
    writeFileSync(owner, text.replace(aliases, '\n'))
    writeFileSync(other, readFileSync(other, 'utf8').replace(/\n---\n/, `${moved}---\n`))
  },
  'links to old addresses that some question may get': edit(
    (text, number) => `${text}\n${listLinks(number).join(' ')}\n`,
  ),
  'links to pages': (places, random) => {
    const target = basename(findQuestion(places, random), '.md')
    const path = findQuestion(places, random)
    const links = `[하나](/questions/${target}/) [둘](/questions/none/) [셋](/tags/react/) [넷](/tags/none/)`
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n${links} [다섯](none.html)\n`)
  },
  'a question withheld that others link to': (places, random) => {
    const target = basename(findQuestion(places, random), '.md')
    const path = findQuestion(places, random)
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n[하나](/questions/${target}/)\n`)
    const text = `questions:\n  - id: ${JSON.stringify(target)}\n    date: 2025-01-01\n`
    writeFileSync(join(places.content, 'redactions.yaml'), text)
  },
  'a language': edit((text) =>
    text.includes('\nlanguage:') ? text : text.replace(/\n---\n/, '\nlanguage: en\n---\n'),
  ),
  'an edit that keeps the time': (places, random) => {
    const path = findQuestion(places, random)
    keepTime(path, () => writeFileSync(path, addSentence(readFileSync(path, 'utf8'))))
  },
  'an edit that keeps the size': (places, random) => {
    const path = findQuestion(places, random)
    writeFileSync(path, changeDigits(readFileSync(path, 'utf8'), random))
  },
  'an edit that keeps size and time': (places, random) => {
    const path = findQuestion(places, random)
    keepTime(path, () => writeFileSync(path, changeDigits(readFileSync(path, 'utf8'), random)))
  },
  'a file put in the place of another, of its size and time': (places, random) => {
    const path = findQuestion(places, random)
    keepTime(path, () => {
      writeFileSync(`${path}.next`, changeDigits(readFileSync(path, 'utf8'), random))
      renameSync(`${path}.next`, path)
    })
  },
  'two files that change places': (places, random) => {
    const [one, other] = [findQuestion(places, random), findQuestion(places, random)]
    const [first, second] = [readFileSync(one), readFileSync(other)]
    keepTime(one, () => writeFileSync(one, second))
    keepTime(other, () => writeFileSync(other, first))
  },
  'a time of change alone': (places, random) => utimesSync(findQuestion(places, random), 1, 1),
  'a file added': (places, random) =>
    copyFileSync(
      withoutAlias(findQuestion(places, random)),
      join(places.content, 'questions', `added-${next()}.md`),
    ),
  'a file removed': (places, random) => {
    if (listFiles(join(places.content, 'questions')).length > 40) rmSync(findQuestion(places, random))
  },
  'a file renamed': (places, random) => {
    const path = findQuestion(places, random)
    renameSync(path, join(dirname(path), `renamed-${next()}.md`))
  },
  'a file moved to another folder': (places, random) => {
    const path = findQuestion(places, random)
    const folder = join(places.content, 'questions', `moved-${next()}`)
    mkdirSync(folder)
    renameSync(path, join(folder, basename(path)))
  },
  'a page written': (places, random) => {
    const id = basename(findQuestion(places, random), '.md')
    const title = `글 ${next()}`
    const body = `하나 둘.\n\n[질문](/questions/${id}/) [글](/page-${next()}/) ${title}`
    mkdirSync(join(places.content, 'pages'), { recursive: true })
    writeFileSync(
      join(places.content, 'pages', `page-${next()}.md`),
      `---\ntitle: ${title}\nnav: ${random.chance(0.5)}\norder: ${random.integer(1, 9)}\n---\n${body}\n`,
    )
  },
  'a page about the archive': ({ content }) => {
    mkdirSync(join(content, 'pages'), { recursive: true })
    writeFileSync(join(content, 'pages/about.md'), `---\ntitle: 소개 ${next()}\n---\n이야기 ${next()}\n`)
  },
  'a page edited': onPage((path) => appendFileSync(path, `\n덧붙인 문장 ${next()}\n`)),
  'a page edited, size and time kept': onPage((path) =>
    keepTime(path, () => writeFileSync(path, turnWords(readFileSync(path, 'utf8')))),
  ),
  'a page renamed': onPage((path) => renameSync(path, join(dirname(path), `renamed-${next()}.md`))),
  'a page removed': onPage(remove),
  'settings: footer': setting('footer', (random) =>
    random.chance(0.2) ? undefined : `"[글](/page-${random.integer(1, 9)}/)에서 **${next()}**"`,
  ),
  'settings: navigation': setting('navigation', (random) =>
    random.chance(0.2) ? undefined : `[{ label: 링크 ${next()}, href: /tags/ }]`,
  ),
  'theme: a logo, and a picture for previews': ({ content }, random) => {
    mkdirSync(join(content, 'theme'), { recursive: true })
    writeFileSync(join(content, 'theme/logo.png'), createPng(random.integer(2, 90), 40))
    writeFileSync(join(content, 'theme/card.png'), createPng(random.integer(2, 90), 30))
  },
  'theme: none': ({ content }) => rmSync(join(content, 'theme'), { recursive: true, force: true }),
  'settings: page size': setting('pageSize', (random) => `${random.integer(5, 24)}`),
  'settings: summary length': setting('summaryLength', (random) => `${random.integer(0, 400)}`),
  'settings: reference date': setting('referenceDate', (random) => `2025-07-${random.integer(10, 30)}`),
  'settings: keyword matches': setting('keywordMatches', (random) =>
    random.chance(0.3) ? 'title' : `${random.chance(0.7)}`,
  ),
  'settings: former addresses': setting('formerUrls', (random) =>
    random.chance(0.7) ? '[https://old.example]' : undefined,
  ),
  'settings: language': setting('language', (random) => (random.chance(0.5) ? 'en' : undefined)),
  'settings: colours': setting('theme', (random) =>
    random.chance(0.3) ? undefined : `{ accent: "#0b${random.integer(10, 69)}a5" }`,
  ),
  'settings: cards': setting(
    'cards',
    (random) => ['archive', '2', 'all', 'false', undefined][random.integer(0, 4)],
  ),
  'settings: title of the archive': setting('title', (random) => `이름 ${random.integer(1, 9)}인 아카이브`),
  'settings: feeds': setting('feeds', (random) => (random.chance(0.5) ? 'false' : undefined)),
  'settings: address': setting('url', (random) =>
    random.chance(0.5) ? 'https://example.org/archive/' : undefined,
  ),
  'redactions: a question withheld': redact((places, random) => {
    const id = basename(findQuestion(places, random), '.md')
    return `questions:\n  - id: ${JSON.stringify(id)}\n    date: 2025-01-01\n`
  }),
  'redactions: a name': redact((places, random) => {
    const name = findActorName(places, random)
    return name && `actors:\n  - name: ${JSON.stringify(name)}\n    date: 2025-01-01\n`
  }),
  'redactions: none': redact(() => undefined),
  'synonyms: one': spell(1, 1),
  'synonyms: others': spell(2, 5),
  'synonyms: of a hashtag that nobody carries': ({ content }) =>
    writeFileSync(join(content, 'synonyms.yaml'), `nobody-${next()}: [컨트롤러]\n`),
  'synonyms: a file of another order': ({ content }) => {
    const path = join(content, 'synonyms.yaml')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    writeFileSync(path, ['# 순서만 다릅니다.', ...lines.reverse()].join('\n'))
  },
  'synonyms: none': ({ content }) => rmSync(join(content, 'synonyms.yaml'), { force: true }),
  'descriptions: of hashtags': describeHashtags,
  'descriptions: of a category': ({ content }, random) =>
    writeFileSync(
      join(content, 'categories.yaml'),
      `개발자: { description: 뜻 ${random.integer(1, 3)}, aliases: [/c/dev-${next()}] }\n`,
    ),
  'descriptions: none': ({ content }) => {
    for (const name of ['tags.yaml', 'categories.yaml']) rmSync(join(content, name), { force: true })
  },
  'public: a file added': inPublic((folder) => {
    mkdirSync(join(folder, 'downloads'), { recursive: true })
    writeFileSync(join(folder, 'downloads', `${next()}.txt`), `file ${next()}`)
  }),
  'public: a file changed': inPublic((folder) => appendFileSync(join(folder, 'robots.txt'), `# ${next()}\n`)),
  'public: a file changed, size and time kept': inPublic((folder, random) =>
    changeUnseen(join(folder, '_headers'), random),
  ),
  'public: a file removed': inPublic((folder) => {
    const [one] = listFiles(folder).filter((path) => path.includes('downloads'))
    if (one !== undefined) rmSync(one)
  }),
  'public: a file renamed': inPublic((folder) => {
    const [one] = listFiles(folder).filter((path) => path.includes('downloads'))
    if (one !== undefined) renameSync(one, join(folder, `CNAME-${next()}`))
  }),
  'cache: index flipped in one byte': spoil(index, flip),
  'cache: index cut': spoil(index, cut),
  'cache: index gone': spoil(index, remove),
  'cache: a folder where the index was': spoil(index, toFolder),
  'cache: pages flipped in one byte': spoil(/pages\.json$/, flip),
  'cache: pages gone': spoil(/pages\.json$/, remove),
  'cache: packs cut': spoil(pack, cut),
  'cache: packs overwritten': spoil(pack, blank),
  'cache: packs flipped in one byte': spoil(pack, flip),
  'cache: packs gone': spoil(pack, remove),
  'cache: a folder where a pack was': spoilOne(pack, toFolder),
  'cache: manifest flipped in one byte': spoil(manifest, flip),
  'cache: manifest cut': spoil(manifest, cut),
  'cache: manifest gone': spoil(manifest, remove),
  'cache: a folder where the manifest was': spoil(manifest, toFolder),
  'templates: a module of the bundle cut': spoilTemplates(modules, cut),
  'templates: a module of the bundle flipped, size and time kept': spoilTemplates(modules, changeUnseen),
  'templates: a module of the bundle gone': spoilTemplates(modules, remove),
  'templates: an asset of the bundle gone': spoilTemplates(assets, remove),
  'templates: an asset of the bundle flipped, size and time kept': spoilTemplates(assets, changeUnseen),
  'templates: a file more in the bundle': spoilTemplates(assets, (path) =>
    writeFileSync(`${path}.more`, 'more'),
  ),
  'templates: the list of the bundle flipped': spoilTemplates(/bundle-[^/]*\/files\.json$/, flip),
  'templates: gone': inBundles(remove),
  'templates: a file where the bundle was': inBundles((folder) => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
  }),
  'cache: what Astro kept there': ({ cache }) => {
    mkdirSync(join(cache, 'astro', 'assets'), { recursive: true })
    for (const name of ['data-store.json', 'assets/a.json']) writeFileSync(join(cache, 'astro', name), '{"a"')
  },
  'cache: compiled code flipped': ({ compileCache }, random) => {
    for (const path of listFiles(compileCache)) flip(path, random)
  },
  'cache: compiled code cut': ({ compileCache }) => {
    for (const path of listFiles(compileCache)) cut(path)
  },
  'cache: gone': ({ cache }) => rmSync(cache, { recursive: true, force: true }),
  'output: a page edited': inOutput(/\.html$/, (path) => appendFileSync(path, '<p>by hand')),
  'output: a page edited, size and time kept': inOutput(/\.html$/, changeUnseen),
  'output: a page gone': inOutput(/\.html$/, remove),
  'output: a link where a page was': inOutput(/questions\/.*\.html$/, (path) => {
    renameSync(path, `${path}.moved`)
    symlinkSync(`${path}.moved`, path)
  }),
  'output: pages with other times': ({ out }) => {
    for (const path of listFiles(out)) utimesSync(path, 1_700_000_000, 1_700_000_000)
  },
  'output: an asset edited, size and time kept': inOutput(/_astro\//, changeUnseen),
  'output: an asset gone': inOutput(/_astro\//, remove),
  'output: a public file edited, size and time kept': inOutput(/favicon\.svg$/, changeUnseen),
  'output: a public file gone': inOutput(/robots\.txt$/, remove),
  'output: a file that no build made': ({ out }) => {
    if (existsSync(out)) writeFileSync(join(out, 'left-over.html'), 'old')
  },
  'output: left beside it by a build that was stopped': ({ out }) => {
    mkdirSync(`${out}.next/questions`, { recursive: true })
    writeMarker(`${out}.next`)
    writeFileSync(`${out}.next/questions/a.html`, 'half')
  },
  'output: gone': ({ out }) => rmSync(out, { recursive: true, force: true }),
  ...conversationChanges,
  'nothing at all': () => {},
} satisfies Record<string, Change>

export type ChangeName = keyof typeof changes
export const changeNames = Object.keys(changes).filter((name): name is ChangeName => name in changes)

/** As the changes above write it. */
const aliases = /\naliases: .*\n/

/** First question that has old addresses. */
function findOwner({ content }: WalkPlaces): string | undefined {
  return listFiles(join(content, 'questions')).find((path) => aliases.test(readFileSync(path, 'utf8')))
}

/** Of the numbers that come near one, in every form that a link to an old address may have. */
function listLinks(number: number): string[] {
  return Array.from({ length: 30 }, (_, index) => number - 10 + index).flatMap((near) => [
    `[가](/old/${near})`,
    `[나](https://old.example/old/${near}/edit)`,
    `<a href="http://www.old.example/board?id=${near}&amp;page=2">다</a>`,
  ])
}

/** A copy of a question may not claim its old addresses. */
function withoutAlias(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (text.includes('\naliases:')) writeFileSync(path, text.replace(/\naliases: .*$/m, ''))
  return path
}

/**
 * Thirteen steps with every change in them. Together are those of which none hides another: what is prepared again
 * reads no pack, and what is rendered again does not look at the file that it writes over.
 */
export const plannedSteps: readonly (readonly ChangeName[])[] = `
a word of a body | an answer edited | an answer of a person | an answer added | a comment added | a picture added |
an answer that links to others | links to old addresses that some question may get | settings: former addresses |
a page written | a page about the archive | settings: footer |
an edit that keeps the time | a hashtag added | public: a file added | synonyms: others |
output: an asset edited, size and time kept | cache: what Astro kept there | templates: a module of the bundle gone

an alias with a query, one with an anchor | people: other names | an answer edited, size and time kept |
a comment edited, size and time kept | an answer accepted, or no longer | votes of an answer |
redactions: a person | a picture of other bytes, size and time kept | links to pages |
an edit that keeps the size | an edit that keeps size and time | descriptions: of hashtags |
a page edited, size and time kept | settings: navigation |
descriptions: of a category | synonyms: a file of another order | output: a page edited, size and time kept |
public: a file changed, size and time kept | cache: compiled code flipped |
output: left beside it by a build that was stopped

a file put in the place of another, of its size and time | an answer to another | an answer renamed |
an answer moved to another folder | a file of comments moved | comments moved between question and answers |
a picture of other bytes | redactions: an answer | two files that change places | a time of change alone |
a page written | a page renamed | theme: a logo, and a picture for previews | cache: pages flipped in one byte |
an alias | an alias moved to another question | a count | synonyms: one | public: a file renamed |
output: a public file edited, size and time kept | templates: a module of the bundle flipped, size and time kept

an alias taken away | an answer removed | an answer moved to another question | a comment removed |
comments in another order | a picture removed, and what shows it | redactions: a comment | a language |
a file added | a file removed | synonyms: of a hashtag that nobody carries | output: a page gone |
output: an asset gone | cache: compiled code cut | cache: index gone

a page edited | cache: pages gone | cache: packs flipped in one byte | a question renamed with its answers and comments | a comment edited |
cache: manifest gone | a title | public: a file added | templates: a file where the bundle was

cache: packs cut | cache: a folder where a pack was | a hashtag that nobody carried | an alias |
public: a file removed | output: a page edited | templates: gone

cache: packs gone | cache: manifest flipped in one byte | a file renamed | a file moved to another folder |
templates: an asset of the bundle gone

cache: packs overwritten | cache: a folder where the manifest was | templates: a module of the bundle cut | output: gone

a page removed | theme: none | a question withheld that others link to | settings: language | cache: index cut | cache: manifest cut |
output: a link where a page was | templates: an asset of the bundle flipped, size and time kept |
output: a public file gone

cache: index flipped in one byte | settings: order of answers | a file of comments removed |
redactions: a question withheld | output: a file that no build made | templates: a file more in the bundle |
hashtags replaced | descriptions: of hashtags | descriptions: none | synonyms: none |
an activity, so that entries move between pages | public: a file changed

cache: a folder where the index was | redactions: none | redactions: a name | settings: page size |
settings: summary length | settings: reference date | settings: keyword matches | settings: title of the archive |
settings: colours | settings: cards | templates: the list of the bundle flipped | output: pages with other times

settings: feeds | a word of a body | an answer edited

cache: gone | settings: address | nothing at all
`
  .trim()
  .split('\n\n')
  .map((step) => step.split(/\s*\|\s*/).map(toChangeName))

function toChangeName(name: string): ChangeName {
  const found = changeNames.find((each) => each === name)
  if (found === undefined) throw new Error(`There is no change ${name}.`)
  return found
}
