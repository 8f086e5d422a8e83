// `- [ ]` and `- [x]` begin a task. The sign is a token of its own, printed with words instead of an input.
import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { escapeHtml } from './escape-html.ts'

const sign = /^\[([ xX])\][ \t]+/

export interface TaskLabels {
  done: string
  open: string
}

export function taskLists(markdown: MarkdownIt): void {
  markdown.core.ruler.push('task-lists', (state) => {
    if (/\[[ xX]\][ \t]/.test(state.src)) addSigns(state)
  })
}

function addSigns({ tokens, Token: TokenClass }: StateCore): void {
  for (const [index, { type, content, children }] of tokens.entries()) {
    if (type !== 'inline' || tokens[index - 2]?.type !== 'list_item_open') continue
    // As it is written, too: what is escaped is no sign.
    const [written, mark] = sign.exec(content) ?? []
    const first = children?.[0]
    if (written === undefined || !first?.content.startsWith(written)) continue
    first.content = first.content.slice(written.length)
    const task = new TokenClass('task', '', 0)
    task.meta = { done: mark !== ' ' }
    children?.unshift(task)
  }
}

/** The words are for who does not see the sign; the stylesheet draws it in their place. */
export function printTask({ meta }: Token, labels: TaskLabels): string {
  const isDone = meta?.['done'] === true
  const words = escapeHtml(isDone ? labels.done : labels.open)
  return `<span class="${isDone ? 'task done' : 'task'}"><span>${words}</span></span> `
}
