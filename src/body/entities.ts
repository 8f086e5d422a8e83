// Character references, which mean in raw HTML what they mean in Markdown.
import { parseFragment } from 'parse5'
import { replaceControls } from '../question/characters.ts'

export const entities = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** What one reference means; itself where it means nothing, and U+FFFD in the place of a control character. */
export function decodeEntity(entity: string): string {
  const [text] = parseFragment(entity).childNodes
  return text && 'value' in text ? replaceControls(text.value) : entity
}

/** What a value of an attribute means. Signs of masks (masks.ts) stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(entities, (entity) => {
    const decoded = decodeEntity(entity)
    return /\p{Noncharacter_Code_Point}/u.test(decoded) ? entity : decoded
  })
}
