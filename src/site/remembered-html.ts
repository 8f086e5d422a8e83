/** What a template shows as it is. Astro's own runtime knows it by a sign, as pages of somebody's own may show it, too. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}
Object.defineProperty(Html.prototype, Symbol.for('astro:html-string'), { value: true })

const known = new WeakMap<object, Html | Promise<Html>>()

/**
 * The same view prints the same HTML: an entry of several listings is rendered once.
 * @param view lives as long as its HTML is worth keeping.
 */
export function rememberHtml(view: object, render: () => string | Promise<string>): Html | Promise<Html> {
  const last = known.get(view)
  if (last) return last
  const keep = (html: string) => {
    const made = new Html(refuseScript(html))
    known.set(view, made)
    return made
  }
  const rendered = render()
  if (typeof rendered === 'string') return keep(rendered)
  const waiting = rendered.then(keep)
  known.set(view, waiting)
  return waiting
}

type FillPage = (texts: readonly string[]) => string

const knownOpen = new WeakMap<object, Promise<FillPage | undefined>>()

/** @returns what fills the signs of a page, undefined for one that holds a script. */
export async function rememberOpenPage(
  page: object,
  render: () => string | Promise<string>,
): Promise<FillPage | undefined> {
  const toFill = (html: string) => (hasScript(html) ? undefined : createFillSigns(html))
  const fill = knownOpen.get(page) ?? Promise.resolve(render()).then(toFill)
  knownOpen.set(page, fill)
  return await fill
}

/** Undefined where nobody has printed such a page, or it holds a script. */
export async function findOpenPage(page: object): Promise<FillPage | undefined> {
  return await knownOpen.get(page)
}

/** A script is printed once for each page: of those that show what is remembered, only the first would have it. */
export function refuseScript(html: string): string {
  if (!hasScript(html)) return html
  throw new Error(
    'A component with a script stands where its HTML is rendered by itself (in Remembered, or beside the content). Put it into the content of the page.',
  )
}

const tag = /<script|<(?:[^"<>]|"[^"]*")*>/g

/** A title in a label may hold it: tags are passed over whole. Texts have quotation marks of their own, and no `<`. */
function hasScript(html: string): boolean {
  return html.includes('<script') && (html.match(tag)?.includes('<script') ?? false)
}

// Pages of which there are very many, and that differ by a few texts, are printed once with a sign for each text.

/** The page that all share that differ by texts alone, with signs in their places, and the texts of one of them. */
export interface OpenPage<Page extends object = object> {
  /** The same object for all. */
  page: Page
  /** By the numbers of their signs. */
  texts: readonly string[]
}

/** A character that no text of the content may hold, and the number of the text. */
export function toSign(number: number): string {
  return `\ufdd6${number}\ufdd7`
}

/** Texts in which nothing is escaped, wherever they are in HTML. */
export function arePlain(texts: readonly string[]): boolean {
  return texts.every((text) => !/[&<>"']/.test(text))
}

/**
 * @param html with signs, which is looked through once.
 * @returns a function that puts plain texts, by the numbers of their signs, into their places.
 */
function createFillSigns(html: string): (texts: readonly string[]) => string {
  const [beginning = '', ...parts] = html.split('\ufdd6')
  const places = parts.map((part) => {
    const end = part.indexOf('\ufdd7')
    return { number: Number(part.slice(0, end)), after: part.slice(end + 1) }
  })
  return (texts) =>
    places.reduce((filled, { number, after }) => filled + (texts[number] ?? '') + after, beginning)
}
