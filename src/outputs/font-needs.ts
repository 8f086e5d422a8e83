import type { Content } from '../content-folder/read-content.ts'
import type { FontNeeds } from '../fonts/make-fonts.ts'
import { toNeeds } from '../fonts/needs.ts'
import { findMessages } from '../messages/find-messages.ts'

type PrintedContent = Pick<Content, 'questions' | 'settings' | 'people' | 'synonyms'>

/** What all pages together need of the fonts: questions, whichever share of them is built, and the site's own texts. */
export function toFontNeeds({ questions, settings, people, synonyms }: PrintedContent): FontNeeds {
  const characters = questions.flatMap((question) => (question.characters ? [question.characters] : []))
  const own = [JSON.stringify([settings, [...people], synonyms]), ...listTexts(findMessages(settings.locale))]
  return {
    text: [toNeeds(own, 'text'), ...characters.map(([text]) => text)],
    code: characters.map(([, code]) => code),
  }
}

/** What a message puts together stands in its source. */
function listTexts(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) =>
    typeof message === 'object' && message !== null ? listTexts(message) : [String(message)],
  )
}
