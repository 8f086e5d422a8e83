// Atom as RFC 4287 has it: what an element may hold, how often, and in which form. Written from the standard.
import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'

type Form = 'text' | 'id' | 'date' | 'link' | 'person' | 'entry'

/** Most and least of each, and its form: section 4.1.1 of a feed, 4.1.2 of an entry, 3.2 of a person. */
type Grammar = Readonly<Record<string, readonly [least: number, most: number, form: Form]>>

const many = Infinity
const shared: Grammar = {
  author: [0, many, 'person'],
  contributor: [0, many, 'person'],
  id: [1, 1, 'id'],
  link: [0, many, 'link'],
  rights: [0, 1, 'text'],
  title: [1, 1, 'text'],
  updated: [1, 1, 'date'],
}
const grammars = {
  feed: { ...shared, subtitle: [0, 1, 'text'], entry: [0, many, 'entry'] },
  entry: { ...shared, published: [0, 1, 'date'], summary: [0, 1, 'text'] },
  author: { name: [1, 1, 'text'], uri: [0, 1, 'id'], email: [0, 1, 'text'] },
} satisfies Record<string, Grammar>

const attributes: Readonly<Record<Form, readonly string[]>> = {
  text: ['type', 'xml:lang'],
  id: [],
  date: [],
  link: ['href', 'rel', 'type', 'hreflang', 'title', 'length'],
  person: [],
  entry: ['xml:lang'],
}

export interface AtomEntry {
  id: string
  title: string
  updated: string
  author: string
  href: string
  summary: string
  rights: string | undefined
  language: string | undefined
}

export interface AtomFeed extends Omit<AtomEntry, 'author' | 'summary'> {
  self: string
  entries: AtomEntry[]
  /** What breaks the grammar. */
  faults: string[]
}

/** @throws for what is no well-formed XML. */
export function readFeed(xml: string): AtomFeed {
  const { root } = parseXml(xml)
  if (!root) throw new Error('no root')
  return {
    ...toEntry(root),
    self: hrefOf(root, 'self'),
    entries: childrenOf(root, 'entry').map(toEntry),
    faults: [
      ...(root.name === 'feed' ? [] : [`root ${root.name}`]),
      ...(root.attributes['xmlns'] === 'http://www.w3.org/2005/Atom' ? [] : ['namespace']),
      ...checkElement(root, grammars.feed, 'feed'),
      ...checkFeed(root),
    ],
  }
}

function toEntry(element: XmlElement): AtomEntry {
  const textOf = (name: string) => childrenOf(element, name)[0]?.text
  return {
    id: textOf('id') ?? '',
    title: textOf('title') ?? '',
    updated: textOf('updated') ?? '',
    author: childrenOf(element, 'author')
      .map((each) => each.text.trim())
      .join(),
    href: hrefOf(element, 'alternate'),
    summary: textOf('summary') ?? '',
    rights: textOf('rights'),
    language: (childrenOf(element, 'summary')[0] ?? element).attributes['xml:lang'],
  }
}

function childrenOf(element: XmlElement, name?: string): XmlElement[] {
  const all = element.children.filter((child) => child instanceof XmlElement)
  return name === undefined ? all : all.filter((child) => child.name === name)
}

function hrefOf(element: XmlElement, rel: string): string {
  return (
    childrenOf(element, 'link').find(({ attributes: { rel: own } }) => own === rel)?.attributes['href'] ?? ''
  )
}

function checkElement(element: XmlElement, grammar: Grammar, place: string): string[] {
  const loose = element.children.filter((child) => child instanceof XmlText && child.text.trim() !== '')
  return [
    ...loose.map(() => `${place}: text between elements`),
    ...childrenOf(element).flatMap(({ name }) => (grammar[name] ? [] : [`${place}: ${name} is not known`])),
    ...Object.entries(grammar).flatMap(([name, [least, most, form]]) => {
      const found = childrenOf(element, name)
      const isFew = found.length < least || found.length > most
      return [
        ...(isFew ? [`${place}: ${found.length} of ${name}`] : []),
        ...found.flatMap((child, index) => checkForm(child, form, `${place}/${name}[${index}]`)),
      ]
    }),
  ]
}

function checkForm(element: XmlElement, form: Form, place: string): string[] {
  const others = Object.keys(element.attributes).filter((name) => !attributes[form].includes(name))
  const unknown = others.map((name) => `${place}: attribute ${name}`)
  if (form === 'entry')
    return [...unknown, ...checkElement(element, grammars.entry, place), ...checkEntry(element, place)]
  if (form === 'person') return [...unknown, ...checkElement(element, grammars.author, place)]
  const isFine = { text: isText, id: isIri, date: isDate, link: isLink }[form]
  return isFine(element) ? unknown : [...unknown, `${place}: ${element.text.slice(0, 80)} is no ${form}`]
}

/** Section 3.1.1.1: without a type it is text, which holds no element. */
function isText({ attributes: { type = 'text' }, children, text }: XmlElement): boolean {
  return type === 'text' && children.every((child) => child instanceof XmlText) && text === text.trim()
}

/** RFC 3987; those of the scheme `tag` as RFC 4151 has them. */
function isIri({ text }: XmlElement): boolean {
  const tag =
    /^tag:[a-z\d]+(?:[.-][a-z\d]+)*,\d{4}(?:-\d\d(?:-\d\d)?)?:(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-F]{2})*$/
  if (text.startsWith('tag:')) return tag.test(text)
  return URL.canParse(text) && /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`[\]]+$/.test(text)
}

/** Section 3.3: RFC 3339, with `T` and `Z` in upper case. */
function isDate({ text }: XmlElement): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

/** Section 4.2.7, and whole addresses, as nothing says what others would be below. */
function isLink({ attributes: { href = '' }, children }: XmlElement): boolean {
  return children.length === 0 && URL.canParse(href) && /^https?:[!-~]+$/.test(href)
}

function checkFeed(feed: XmlElement): string[] {
  const entries = childrenOf(feed, 'entry')
  const ids = [feed, ...entries].map((each) => toEntry(each).id)
  const isOfSomebody = (each: XmlElement) => childrenOf(each, 'author').length > 0
  const isAuthored = isOfSomebody(feed) || (entries.length > 0 && entries.every(isOfSomebody))
  return [
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...(isAuthored ? [] : ['nobody is the author']),
    ...(hrefOf(feed, 'self') === '' ? ['no link to itself'] : []),
    ...checkAlternates(feed, 'feed'),
  ]
}

/** Without content it has a link to what it is of (section 4.1.2). */
function checkEntry(entry: XmlElement, place: string): string[] {
  return [
    ...(hrefOf(entry, 'alternate') === '' ? [`${place}: no alternate`] : []),
    ...checkAlternates(entry, place),
  ]
}

/** Not two of one type and language. */
function checkAlternates(element: XmlElement, place: string): string[] {
  const kinds = childrenOf(element, 'link')
    .filter(({ attributes: { rel = 'alternate' } }) => rel === 'alternate')
    .map(({ attributes: { type = '', hreflang = '' } }) => `${type} ${hreflang}`)
  return new Set(kinds).size === kinds.length ? [] : [`${place}: two alternates`]
}
