// What the page holds for the script: elements by their selectors, and templates of lists.

/** @throws where the page was printed without it. */
export function find<Found extends Element = HTMLElement>(within: ParentNode, selector: string): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** A copy of what a template holds. */
function copyTemplate(template: HTMLTemplateElement): HTMLElement {
  const copy = template.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error('empty template')
  return copy as HTMLElement
}

const templateOfList = ':scope > template'

/** Shows a list anew, with a copy of its template for each row. */
export function fillList<Row>(
  list: Element,
  rows: readonly Row[],
  fill: (element: HTMLElement, row: Row) => void,
): void {
  list.replaceChildren(find(list, templateOfList))
  addToList(list, rows, fill)
}

/** Shows further rows behind those that are there. */
export function addToList<Row>(
  list: Element,
  rows: readonly Row[],
  fill: (element: HTMLElement, row: Row) => void,
): void {
  const template = find<HTMLTemplateElement>(list, templateOfList)
  const copies = rows.map((row) => {
    const copy = copyTemplate(template)
    fill(copy, row)
    return copy
  })
  list.append(...copies)
}

/** `질문 {count}` with `{ count: '7' }` → `질문 7`. */
export function fillIn(text: string | undefined, values: Record<string, string>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

export function drawText(within: ParentNode, selector: string, text: string): HTMLElement {
  const element = find(within, selector)
  element.textContent = text
  return element
}

export function drawLink(
  within: ParentNode,
  selector: string,
  { href, label }: { href: string; label: string },
): HTMLAnchorElement {
  const link = find<HTMLAnchorElement>(within, selector)
  link.href = href
  link.dir = 'auto'
  link.textContent = label
  return link
}
