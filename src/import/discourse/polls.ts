// Polls stand in the JSON with their votes, and in the HTML of the post as a form.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import type { PollRecord } from '../records.ts'
import { toEmoji } from './cooked/emoji.ts'
import type { Poll } from './topic-schema.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

export interface PollsOfPost {
  polls: PollRecord[]
  /** The HTML without the forms of these polls. */
  html: string
  /** Polls whose votes were hidden; their options stay in the text. */
  hidden: number
}

export function toPolls(polls: readonly Poll[], html: string): PollsOfPost {
  const forms = listElements(parseFragment(html, { sourceCodeLocationInfo: true })).filter(isForm)
  const records: PollRecord[] = []
  const taken: Element[] = []
  for (const poll of polls) {
    const form = forms.find((element) => findAttribute(element, 'data-poll-name') === (poll.name ?? 'poll'))
    const record = toPollRecord(poll, form)
    if (!record) continue
    records.push(record)
    if (form) taken.push(form)
  }
  return { polls: records, html: cutOut(html, taken), hidden: polls.length - records.length }
}

/** Undefined where the votes are not known. */
function toPollRecord(poll: Poll, form: Element | undefined): PollRecord | undefined {
  const options = poll.options.flatMap(({ html, votes }) =>
    typeof votes === 'number' ? [{ label: toLabel(parseFragment(html)), votes }] : [],
  )
  if (options.length === 0 || options.length < poll.options.length) return undefined
  const title = poll.title ? toLabel(parseFragment(poll.title)) : findTitle(form)
  return {
    ...(title && { title }),
    ...(poll.type === 'multiple' && { multiple: true }),
    ...(poll.status === 'closed' && { closed: true }),
    ...(typeof poll.voters === 'number' && { voters: poll.voters }),
    options,
  }
}

function findTitle(form: Element | undefined): string | undefined {
  const title = form && listElements(form).find((element) => hasClass(element, 'poll-title'))
  return title && toLabel(title)
}

function isForm(element: Element): boolean {
  return element.tagName === 'div' && hasClass(element, 'poll')
}

/** What a label shows, in one line. */
function toLabel(parent: Node): string {
  let text = ''
  for (const node of listNodes(parent)) {
    if ('value' in node) text += node.value
    else if (node.nodeName === 'img' && 'attrs' in node) text += toPictureText(node)
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

function toPictureText(image: Element): string {
  const alt = findAttribute(image, 'alt') ?? ''
  return hasClass(image, 'emoji') ? (toEmoji(alt) ?? alt) : alt
}

function hasClass(element: Element, name: string): boolean {
  return (findAttribute(element, 'class') ?? '').split(/\s+/).includes(name)
}

function findAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function listElements(parent: Node): Element[] {
  return listNodes(parent).filter((node) => 'attrs' in node)
}

/** In order of the document; without recursion, as nesting has no bound. */
function listNodes(parent: Node): Node[] {
  const found: Node[] = []
  const waiting = [parent]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return found
}

function cutOut(html: string, elements: readonly Element[]): string {
  const places = elements.flatMap(({ sourceCodeLocation: place }) => (place ? [place] : []))
  return places
    .toSorted((a, b) => b.startOffset - a.startOffset)
    .reduce((text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset), html)
}
