// What exports of real communities hold, by readers of their own, which share nothing with those that import them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './output-files.ts'

export interface WrittenText {
  /** Id of its element: `answer-12`, `comment-34`; empty for a question. */
  id: string
  question: string
  /** Letters and digits that are in it. */
  words: string
}

export interface DumpTexts {
  texts: WrittenText[]
  /** What is neither a question nor an answer nor a comment on one. */
  others: number
}

/** A data dump of Stack Exchange. @param folder with Posts.xml and Comments.xml. */
export function readStackExchangeTexts(folder: string): DumpTexts {
  const posts = readTable(folder, 'Posts.xml')
  const ofKind = (kind: string) => posts.filter((post) => post('PostTypeId') === kind)
  const [questions, answers] = [ofKind('1'), ofKind('2')]
  const kept = [...questions, ...answers]
  const questionOf = new Map(kept.map((post) => [post('Id'), post('ParentId') || post('Id')]))
  const comments = readTable(folder, 'Comments.xml')
  const known = comments.filter((comment) => questionOf.has(comment('PostId')))
  return {
    texts: [
      ...questions.map((post) => ({ id: '', question: post('Id'), words: toProseWords(post('Body')) })),
      ...answers.map((post) => ({
        id: `answer-${post('Id')}`,
        question: post('ParentId'),
        words: toProseWords(post('Body')),
      })),
      ...known.map((comment) => ({
        id: `comment-${comment('Id')}`,
        question: questionOf.get(comment('PostId')) ?? '',
        words: toWords(comment('Text')),
      })),
    ],
    others: posts.length - kept.length + comments.length - known.length,
  }
}

interface Post {
  post_number: number
  /** 1: written by somebody; others say that a topic was closed, moved and the like. */
  post_type: number
  cooked: string
  hidden?: boolean
  user_deleted?: boolean
}

interface ForumFile {
  id: number
  /** `private_message` is between few. */
  archetype?: string
  post_stream?: { posts: Post[] }
}

/** The topics of a Discourse forum. @param folder of JSON files, one a topic or a page of it, and others. */
export function readDiscourseTexts(folder: string): DumpTexts {
  const posts = listFiles(folder).flatMap((name) => {
    const topic: ForumFile = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const isOpen = topic.archetype !== 'private_message'
    return (topic.post_stream?.posts ?? []).map((post) => ({ ...post, topic: `${topic.id}`, isOpen }))
  })
  const written = posts.filter(
    (post) => post.isOpen && post.post_type === 1 && !post.hidden && !post.user_deleted,
  )
  return {
    texts: written.map(({ topic, post_number: number, cooked }) => ({
      id: number === 1 ? '' : `answer-${number}`,
      question: topic,
      words: toProseWords(withoutPreviews(cooked)),
    })),
    others: posts.length - written.length,
  }
}

/** What a forum fetched from elsewhere to show of a link, and the names of its pictures, nobody has written. */
function withoutPreviews(cooked: string): string {
  return cooked.replaceAll(/<aside class="onebox.*?<\/aside>|<div class="meta">.*?<\/div>/gs, '')
}

export function toLetters(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Each row as a function of its attributes' names; what is not there is empty. */
export function readTable(folder: string, file: string): ((attribute: string) => string)[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines
    .filter((line) => line.includes('<row '))
    .map((line) => (attribute) => {
      const start = line.indexOf(` ${attribute}="`)
      if (start === -1) return ''
      const from = start + attribute.length + 3
      return unescapeXml(line.slice(from, line.indexOf('"', from)))
    })
}

/** What is read of a part of a page. */
export function toShownText(html: string): string {
  return unescapeXml(html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' '))
}

function unescapeXml(text: string): string {
  return text
    .replaceAll(/&#x([0-9A-F]+);/g, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&')
}

/** Of a body in HTML: a paragraph without elements, if it has one that is long enough. */
function toProseWords(html: string): string {
  const plain = Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text = '']) => text)
  return toWords(plain.find((text) => toWords(text).length >= 30) ?? html)
}

/** The longest part between signs that Markdown or HTML could take for its own, shortened. */
function toWords(text: string): string {
  const parts = text
    .split(/https?:\S+|<[^>]*>|&\w+;|(?:^|\s)\d+[.)]\s|[^\p{L}\p{N}\s.,;'"?!-]/u)
    .map(toLetters)
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '').slice(0, 40)
}
