// Faults of what a file may say besides: polls, other questions, sources, people.
import type { IssueCode } from '../../format/issue.ts'
import type { Detail, ToMessage } from '../issue-message.ts'
import { instead, named, shown } from './message-parts.ts'

/** Whether an address has what one of a licence never has. */
function hasQuery({ expected, value = '' }: Detail): boolean {
  return expected === 'url' && /[?#]/.test(value)
}

export const questionMessages = {
  'invalid-url': (detail) => ({
    message: `${named(detail)}${hasQuery(detail) ? 'an address without ? and # belongs here' : "this can't be read as an address of the web"}${shown(detail['value'])}`,
    hint: instead(
      detail,
      `Write an address as the address bar of a browser gives it: it begins with http:// or https:// and has ${detail['expected'] === 'url' ? 'no ?, no #, no //, no name' : 'no name'} and no password. For example: https://example.com/articles/1234${detail['nearest'] ? ` If this one is meant → ${detail['nearest']}` : ''}`,
    ),
  }),
  'too-few-voters': (detail) => ({
    message: `Fewer people voted than votes were given for one option: ${detail['value']} voters, “${detail['other']}” has ${detail['most']} votes`,
    hint: 'Nobody votes for an option twice. Look up voters and votes in the original, and leave voters out where the number of people is not known.',
  }),
  'unknown-question': (detail) => ({
    message: `${named(detail)}there is no such question in this archive${shown(detail['value'])}`,
    hint: detail['nearest']
      ? `Write an id, which is the name of the file of a question without .md. Perhaps → ${detail['nearest']}`
      : 'Write an id, which is the name of the file of a question without .md. That of a question that is not kept may stay: it is not shown.',
  }),
  'unlisted-name': (detail) => ({
    message: `This is a name of somebody redacted (${detail['person']}) that people.yaml does not have, so it is not masked in texts${shown(detail['value'])}`,
    hint: `Add this name to the formerNames of ${detail['person']} in people.yaml. If it is somebody else, mend person here.`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
