// What compiled templates call, in place of Astro's own runtime: texts are joined where they stand, and nothing waits but
// for a frontmatter that does. Astro's runtime prints a page for a request, with much that no page of ours has; what is
// missing here is refused when templates are compiled (print-templates.ts). The page is the same, byte for byte
// (tests/site/astro-seam.test.ts).
import { addAttribute as addAnyAttribute } from 'astro/runtime/server/render/util.js'
import { Html } from '../site/remembered-html.ts'

type Waiting<Value> = Value | Promise<Value>

/** A page that is being printed. */
interface Printing {
  createAstro: (props: object, slots: Slots) => object
  /** Scripts that it has: each is printed once, where it comes first. */
  scripts: Set<string>
}

type Slot = (printing: Printing) => unknown
type Slots = Readonly<Record<string, Slot | undefined>>
/** A compiled template. */
export type Component = (printing: Printing, props: object, slots: Slots) => Waiting<Html>

/** What it prints where a template shows it. Strings are texts; false, null and undefined print nothing, as in Astro. */
function print(value: unknown): Waiting<string> {
  if (typeof value === 'string') return escapeText(value)
  if (value instanceof Html) return value.text
  if (!value && value !== 0) return ''
  if (Array.isArray(value)) return printAll(value)
  if (typeof value === 'function') return print(value())
  if (value instanceof Promise) return value.then(print)
  if (typeof value === 'object')
    throw new TypeError(`A template shows an object: ${Object.keys(value).join(', ')}.`)
  return String(value)
}

function printAll(values: readonly unknown[]): Waiting<string> {
  let text = ''
  for (let at = 0; at < values.length; at += 1) {
    const printed = print(values[at])
    if (typeof printed !== 'string') return joinLater(text, printed, values.slice(at + 1).map(print))
    text += printed
  }
  return text
}

async function joinLater(
  before: string,
  waiting: Promise<string>,
  after: readonly Waiting<string>[],
): Promise<string> {
  // Not joined, which would copy all of a page once for each template that is in another.
  let text = before
  for (const each of await Promise.all([waiting, ...after])) text += each
  return text
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}

function escapeText(text: string): string {
  return /[&<>'"]/.test(text) ? text.replace(/[&<>'"]/g, (sign) => entities[sign] ?? sign) : text
}

/** A template: `{…}` of it are values. */
export function render(parts: TemplateStringsArray, ...values: readonly unknown[]): Waiting<Html> {
  let text = parts[0] ?? ''
  for (let at = 0; at < values.length; at += 1) {
    const printed = print(values[at])
    if (typeof printed !== 'string') {
      const after = values
        .slice(at + 1)
        .flatMap((value, index) => [print(value), parts[at + index + 2] ?? ''])
      return joinLater(text, printed, [parts[at + 1] ?? '', ...after]).then(toHtml)
    }
    text += printed + parts[at + 1]
  }
  return new Html(text)
}

const toHtml = (text: string): Html => new Html(text)

export const createAstro = (): void => {}

export const createComponent = (component: Component): Component => component

export const Fragment = Symbol('Fragment')

export function renderComponent(
  printing: Printing,
  name: string,
  component: Component | typeof Fragment | string,
  props: object,
  slots: Slots = {},
): unknown {
  if (component === Fragment) return slots['default']?.(printing)
  // An element whose name is a value.
  if (typeof component === 'string')
    return render`${new Html(`<${component}`)}${spreadAttributes(props)}>${slots['default']?.(printing)}${new Html(`</${component}>`)}`
  if (typeof component !== 'function') throw new TypeError(`<${name}> is no template of Astro.`)
  return component(printing, props, slots)
}

export function renderSlot(printing: Printing, slot: Slot | undefined, fallback?: Slot): unknown {
  return (slot ?? fallback)?.(printing)
}

/** Slots of one name in several conditions. */
export function mergeSlots(...given: readonly (Slots | (() => Slots) | undefined)[]): Slots {
  return Object.assign(
    {},
    ...given.map((slots) => (typeof slots === 'function' ? mergeSlots(slots()) : slots)),
  )
}

/** Whether Astro prints texts of an attribute as they are. It is asked once for each name. */
const ordinary = new Map<string, boolean>()

function isOrdinary(name: string): boolean {
  const known = ordinary.get(name) ?? `${addAnyAttribute('x', name)}` === ` ${name}="x"`
  ordinary.set(name, known)
  return known
}

export function addAttribute(
  value: unknown,
  name: string,
  ...others: [shouldEscape?: boolean, element?: string]
): Html | string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string' || value === '' || others.length > 0 || !isOrdinary(name))
    return new Html(`${addAnyAttribute(value, name, ...others)}`)
  const shown = /[&"]/.test(value) ? value.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : value
  return new Html(` ${name}="${shown}"`)
}

export function spreadAttributes(values: object = {}): Html {
  return new Html(
    Object.entries(values)
      .map(([name, value]) => `${addAttribute(value, name)}`)
      .join(''),
  )
}

/** `set:html` */
export function unescapeHTML(value: unknown): unknown {
  if (value instanceof Promise) return value.then(unescapeHTML)
  return typeof value === 'string' ? new Html(value) : value
}

/** Where Astro would put styles and scripts of its own: no page has any. */
const printNothing = (): string => ''

export {
  printNothing as maybeRenderHead,
  printNothing as renderHead,
  printNothing as templateEnter,
  printNothing as templateExit,
}

/** HTML of the scripts that templates have, by the names that Astro gives them. */
const scripts = new Map<string, string>()

export function renderScript(printing: Printing, id: string): Html | string {
  if (printing.scripts.has(id)) return ''
  printing.scripts.add(id)
  const html = scripts.get(id)
  if (html === undefined) throw new Error(`Astro has compiled no script ${id}.`)
  return new Html(html)
}

export function knowScripts(known: Iterable<readonly [id: string, html: string]>): void {
  for (const [id, html] of known) scripts.set(id, html)
}

class AstroSlots {
  readonly #printing: Printing
  readonly #slots: Slots

  constructor(printing: Printing, slots: Slots) {
    this.#printing = printing
    this.#slots = slots
  }

  has = (name: string): boolean => this.#slots[name] !== undefined

  render = (name: string): Waiting<string> | undefined =>
    this.has(name) ? print(this.#slots[name]?.(this.#printing)) : undefined
}

/** A whole page, without its document type: templates leave that to Astro, too. @throws what a template throws. */
export async function printPage(page: Component, props: object): Promise<string> {
  const printing: Printing = {
    createAstro: (given, slots) => ({ props: given, slots: new AstroSlots(printing, slots) }),
    scripts: new Set(),
  }
  return (await page(printing, props, {})).text
}
