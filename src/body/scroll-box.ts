import { escapeHtml } from './escape-html.ts'

/** Attributes of what scrolls sideways: it takes the focus, so that keys can move it, and a name. */
export function toScrollAttributes(name: string): string {
  return ` role="group" aria-label="${escapeHtml(name)}" tabindex="0"`
}

/** Opening tag of the box of a table. */
export function openTableBox(scroll: string): string {
  return `<div class="table-scroll"${scroll}>`
}
