// Faults of synonyms.yaml, and what tags.yaml and categories.yaml say of nothing.
import type { IssueCode } from '../../format/issue.ts'
import type { Detail, ToMessage } from '../issue-message.ts'
import { shown } from './message-parts.ts'

/** Whose the spelling, or its address, is already. */
function toOwner({ carrier, other, same, address }: Detail): string {
  const owner = carrier
    ? `a hashtag of the question ${carrier}`
    : `another spelling of the hashtag “${other}”`
  return same ? `the address tags/${address}/ of “${same}”, ${owner}` : owner
}

export const synonymMessages = {
  'unknown-synonym': (detail) => ({
    message: `No question carries this hashtag, so other spellings have no listing to lead to${shown(detail['value'])}`,
    hint: detail['nearest']
      ? `Write a hashtag that a question carries before the colon. Perhaps → ${detail['nearest']}`
      : 'Write a hashtag that a question carries before the colon, and other spellings behind it. For example: spring-boot: [springboot]',
  }),
  'synonym-clash': (detail) => ({
    message: `This spelling is in use${shown(detail['value'])}. It is ${toOwner(detail)}`,
    hint: detail['carrier']
      ? `Write “${detail['of']}” as the hashtag of that question, or take this spelling out here.`
      : 'A spelling leads to the listing of one hashtag. Take it out in one of the two places.',
  }),
  'short-synonym': (detail) => ({
    message: `A spelling of one character is an address alone, and not looked for in texts${shown(detail['value'])}`,
    hint: 'Write a spelling of two characters or more for it to be found in texts too. If the address is all that is wanted, it may stay.',
  }),
  'unused-description': ({ of, value, nearest }) => ({
    message: `No question ${of === 'tags' ? 'carries this hashtag' : 'is in this category'}, so there is no listing to describe or to lead to${shown(value)}`,
    hint: nearest
      ? `Write it as questions have it. Perhaps → ${nearest}`
      : 'Write it as questions have it. Where only withheld questions have it, or none any more, the entry may be removed.',
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
