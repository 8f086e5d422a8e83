import { attributeOf, type Document, type Element, listElements, type Node } from './html.ts'

// What a page may hold of a text that somebody wrote: nothing but this. Each attribute has a pattern for its value.

const none = {}
const link = {
  href: /^(?:https?:\/\/[^/]|mailto:|\/(?!\/)|#(?:answer-[\w-]+:)?note-\d+(?:-ref(?:-\d+)?)?$|#(?:question|answer|page)-[^\s:]+:[\p{L}\p{M}\p{N}_-]+$)/u,
  rel: /^nofollow ugc noopener$/,
  class: /^(?:address|image-link)$/,
  role: /^doc-(?:noteref|backlink)$/,
  'aria-label':
    /^(?:각주 \d+(?:(?:, \d+번째 자리)?: 본문으로 돌아가기)?|Footnote \d+(?:(?:, reference \d+)?: back to the text)?)$/,
}
/** Of one that a link leads to. */
const heading = { id: /^(?:question|answer|page)-[^\s:]+:[\p{L}\p{M}\p{N}_-]+$/u }
const span = /^(?:[2-9]|[1-9]\d|[1-9]\d\d|1000)$/
const cell = { class: /^(?:left|center|right)$/, colspan: span, rowspan: span }

/** Any element of a formula. No length of it is over 20 em, whatever stands for its unit. */
const math = {
  class: /^math-[a-z]+(?:-[a-z]+)?(?: math-[a-z]+(?:-[a-z]+)?)*$/,
  depth: /^[+-]?\d{1,3}(?:\.\d+)?(?:em|px|pt|mm|cm|in)?$/,
  display: /^block$/,
  displaystyle: /^(?:true|false)$/,
  encoding: /^application\/x-tex$/,
  fence: /^(?:true|false)$/,
  form: /^(?:infix|postfix|prefix)$/,
  height: /^[+-]?\d{1,3}(?:\.\d+)?(?:em|px|pt|mm|cm|in)?$/,
  largeop: /^(?:true|false)$/,
  linethickness: /^\d{1,3}(?:\.\d+)?(?:em|px|pt|mm|cm|in)?$/,
  lspace: /^[+-]?\d{1,2}(?:\.\d+)?(?:em)?$/,
  mathsize: /^\d(?:\.\d+)?em$|^70%$/,
  mathvariant: /^normal$/,
  maxsize: /^\d(?:\.\d+)?em$/,
  minsize: /^\d(?:\.\d+)?em$/,
  movablelimits: /^(?:true|false)$/,
  notation: /^[a-z]+(?: [a-z]+)?$/,
  rspace: /^[+-]?\d{1,2}(?:\.\d+)?(?:em)?$/,
  accent: /^(?:true|false)$/,
  scriptlevel: /^\d$/,
  separator: /^true$/,
  stretchy: /^(?:true|false)$/,
  symmetric: /^true$/,
  voffset: /^[+-]?\d{1,2}(?:\.\d+)?(?:em|pt|px)?$/,
  width: /^[+-]?\d{1,3}(?:\.\d+)?(?:em|px|pt|mm|cm|in)?$/,
}

const mathElements =
  'math semantics annotation menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ' +
  'mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'

const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: link,
  abbr: none,
  b: none,
  blockquote: none,
  br: none,
  code: none,
  dd: none,
  del: none,
  details: none,
  div: { class: /^(?:table-scroll|code)$/, role: /^group$/, tabindex: /^0$/, 'aria-label': /^(?:표|Table)$/ },
  dl: none,
  dt: none,
  em: none,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: none,
  i: none,
  // Of the archive's own.
  img: {
    src: /^(?:\/[\w%-]+)*\/files\/[\da-f]{32}\.(?:png|jpg|gif|webp|avif)$/,
    alt: /./s,
    width: /^\d{1,5}$/,
    height: /^\d{1,5}$/,
    loading: /^lazy$/,
    decoding: /^async$/,
    class: /^tall$/,
  },
  ins: none,
  kbd: none,
  li: { id: /^(?:answer-[\w-]+:)?note-\d+$/, value: /^-?\d{1,9}$/ },
  mark: none,
  ol: { start: /^-?\d{1,9}$/, reversed: /^$/, type: /^[1aAiI]$/ },
  p: { class: /^raw$/ },
  pre: { role: /^group$/, tabindex: /^0$/, 'aria-label': /^(?:코드|Code)$/ },
  s: none,
  samp: none,
  section: { class: /^notes$/, role: /^doc-endnotes$/, 'aria-label': /^(?:각주|Footnotes)$/ },
  span: {
    class: /^(?:task(?: done)?|math-scroll)$/,
    role: /^group$/,
    tabindex: /^0$/,
    'aria-label': /^(?:수식|Formula)$/,
  },
  strong: none,
  sub: none,
  summary: none,
  sup: { id: /^(?:answer-[\w-]+:)?note-\d+-ref(?:-\d+)?$/ },
  table: none,
  tbody: none,
  td: cell,
  th: cell,
  thead: none,
  tr: none,
  u: none,
  ul: none,
  var: none,
  ...Object.fromEntries(mathElements.split(' ').map((name) => [name, math])),
}

/** Elements and attributes of a body that the list above does not allow, as text. */
export function findForbidden(body: Element): string[] {
  return listElements(body).flatMap((element) => {
    const own = allowed[element.tagName]
    if (!own) return [`<${element.tagName}>`]
    const attributes: Readonly<Record<string, RegExp>> = { dir: /^(?:auto|ltr)$/, ...own }
    const forbidden = element.attrs
      .filter(({ name, value }) => !attributes[name]?.test(value))
      .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`)
    const isNote = attributeOf(element, 'href')?.startsWith('#') === true
    const isBareLink = element.tagName === 'a' && !isNote && attributeOf(element, 'rel') === undefined
    return isBareLink ? [...forbidden, '<a> without rel'] : forbidden
  })
}

// What is left of a page without the texts of people: two pages that differ in texts alone have one skeleton.

/** Everything of a page but what people wrote: elements and attributes in their order, without texts and bodies. */
export function toSkeleton(page: Document): string {
  const walk = (node: Node): string => {
    if (node.nodeName === '#comment' || node.nodeName === '#documentType') return `[${node.nodeName}]`
    if ('tagName' in node && (isMark(node) || followsFromText(node))) return ''
    if (!('tagName' in node) || node.tagName === 'bdi')
      return 'childNodes' in node ? node.childNodes.map(walk).join('') : ''
    const isBody = node.attrs.some(
      ({ name, value }) => name === 'class' && value.split(' ').includes('prose'),
    )
    return `<${toTag(node)}>${isBody ? '' : node.childNodes.map(walk).join('')}</>`
  }
  return walk(page)
}

/** By which people of one name are distinguished: whether two have one name follows from the texts. */
function isMark({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'class' && value === 'person')
}

/** Where a long title may break, and what copies code where there is some says. */
function followsFromText({ attrs, tagName }: Element): boolean {
  return tagName === 'wbr' || attrs.some(({ name }) => name === 'data-copy')
}

const saysText: ReadonlySet<string> = new Set([
  'description',
  'og:title',
  'og:site_name',
  'og:description',
  'og:image:alt',
])

/**
 * The description repeats the body, the title of a name what its bearer says, the label of a link to an answer who wrote
 * it; how high a body is follows from it, and which way a text is read, as `bdi` around a name does.
 */
function toTag({ tagName, attrs }: Element): string {
  const isDescription = attrs.some(
    ({ name, value }) => /^(?:name|property)$/.test(name) && saysText.has(value),
  )
  const isFeed = attrs.some(({ name, value }) => name === 'rel' && value === 'alternate')
  const repeatsText = attrs.some(
    ({ name, value }) => name === 'class' && /^(?:action|permalink|answer)\b/.test(value),
  )
  const shown = attrs
    .filter(({ name, value }) => !(name === 'dir' && value === 'auto'))
    .map(({ name, value }) =>
      (isDescription && name === 'content') ||
      (isFeed && name === 'title') ||
      (tagName === 'b' && name === 'title') ||
      (repeatsText && name === 'aria-label')
        ? name
        : `${name}=${value.replace(/^clip\b.*/, 'clip')}`,
    )
  return [tagName, ...shown].join(' ')
}
