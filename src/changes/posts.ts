// Questions, answers, comments and own pages as readers see them, by the values of their files, and what differs.
import { type ConversationSources, parseConversation, type Withholding } from '../folder/conversation.ts'
import { createPrepareText, type WrittenText } from '../folder/conversation-text.ts'
import type { SourceFile } from '../folder/disk.ts'
import { createPreparePage } from '../folder/prepare-page.ts'
import { createPrepareWith, createPreparing, type Preparing } from '../folder/prepare-question.ts'
import type { Settings } from '../folder/settings.ts'
import { findEditUrl } from '../folder/site-address.ts'
import { isRole } from '../format/activity.ts'
import { decodeFile } from '../format/decode.ts'
import { pageSchema } from '../format/fields.ts'
import { parseFrontMatter } from '../format/front-matter.ts'
import { compareText } from '../format/issue.ts'
import { parsePage } from '../format/parse-post.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { digestText } from '../kept/digest.ts'
import { countEditedLines, type EditedLines } from './edited-lines.ts'
import {
  compareValues,
  type PostFields,
  toPostValues,
  toValues,
  type ValueChange,
  type Values,
} from './values.ts'

export interface Post {
  values: Values
  /** Digest of what is printed: it differs where readers see another text. */
  html: string
  /** The text as it is written. Nothing but the number of its lines may be reported: no mask has gone over it. */
  source: string
  /** The same for two that no reader can tell apart, but for a link to the file. */
  digest: string
}

/** What belongs to a question, by id, without what nothing is reported of. */
export interface Conversation {
  /** Whether listings mark the question (decision 19): by what is withheld in its own state alone. */
  accepted: boolean
  answers: ReadonlyMap<string, Post>
  comments: ReadonlyMap<string, Post>
  /** The same for two that no reader can tell apart. */
  digest: string
}

export type PreparePosts = ReturnType<typeof createPreparePosts>

/** Undefined is what has faults. Both sides of a comparison are prepared alike, so that only their files tell them apart. */
export function createPreparePosts(settings: Settings, redactedActors: readonly RedactedName[]) {
  const preparing = createPreparing(settings, redactedActors)
  const prepareQuestion = createPrepareWith(preparing)
  const preparePage = createPreparePage(preparing)
  const show = <Fields extends object>(fields: Fields, schema?: typeof pageSchema) =>
    preparing.masks.createMasker().fields(fields, schema)
  return {
    question: (file: SourceFile): Post | undefined => {
      const { prepared, written } = prepareQuestion(file)
      const body = prepared?.toBody()
      // There may be more of it than pages may show.
      if (!prepared || !written || !body || 'code' in body) return undefined
      const { id: _, path, aliases, ...fields } = show(written)
      const { activity: __, polls: ___, ...printed } = body
      const shown = {
        ...fields,
        // Their order says nothing.
        aliases: [...aliases].sort(),
        // Only the link to the file shows where it lies.
        file: findEditUrl(settings) === undefined ? undefined : path,
      }
      return toPost(shown, toPrintedText(printed, prepared.links), toSource(file))
    },
    page: (file: SourceFile): Post | undefined => {
      const { page } = preparePage(file)
      const text = decodeFile(file.path, file.bytes)
      const { parsed } = typeof text === 'string' ? parsePage(file.path, text) : {}
      if (!page || !parsed) return undefined
      return toPost(show(parsed.fields, pageSchema), toPrintedText(page.html, page.links), parsed.body)
    },
    conversation: createPrepareConversation(preparing),
  }
}

/** The body of a file as it is written. */
function toSource({ path, bytes }: SourceFile): string {
  const text = decodeFile(path, bytes)
  const frontMatter = typeof text === 'string' ? parseFrontMatter(path, text) : text
  return 'body' in frontMatter ? frontMatter.body : ''
}

/** @param fields as readers may see them. @param printed all that is printed of the text. */
function toPost<Fields extends object>(fields: Fields & PostFields, printed: string, source: string): Post {
  const { file: _, ...shown } = fields
  const html = digestText(printed)
  return { values: toPostValues(fields), html, source, digest: digestText(JSON.stringify([shown, html])) }
}

/** Files with faults of their own are left out. */
function createPrepareConversation(preparing: Preparing) {
  const prepareText = createPrepareText(preparing)
  const toPrinted = (text: WrittenText) => {
    const { html, links } = prepareText(text, { from: 0, keepsHtml: true })
    return toPrintedText(html, links)
  }
  const show = <Fields extends Actor & { text?: string }>({ text: _, ...fields }: Fields) =>
    withoutRole(preparing.masks.createMasker().fields(fields))
  /** @param untold ids of which nothing is reported. @param withheld answers that are not shown in this state. */
  return (sources: ConversationSources, untold: Withholding, withheld: ReadonlySet<string>): Conversation => {
    const parsed = parseConversation(sources, preparing.context)
    const toTold = (answer: string | undefined) =>
      answer !== undefined && untold.answers.has(answer) ? undefined : answer
    const answers = parsed.answers.filter(({ answer }) => toTold(answer.id) !== undefined)
    const comments = parsed.comments.filter(
      ({ id, answer }) => toTold(answer) === answer && !untold.comments.has(id),
    )
    const commentIds = new Set(comments.map(({ id }) => id))
    return toConversation(
      parsed.answers.some(({ answer }) => answer.accepted !== undefined && !withheld.has(answer.id)),
      new Map(
        answers.map(({ answer, body, bodyLine }) => {
          // Of an answer no page shows that there was a poll of which nothing is known.
          const { id, path, poll: _, edited, replyTo, ...others } = show(answer)
          const fields = { ...others, edited: edited.map(withoutRole), replyTo: toTold(replyTo) }
          const headings = { headingLevel: 4, idPrefix: '' }
          return [id, toPost(fields, toPrinted({ path, body, bodyLine, indent: 0, headings }), body)]
        }),
      ),
      new Map(
        comments.map((comment) => {
          const { id, textLine: bodyLine, textIndent: indent, replyTo = '', ...others } = show(comment)
          const fields = { ...others, replyTo: commentIds.has(replyTo) ? replyTo : undefined }
          const path = sources.comments?.path ?? ''
          return [id, toPost(fields, toPrinted({ path, body: comment.text, bodyLine, indent }), comment.text)]
        }),
      ),
    )
  }
}

function toConversation(
  accepted: boolean,
  answers: ReadonlyMap<string, Post>,
  comments: typeof answers,
): Conversation {
  const toLines = (posts: typeof answers) => Array.from(posts, ([id, { digest }]) => `${id} ${digest}`).sort()
  const digest = digestText(JSON.stringify([accepted, toLines(answers), toLines(comments)]))
  return { accepted, answers, comments, digest }
}

interface Actor {
  actor?: string | undefined
  person?: string | undefined
}

/** A role is no name, and nobody is to learn who has it (decision 12). */
function withoutRole<Fields extends Actor>(fields: Fields): Fields {
  return fields.actor !== undefined && isRole(fields.actor) ? { ...fields, person: undefined } : fields
}

/** What is printed names links by their places alone. */
function toPrintedText(html: unknown, links: readonly { address: string }[]): string {
  return JSON.stringify([html, links.map(({ address }) => address)])
}

/** A value, or lines of the text as it is written. */
export type Change = ValueChange | { path: 'body'; lines: EditedLines }

/** Of what readers see alone. */
export function comparePosts(old: Pick<Post, 'values' | 'html' | 'source'>, now: typeof old): Change[] {
  const values = compareValues(old.values, now.values)
  if (old.html === now.html) return values
  return [...values, { path: 'body', lines: countEditedLines(old.source, now.source) }]
}

export type ConversationChange = ReturnType<typeof compareConversations>

export function compareConversations(old: Conversation, now: Conversation) {
  const toMark = ({ accepted }: Conversation) => toValues({ acceptedMark: accepted })
  return {
    changes: compareValues(toMark(old), toMark(now)),
    answers: compareAll(old.answers, now.answers),
    comments: compareAll(old.comments, now.comments),
  }
}

/** Ids in code-unit order. */
function compareAll(old: ReadonlyMap<string, Post>, now: typeof old) {
  const ids = [...new Set([...old.keys(), ...now.keys()])].sort(compareText)
  return {
    added: ids.filter((id) => !old.has(id)),
    removed: ids.filter((id) => !now.has(id)),
    edited: ids.flatMap((id) => {
      const [before, after] = [old.get(id), now.get(id)]
      const changes = before && after ? comparePosts(before, after) : []
      return changes.length === 0 ? [] : [{ id, changes }]
    }),
  }
}
