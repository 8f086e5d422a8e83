import { html as names } from 'parse5'

const htmlElements: ReadonlySet<string> = new Set(Object.values(names.TAG_NAMES))

/** A name in brackets that is none of HTML, which is written in one case and may have attributes. */
export function isTypeName(tag: string): boolean {
  const name = /^<\/?([a-z][a-z\d-]*)>$/i.exec(tag)?.[1]
  return name !== undefined && !htmlElements.has(name === name.toUpperCase() ? name.toLowerCase() : name)
}
