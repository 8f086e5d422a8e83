// Answers and comments as readers may see them.
import { escapeHtml } from '../../body/escape-html.ts'
import type {
  ConversationLink,
  KeptAnswer,
  KeptComment,
  ShownActor,
  WithheldText,
} from '../../cache/conversation.ts'
import type { Comment } from '../../conversation/comment.ts'
import type { ParsedAnswer } from '../../conversation/parse-answer.ts'
import { isRole } from '../../question/activity.ts'
import type { Issue } from '../../question/issue.ts'
import { limits } from '../../question/limits.ts'
import type { SearchedAnswer } from '../../search-index/search-part.ts'
import { checkPersonalTexts } from '../check-personal-texts.ts'
import type { QuestionMasks } from '../mask-question.ts'
import { showLicense, showPolls } from '../show-question.ts'
import type { PrepareText, WrittenText } from './prepare-text.ts'

/** What showing texts brings to light, gathered from text to text. */
export interface Gathered {
  links: ConversationLink[]
  /** Positions of redacted names. */
  names: Set<number>
  issues: Issue[]
  /** UTF-16 units of HTML; of texts that are only checked no less than they would have. */
  length: number
  /** What is searched, by the ids of answers; nothing where texts are only checked. */
  searched: Map<string, Pick<SearchedAnswer, 'body' | 'excerpt'>>
}

export interface ShowTexts {
  showActor: (actor: string, person: string | undefined) => ShownActor
  /** Without `replyTo`, which others decide on. */
  showAnswer: (answer: ParsedAnswer) => Omit<KeptAnswer, 'replyTo'>
  showComment: (comment: Comment, path: string) => Omit<KeptComment, 'replyTo'>
}

interface ShowTextsOptions {
  masks: QuestionMasks
  prepareText: PrepareText
  /** Text of a file. */
  readText: (path: string) => string | undefined
  /** False where texts are only checked. */
  keepsHtml: boolean
  gathered: Gathered
}

export function createShowTexts({
  masks,
  prepareText,
  readText,
  keepsHtml,
  gathered,
}: ShowTextsOptions): ShowTexts {
  const { links, names, issues } = gathered
  const addNames = (found: Iterable<number>) => {
    for (const name of found) names.add(name)
  }
  const showActor: ShowTexts['showActor'] = (actor, person) => {
    const found = masks.showActor(actor, person)
    addNames(found.names)
    // A role is no name, and nobody is to learn who has it (decision 12).
    return person === undefined || isRole(found.shown) ? { name: found.shown } : { name: found.shown, person }
  }
  /** @param answer its id, of a text that is searched. */
  const showText = (text: WrittenText, answer?: string): string => {
    // More than a host should be asked to serve, and than a machine could hold: said once, and not printed.
    if (gathered.length > limits.conversationHtml) return ''
    const prepared = prepareText(text, { from: links.length, keepsHtml })
    for (const link of prepared.links) links.push(link)
    for (const issue of prepared.issues) issues.push(issue)
    addNames(prepared.names)
    gathered.length += prepared.length
    if (answer !== undefined && keepsHtml) gathered.searched.set(answer, prepared.toSearched())
    if (gathered.length > limits.conversationHtml) issues.push(toTooLarge(text))
    return prepared.html
  }
  return {
    showActor,
    showAnswer: ({ answer, body, bodyLine }) => {
      const { id, path, actor, person, at, accepted, edited, replyTo: _, ...written } = answer
      const { polls, source, license, ...others } = written
      const headings = { headingLevel: 4, notePrefix: toNotePrefix(id) }
      const frontMatter = () => (readText(path) ?? '').slice(0, -body.length)
      const show = masks.createShower()
      const known = {
        ...(polls && { polls: showPolls(polls, show) }),
        ...(source !== undefined && { source: show.address(source) }),
        ...(license !== undefined && { license: showLicense(license, show) }),
      }
      addNames(show.names)
      if (show.personalData.length > 0)
        issues.push(...checkPersonalTexts(path, readText(path) ?? '', show.personalData))
      return {
        ...others,
        id,
        by: showActor(actor, person),
        at,
        html: showText({ path, body, bodyLine, indent: 0, headings, frontMatter }, id),
        edited: edited.map((edit) => ({
          at: edit.at,
          by: edit.actor === undefined ? undefined : showActor(edit.actor, edit.person),
        })),
        accepted: accepted !== undefined,
        ...(typeof accepted === 'string' ? { acceptedAt: accepted } : {}),
        ...known,
      }
    },
    showComment: ({ id, actor, person, at, recommended, text, textLine, textIndent }, path) => ({
      id,
      by: showActor(actor, person),
      at,
      html: showText({ path, body: text, bodyLine: textLine, indent: textIndent }),
      ...(recommended === undefined ? {} : { recommended }),
    }),
  }
}

/** No id holds a colon, so that no note of one answer has the anchor of another. Ids may hold `&`. */
function toNotePrefix(id: string): string {
  return escapeHtml(`answer-${id}:`)
}

function toTooLarge({ path, bodyLine }: WrittenText): Issue {
  const detail = { of: 'conversationHtml', limit: `${limits.conversationHtml}` }
  return { code: 'output-too-large', path, line: bodyLine, column: 1, detail }
}

export function toWithheld(id: string): WithheldText {
  return { id, withheld: true }
}
