// redactions.yaml: what is withheld is in no file of the output, whatever its kind.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite } from '../sites/open-site.ts'
import { readFeed } from '../support/atom.ts'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { toHiddenPlaces } from '../support/hidden-places.ts'
import { findAll, textOf } from '../support/html.ts'
import { nameEndings, otherEndings } from '../support/name-endings.ts'
import { listFiles } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { listTerms, readWholeIndex } from '../support/search-index.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const site = openSite('kitchen-sink')

describe('no file of the output holds', () => {
  const secrets = [
    ['the title', '감춰야 하는 제목'],
    ['the body', '감춰야 하는 본문'],
    ['a word of the body', '특별한낱말'],
    ['a name in Hangul', '곽두팔'],
    ['a name in Latin letters', /kwak2pal(?!ace)/],
    [
      'a name in any letters or cut by marks',
      /곽(?:<[^>]*>)*두(?:<[^>]*>)*팔|k(?:<[^>]*>)*wak(?:<[^>]*>)*2pal(?!ace)/,
    ],
    ['the hashtag that only the withheld question carries', 'only-withheld'],
  ] as const

  test.for(secrets)('%s', ([, secret]) => {
    const files = listFiles(site.out)
    const holding = files.filter((file) => {
      const content = readFileSync(join(site.out, file), 'utf8')
      return file.match(secret) !== null || toLook(content).match(secret) !== null
    })
    expect(holding).toEqual([])
    expect(files.length).toBeGreaterThan(20)
  })
})

/** Small letters, in the one spelling of all that look the same. */
function toLook(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

test('nor does the cache hold a name', () => {
  const files = listFiles(site.cache).filter((file) => /\.(?:pack|jsonl)$/.test(file))
  const holding = files.filter((file) =>
    /곽두팔|kwak2pal(?!ace)/.test(toLook(readFileSync(join(site.cache, file), 'utf8'))),
  )
  expect(holding).toEqual([])
  expect(files.length).toBeGreaterThan(1)
})

test('a redacted actor is a deleted user, in the activity line and in texts', () => {
  const page = site.page('questions/naming/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('deleted user님께 여쭙니다')
  expect(site.read('questions/naming/index.html')).toContain('지난번에 deleted user님이')
  expect(site.read('questions/naming/index.html')).toContain('<code>deleted user</code>')
  expect(site.read('tags/감춘-이름/index.html')).toContain('<span class="role">deleted user</span>')
})

test('a name that is a word is hidden as an actor alone', () => {
  const page = site.page('questions/hidden/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('spring 질문: deleted user 님께')
  expect(findAll(page, '.activity').map(textOf)).toEqual(
    Array(2).fill('1 year ago · deleted user · question'),
  )
  expect(site.read('tags/spring-words/index.html')).toContain('<h1')
})

test('a longer word that begins like a name is left alone', () => {
  expect(site.read('questions/namesake/index.html')).toContain('kwak2palace는 다른 이름입니다')
})

test.for(['questions/withheld-question/index.html', 'removed/99/index.html', 'removed/99.html'])(
  '%s says that the question was removed',
  (file) => {
    expect(site.read(file)).toContain('<h1>This question was removed</h1>')
    expect(site.read(file)).toContain('<meta name="robots" content="noindex">')
    expect(site.read(file)).not.toContain('http-equiv="refresh"')
  },
)

test('the headline does not count it', () => {
  expect(site.read('tags/감춘-이름/index.html')).toContain('<h2 class="headline">3 questions</h2>')
})

describe('a name before each of the endings that are written behind one', () => {
  const name = '곽두팔'
  const [namesake, person] = ['남궁하', 'p1']
  let built: TestSite

  beforeAll(async () => {
    const questions = nameEndings.map((ending, place) => toQuestion(`e${place}`, `${name}${ending}`))
    const others = otherEndings.map((ending) => `${namesake}${ending}`).join(' ')
    const conversations = nameEndings.map((ending, place) => toConversation(`e${place}`, `${name}${ending}`))
    built = await buildTestSite({
      settings: { url: 'https://example.com/', footer: `${name}${nameEndings[3]}` },
      questions: [...questions, { id: 'others', body: others }],
      files: {
        ...Object.assign({}, ...conversations),
        'people.yaml': `${person}: { name: 김철수, formerNames: [옛이름둘], about: ${JSON.stringify(
          nameEndings
            .map((ending) => `${name}${ending}`)
            .join(' ')
            .slice(0, 150)
            .replace(/ \S*$/, ''),
        )} }\n`,
        'tags.yaml': `rest: ${JSON.stringify({ description: `${name}${nameEndings[0]}` })}\n`,
        'categories.yaml': `개발자: ${JSON.stringify({ description: `${name}${nameEndings[1]}` })}\n`,
        'files/picture-of-곽두팔.png': createPng(2, 2),
        'pages/own.md': `---\ntitle: ${name}${nameEndings[2]}\nnav: true\n---\n${nameEndings
          // A page has a length.
          .map((ending, place) => (place % 4 === 0 ? toBody : toSeenBody)(`${name}${ending}`))
          .map((body) => body.replaceAll(/\[\^1\](?::.*)?/g, ''))
          .join('\n\n')}\n`,
        'redactions.yaml': `actors:\n${[name, namesake].map((each) => `  - { name: ${each}, date: 2025-06-01 }\n`).join('')}`,
      },
    })
  })
  afterAll(() => built?.remove())

  function toQuestion(id: string, named: string) {
    return {
      id,
      title: `${named} 안녕하세요`,
      counts: { answers: 1, comments: 1 },
      activity: [
        { at: '2025-06-01', actor: named, kind: '질문' },
        { at: '2025-06-02', actor: '김철수', person, kind: '새로운 답변' },
      ],
      poll: { title: named, options: [{ label: named, votes: 1 }] },
      state: { closed: { at: '2025-06-20', reason: named } },
      body: toBody(named),
    }
  }

  function toConversation(id: string, named: string) {
    return {
      ...writeAnswers(id, {
        a: { actor: named, at: '2025-06-02', license: { name: named }, body: toBody(named) },
      }),
      ...writeComments(id, [{ id: 'c', actor: named, text: toBody(named) }]),
    }
  }

  /** As it is, in marks, in code, in a table, in a footnote, and with letters that are not seen. */
  function toSeenBody(named: string): string {
    const hidden = named.replace(name, '곽\u00ad두\u200b팔')
    return [
      `${named} \`${named}\` **${name}**${named.slice(name.length)} ${hidden}[^1] [${named}](https://a.example/${named})`,
      `![${named}](https://a.example/a.png)`,
      `\`\`\`\n// ${named}\n\`\`\``,
      `| ${named} |\n|-|`,
      `[^1]: ${named}`,
    ].join('\n\n')
  }

  /** And where nobody sees it. */
  function toBody(named: string): string {
    const places = ['![보이는 그림](/files/picture-of-곽두팔.png)', ...toHiddenPlaces(named, 'unused')]
    return [toSeenBody(named), ...places].join('\n\n')
  }

  test('is in no byte of the output', () => {
    const files = listFiles(built.out)
    const holding = files.filter((file) => {
      const text = readFileSync(join(built.out, file), 'utf8')
      // With its tags, and without those that divide a name.
      return [file, text, decodeEscapes(text)].some((each) =>
        [each, each.replace(/<[^>]*>/g, '')].some((seen) => toLook(seen).includes(name)),
      )
    })
    expect(holding).toEqual([])
    expect(files.length).toBeGreaterThan(nameEndings.length)
    expect(files).toEqual(expect.arrayContaining(['feed.xml', 'tags/rest/feed.xml']))
    expect(readFeed(built.read('feed.xml')).entries[0]?.summary).toContain('삭제된 사용자')
  })

  test('nor do feeds hold ids and former names of people, who have no pages', () => {
    const feeds = listFiles(built.out).filter((file) => file.endsWith('feed.xml'))
    const holding = feeds.filter((file) => /\bp1\b|옛이름둘/.test(built.read(file)))
    expect(feeds.length).toBeGreaterThan(1)
    expect(holding).toEqual([])
    expect(built.read('feed.xml')).toContain('<name>김철수</name>')
  })

  test('is in no term of the search, and in none of its excerpts', () => {
    expect(readWholeIndex(built.out)).toContain('삭제된 사용자')
    expect(readWholeIndex(built.out)).not.toContain(name)
    const terms = listTerms(built.out)
    expect(terms).toContain('안녕')
    expect(['곽두', '두팔', 'ᄀᄃᄑ'].filter((term) => terms.includes(term))).toEqual([])
  })

  test('is a deleted user there, and what stands behind it is left', () => {
    const shown = nameEndings.map((ending, place) =>
      textOf(built.page(`questions/e${place}/`)).includes(`삭제된 사용자${ending}`),
    )
    expect(nameEndings.filter((_, place) => !shown[place])).toEqual([])
  })

  test('is left as the beginning of another word', () => {
    const text = textOf(built.page('questions/others/'))
    expect(otherEndings.filter((ending) => !text.includes(`${namesake}${ending}`))).toEqual([])
  })
})

/** What addresses and JSON say. */
function decodeEscapes(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
}
