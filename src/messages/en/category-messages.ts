// Faults of categories.
import type { IssueCode } from '../../format/issue.ts'
import type { ToMessage } from '../issue-message.ts'
import { shown } from './message-parts.ts'

export const categoryMessages = {
  'category-missing': (detail) => ({
    message: 'This question has no category, others of the archive have one',
    hint: `If it belongs to one, write “category: …” into the front matter. Categories that are there: ${detail['known']}`,
  }),
  'invalid-category': (detail) => ({
    message: `No address can be made of this category${shown(detail['value'])}`,
    hint: 'Up to 50 letters, digits, blanks, -, _, ., +, # and /, with no # in front. For example: Developers',
  }),
  'category-address-clash': (detail) => ({
    message: `Two categories have the same address (categories/${detail['address']}/): “${detail['value']}”, “${detail['other']}”`,
    hint: `Use one of them everywhere. Here, write “${detail['other']}” in the place of “${detail['value']}” (${detail['otherPath']})`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
