const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  // Most texts hold nothing to escape, which is quick to see.
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (character) => replacements[character] ?? character)
    : text
}
