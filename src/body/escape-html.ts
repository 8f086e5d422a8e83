const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML, for content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  // Most texts hold nothing to escape, which is quick to see.
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (character) => replacements[character] ?? character)
    : text
}
