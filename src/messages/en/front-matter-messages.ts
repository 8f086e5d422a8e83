// Faults of the front matter as a whole and of its YAML.
import type { Issue, IssueCode } from '../../format/issue.ts'
import type { ToMessage } from '../issue-message.ts'
import { instead, shown } from './message-parts.ts'
import { toSignName } from './sign-names.ts'
import { toYamlReason } from './yaml-reasons.ts'

export const frontMatterMessages = {
  'front-matter-missing': (detail) => ({
    message: `The file does not begin with front matter${shown(detail['value'])}`,
    hint: instead(
      detail,
      detail['codeFence']
        ? 'Remove both lines of ``` that stand around the whole file. The first line is --- alone.'
        : `Write --- as the first line: nothing else on it, and neither a blank line nor a space before it. Write ${detail['file'] ? 'actor and at' : 'title, tags and the others'} below, and close them with another line of ---. The ${detail['file'] ? 'time and the person' : 'title, the time and the people'} are known only to somebody who has seen the original.`,
    ),
  }),
  'front-matter-language': (detail) => ({
    message: `Something follows the --- of the first line${shown(detail['value'])}`,
    hint: instead(detail, 'The first line is --- alone. Front matter is always YAML.'),
  }),
  'front-matter-unclosed': (detail) => ({
    message: detail['value']
      ? `This line does not close the front matter${shown(detail['value'])}`
      : 'The front matter is never closed',
    hint: instead(
      detail,
      'Write a line of --- alone, without a space, where the front matter ends. No other line of the front matter may begin with ---.',
    ),
  }),
  'front-matter-too-large': (detail) => ({
    message: toTooLargeMessage(detail),
    hint: detail['whole']
      ? 'Keep to the known keys, and to what is needed.'
      : 'Keep to the known keys, and write long text into the body below the closing ---.',
  }),
  'yaml-syntax': (detail) => ({
    message: `The ${toSubject(detail)} can't be read: ${toYamlReason(detail['reason'] ?? '')}`,
    hint: instead(
      detail,
      'Put quotes around a value that holds a colon or #, or that begins with [ { @ ` * & ! % \' or ". For example: title: "Title: subtitle". Indent a line as the one above it, with spaces and not with tabs.',
    ),
  }),
  'yaml-alias': (detail) => ({
    message: `Aliases of YAML (&, *) are not read${shown(detail['value'])}`,
    hint: instead(
      detail,
      'Write the value out again. If the sign is a part of the text, quote the whole value.',
    ),
  }),
  'yaml-merge-key': () => ({
    message: 'The merge key << of YAML is not read',
    hint: 'Remove this line and write each key out. For example: views: 1234',
  }),
  'yaml-tag': (detail) => ({
    message: `Tags and directives of YAML (!, %) are not read${shown(detail['value'])}`,
    hint: instead(
      detail,
      'Quote the whole value. If that word is no part of the text, write the value without it.',
    ),
  }),
  'yaml-document': (detail) => ({
    message: `A second YAML document begins inside the ${toSubject(detail)}`,
    hint: instead(detail, 'Remove this line, which holds --- or ... alone.'),
  }),
  'yaml-duplicate-key': (detail) => ({
    message: `The same key stands here twice${shown(detail['value'])}`,
    hint: instead(detail, 'Whoever knows which of the two is right makes one line of them.'),
  }),
  'merge-conflict': (detail) => ({
    message: `What two people have changed was never merged${shown(detail['value'])}`,
    hint: 'Of the text between <<<<<<< and =======, and between ======= and >>>>>>>, keep what is right, and remove the lines with these marks. Only a person knows which it is.',
  }),
  'look-alike-sign': (detail) => ({
    message: `A sign only looks like the one that belongs here: ${toSignName(detail['codePoint'] ?? '')}`,
    hint: instead(detail, 'Type the sign again on the keyboard.'),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>

function toTooLargeMessage(detail: Issue['detail']): string {
  if (detail['blankLines'])
    return `More than ${detail['blankLines']} blank lines follow each other in the ${toSubject(detail)}`
  if (detail['items'])
    return `The lists of the ${toSubject(detail)} have more than ${detail['items']} items together`
  if (detail['keys']) return `The ${toSubject(detail)} has more than ${detail['keys']} keys`
  return `The ${toSubject(detail)} is larger than ${detail['kilobytes']} KB`
}

function toSubject(detail: Issue['detail']): string {
  return detail['whole'] ? 'file' : 'front matter'
}
