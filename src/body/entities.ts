// Character references, which mean in raw HTML what they mean in Markdown.
import { parseFragment } from 'parse5'

export const entities = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** What one reference means; itself where it means nothing. */
export function decodeEntity(entity: string): string {
  const [text] = parseFragment(entity).childNodes
  return text && 'value' in text ? text.value : entity
}

/** What a value of an attribute means. Signs that no text may hold (question/characters.ts) stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(entities, (entity) => {
    const decoded = decodeEntity(entity)
    return /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(decoded) ? entity : decoded
  })
}
