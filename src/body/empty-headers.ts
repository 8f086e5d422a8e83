// The corner of a table is often empty. A header cell that names nothing is read out as one all the same, so an empty one
// is a plain cell.
import type { MarkdownIt, StateCore } from 'markdown-it'

export function emptyHeaders(markdown: MarkdownIt): void {
  markdown.core.ruler.push('empty-headers', ({ tokens }: StateCore) => {
    for (const [index, open] of tokens.entries()) {
      const close = tokens[index + 2]
      if (open.type !== 'th_open' || close?.type !== 'th_close' || tokens[index + 1]?.content !== '') continue
      Object.assign(open, { type: 'td_open', tag: 'td' })
      Object.assign(close, { type: 'td_close', tag: 'td' })
    }
  })
}
