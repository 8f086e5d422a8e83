import type { ShownTexts } from '../body/shown-texts.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import type { CharacterNeeds } from '../fonts/html-needs.ts'
import { toNeeds } from '../fonts/needs.ts'

/** What a question and its conversation need of the fonts, as the cache keeps it. */
export function toCharacters(
  { text, code }: ShownTexts,
  conversation: CharacterNeeds = { text: '', code: '' },
): Pick<CachedQuestion, 'characters'> {
  const characters = [
    toNeeds([...text, conversation.text], 'text'),
    toNeeds([...code, conversation.code], 'code'),
  ] as const
  return characters.join('') === '' ? {} : { characters }
}
