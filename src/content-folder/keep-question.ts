// A prepared question in the shape that the cache keeps.
import type { CachedQuestion, QuestionBody, QuestionOutline } from '../cache/cached-question.ts'
import { digestBytes } from '../cache/digest.ts'
import type { PackWriter, Place } from '../cache/packs.ts'
import { toPageHead } from '../cache/page-part.ts'
import { zeroCounts } from '../question/counts.ts'
import type { Issue } from '../question/issue.ts'
import { writeSearchPart } from '../search-index/search-part.ts'
import type { KeptConversation } from './conversations/read-conversation.ts'
import type { QuestionFile } from './list-question-files.ts'
import type { PreparedQuestion } from './prepare-question.ts'
import type { SourceFile } from './read-source.ts'
import { toCharacters } from './to-characters.ts'

/** Of a text that lies in no pack. */
const nowhere = ['', 0, 0, 0] as const

interface Kept {
  file: QuestionFile
  source: SourceFile
  prepared: PreparedQuestion
  /** Undefined where it is left to be made, or is only checked. */
  body: QuestionBody | undefined
  conversation: KeptConversation | undefined
  warnings: readonly Issue[]
}

interface KeepOptions {
  /** Where texts go; without it the file is only checked. */
  pack?: PackWriter
  /** Ids of questions of which nothing that anybody wrote is kept. */
  withheld?: ReadonlySet<string>
}

export function keepQuestion(
  { file, source, prepared, body, conversation, warnings }: Kept,
  { pack: given, withheld }: KeepOptions,
): CachedQuestion {
  const isWithheld = withheld?.has(file.id) ?? false
  const pack = isWithheld ? undefined : given
  const texts = pack && body ? writeBody(body, pack) : { page: nowhere, entry: nowhere }
  const redacted = new Set([...prepared.redacted, ...(conversation?.names ?? [])])
  return {
    ...(isWithheld ? toUnworded(prepared.outline) : prepared.outline),
    stamp: file.stamp,
    digest: digestBytes(source.bytes),
    warnings: isWithheld ? warnings.map(toUnwordedIssue) : warnings,
    ...texts,
    cut: prepared.cut,
    links: isWithheld ? [] : prepared.links,
    entryLinks: isWithheld ? 0 : prepared.entryLinks,
    redacted: [...redacted].sort((a, b) => a - b),
    prose: pack?.write(prepared.prose) ?? nowhere,
    search: pack?.writeBytes(writeSearchPart(prepared.toSearched(), conversation?.searched ?? [])) ?? nowhere,
    ...(pack ? toCharacters(prepared.toTexts(), conversation?.needs) : {}),
    keywords: [],
    accepted: !isWithheld && (conversation?.accepted ?? false),
    ...(conversation ? { conversation: conversation.outline } : {}),
  }
}

/** What the others need of a question that is withheld: its hashtags stay in the vocabulary, its addresses answer. */
function toUnworded({ id, path, hashtags, aliases, last }: QuestionOutline): QuestionOutline {
  const activity = { ...last, actor: '' }
  return {
    id,
    path,
    hashtags,
    aliases,
    title: '',
    counts: zeroCounts,
    poll: false,
    last: activity,
    lastInstant: 0,
    years: [],
  }
}

/** Schemes, kinds and times are no words of an author. */
const unworded = new Set(['forbidden-link', 'personal-data', 'before-question'])

function toUnwordedIssue({ correction: _, ...issue }: Issue): Issue {
  if (unworded.has(issue.code)) return issue
  const { key, kind, count } = issue.detail
  const told = { ...(key ? { key } : {}), ...(kind ? { kind } : {}), ...(count ? { count } : {}) }
  const detail = { ...told, value: '…', whole: '…' }
  return { ...issue, detail }
}

function writeBody(body: QuestionBody, pack: PackWriter): { page: Place; entry: Place } {
  const page = pack.writeJoined(toPageHead(body), body.pageHtml)
  const isSame = body.entryHtml === body.pageHtml
  return { page: page.whole, entry: isSame ? page.body : pack.write(body.entryHtml) }
}
