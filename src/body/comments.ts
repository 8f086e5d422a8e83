// Comments of raw HTML say nothing to a reader: they leave a body as it is read. Some name the language of code, as
// Stack Exchange has them: `<!-- language: lang-py -->` that of the next block, `<!-- language-all: js -->` that of all
// that follow. `none` turns colours off.
import type { MarkdownIt, Token } from 'markdown-it'
import { findComments } from './find-tags.ts'

const languageHint = /^<!--\s*language(-all)?:\s*(?:lang-)?([\w+#.-]{1,30})\s*-->$/i

/** In these `<!--` is a part of their text. */
const rawText = /^\s*<(?:script|style|textarea)\b/i

/** A comment without an end is none, and stays. */
export function comments(markdown: MarkdownIt): void {
  markdown.core.ruler.push('comments', (state) => {
    if (state.src.includes('<!--')) state.tokens = dropComments(state.tokens)
  })
}

function dropComments(tokens: readonly Token[]): Token[] {
  const languages = { next: '', all: '' }
  return tokens.filter((token) => {
    if (token.type === 'html_block') return !isComment(token, languages)
    if (token.type === 'fence' || token.type === 'code_block') {
      if (token.info.trim() === '') token.info = languages.next || languages.all
      languages.next = ''
    }
    dropInlineComments(token)
    return true
  })
}

/** Takes its comments out of a block, and whether nothing else was in it. */
function isComment(block: Token, languages: { next: string; all: string }): boolean {
  if (rawText.test(block.content)) return false
  const found = findComments(block.content)
  let text = ''
  let end = 0
  for (const comment of found) {
    text += block.content.slice(end, comment.start)
    end = comment.end
    const [, all, language] = languageHint.exec(block.content.slice(comment.start, end)) ?? []
    if (language !== undefined) languages[all ? 'all' : 'next'] = language
  }
  block.content = text + block.content.slice(end)
  return found.length > 0 && block.content.trim() === ''
}

/** A token of HTML inside of a line is one comment or none. */
function dropInlineComments(token: Token): void {
  if (!token.children) return
  token.children = token.children.filter(
    ({ type, content }) => type !== 'html_inline' || !content.startsWith('<!--'),
  )
  for (const child of token.children) dropInlineComments(child)
}
