import { toNeeds } from './needs.ts'

const codeElement = /<(code|pre|kbd|samp)\b[\s\S]*?<\/\1>/g

/** What HTML, or JSON that holds some, needs of both faces. */
export function toHtmlNeeds(html: readonly string[]): CharacterNeeds {
  return {
    text: toNeeds(
      html.map((each) => each.replace(codeElement, '')),
      'text',
    ),
    code: toNeeds(
      html.flatMap((each) => each.match(codeElement) ?? []),
      'code',
    ),
  }
}

/** For each face what it has to hold, as `toNeeds` gives it. */
export interface CharacterNeeds {
  readonly text: string
  readonly code: string
}
