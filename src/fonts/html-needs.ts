import { type Face, toNeeds } from './needs.ts'

const codeElement = /<(code|pre|kbd|samp)\b[\s\S]*?<\/\1>/g

/** For each face what it has to hold, as `toNeeds` gives it. */
export type CharacterNeeds = Readonly<Record<Face, string>>

/** What HTML, or JSON that holds some, needs of both faces. */
export function toHtmlNeeds(html: readonly string[]): CharacterNeeds {
  const text = html.map((each) => each.replace(codeElement, ''))
  const code = html.flatMap((each) => each.match(codeElement) ?? [])
  return { text: toNeeds(text, 'text'), code: toNeeds(code, 'code') }
}
