// Faults of the values in front matter and settings.
import type { IssueCode } from '../../format/issue.ts'
import { en } from '../en.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import type { Detail, ToMessage } from '../issue-message.ts'
import { toValueName } from '../value-name.ts'
import { idRule, instead, named, shown, toPlaceName } from './message-parts.ts'
import { toCountHint, toMissingHint, toTypeHint } from './value-hints.ts'

/** Of what is no text. */
const foundNames: Record<string, string> = {
  sequence: ': there is a list',
  mapping: ': there are keys and values',
}

const settingHints: Record<string, string> = {
  editUrl:
    'Write the address at which a file of the content folder is edited, with {path} where its path belongs. For example: https://github.com/someone/an-archive/edit/main/content/{path}',
  id: `${idRule} For example: put-or-patch`,
  colour:
    'Write a colour in quotes, as # and six digits, or as oklch(lightness chroma hue). For example: accent: "#0b63a5", leaf: oklch(47% 0.1 127)',
  date: 'Write a date like 2025-06-30: year in four digits, month and day in two. See that there is such a day.',
  language: 'Write the BCP 47 name of a language. For example: language: en',
  timeZone: 'Write the IANA name of a time zone. For example: timeZone: Asia/Seoul',
  redirects:
    'Name who reads the list: netlify, cloudflare, nginx. Netlify and Cloudflare read one file (_redirects) in different ways, so name one of the two. For example: redirects: [netlify]',
  url: 'Write an address as the address bar of a browser gives it: it begins with http:// or https:// and has no ?, no #, no //, no name and no password. For example: https://example.org/archive/',
}

/** Files may name kinds in either language; whoever reads English writes them in English. */
const kindNames: Readonly<Record<string, string>> = en.activity.kinds

function oneOf(known = ''): string {
  const names = known.split(', ').map((name) => kindNames[name] ?? name)
  return `Write one of these, exactly as it stands here: ${names.join(', ')}`
}

const shorterHints: Record<string, string> & { question: string } = {
  question: 'Make it shorter, and write the rest into the body.',
  answer: 'Make it shorter, and keep what is needed.',
  people: 'Make it shorter.',
  tags: 'Make it shorter: one or two sentences.',
  categories: 'Make it shorter: one or two sentences.',
  comments: 'Make it shorter. A long text may be divided into several comments.',
}

const aliasLimits: Record<string, string> = {
  place: 'A listing has no places with names: remove the # and what follows it.',
  address: 'It is too long: up to 500 characters may stand before the #.',
  anchor: 'What follows the # is too long: percent-encoded, up to 608 characters may stand there.',
  id: 'The id behind answer- or comment- is too long: an id has 200 bytes at most.',
}

function toUnknownHint({ of, below, known, file }: Detail): string {
  if (below !== undefined)
    return `Write it below the line ${below}: after 2 spaces, or inside of ${below}: { … }.`
  return of === 'answer'
    ? `This key is of questions alone. Title, category, hashtags and history belong in the question's file. Mend the key, or move a text into the body. Keys of an answer: ${known}`
    : `Mend the key, or where none fits ${file === undefined || file === 'answer' ? 'move the line into the body' : 'keep the line as a note with # before it'}. Keys that there are: ${known}`
}

export const fieldMessages = {
  'unknown-key': (detail) => ({
    message: `${detail['below'] === undefined ? 'There is no such key' : `This key belongs below ${detail['below']}`}${shown(detail['value'])}`,
    hint: instead(detail, toUnknownHint(detail)),
  }),
  'missing-key': (detail) => ({
    message: `${detail['found'] === 'sequence' ? 'Nothing stands in this list' : 'A value that has to be there is missing'}: ${toPlaceName(detail['key'] ?? '')}`,
    hint: instead(detail, toMissingHint(detail)),
  }),
  'wrong-type': (detail) => ({
    message: `${named(detail)}${/^(?:int|number)$/.test(detail['expected'] ?? '') ? 'this is no number' : 'this is another kind of value than belongs here'}${foundNames[detail['found'] ?? ''] ?? shown(detail['value'])}`,
    hint: instead(detail, toTypeHint(detail)),
  }),
  'invalid-count': (detail) => ({
    message: `${named(detail)}${toValueName(detail) === 'score' ? 'this is no whole number' : 'this is no count'}${shown(detail['value'])}`,
    hint: instead(detail, toCountHint(detail)),
  }),
  'text-length': (detail) => ({
    message: detail['limit']
      ? `${named(detail)}longer than ${detail['limit']} characters`
      : `${named(detail)}nothing is written here`,
    hint: detail['limit']
      ? (shorterHints[detail['file'] ?? ''] ?? shorterHints.question)
      : 'Write at least one character that can be seen.',
  }),
  'list-too-long': (detail) => ({
    message: `${named(detail)}the list is too long`,
    hint: `It may hold ${toGroupedNumber(Number(detail['limit']))} values. Keep what is needed.`,
  }),
  'text-lines': (detail) => ({
    message: `${named(detail)}there is a line break or a tab in it`,
    hint: instead(
      detail,
      `Write it as one line, with spaces in their place.${detail['file'] ? '' : ' For example: title: A title in one line'}`,
    ),
  }),
  'joined-lines': (detail) => ({
    message: `${named(detail)}it stands on several lines, which were read as one${shown(detail['value'])}`,
    hint: instead(detail, 'Write it as one line.'),
  }),
  'comment-in-text': (detail) => ({
    message: `${named(detail)}from a # after a space on, the line is a note that nobody reads. ${detail['value'] ? `The value is “${detail['value']}”, the line “${detail['whole']}”` : `No value is left: “${detail['whole']}”`}`,
    hint: detail['value']
      ? `A note may stay. If it is a part of the text: ${instead(detail, 'put quotes around the whole value.')}`
      : `A note may stay. If it is the value: ${instead(detail, 'write it without the #.')}`,
  }),
  'quotes-in-text': (detail) => ({
    message: `${named(detail)}curly quotes are read as letters, and shown with the value${shown(detail['value'])}`,
    hint: `What is a part of the text may stay. If they were meant to enclose the value: ${instead(detail, 'remove them.')}`,
  }),
  'null-as-text': (detail) => ({
    message: `${named(detail)}null and ~ without quotes say that there is no value, and are not read as text${shown(detail['value'])}`,
    hint: toNullHint(detail),
  }),
  'null-like-text': (detail) => ({
    message: `${named(detail)}there is nothing but a word that programs write for no value${shown(detail['value'])}`,
    hint: `If the value is known, write it. If it is the text: ${instead(detail, 'put it in quotes.')}`,
  }),
  'views-missing': () => ({
    message: 'The number of views is missing: counts.views',
    hint: 'Whoever knows it writes it into counts. For example: views: 1234. Where nobody counted views, views: false in archive.yaml ends this warning.',
  }),
  'unknown-kind': (detail) => ({
    message: `${named(detail)}there is no such value${shown(detail['value'])}`,
    hint: instead(
      detail,
      `${oneOf(detail['known'])}. Whether something was new or edited is known only to somebody who has seen the original.`,
    ),
  }),
  'invalid-time': (detail) => ({
    message: `This can't be read as a time${shown(detail['value'])}`,
    hint: `${detail['zone'] && detail['manner'] ? `Without an offset it is taken for a time of ${detail['zone']}, the timeZone of archive.yaml. ` : ''}${instead(
      detail,
      `Write a day as ${toTimeKey(detail)}: 2024-05-01, and an instant with its offset: ${toTimeKey(detail)}: 2024-05-01T09:30:00+09:00. See that there is such a day.`,
    )}`,
  }),
  'activity-order': (detail) => ({
    message:
      detail['of'] === 'answer'
        ? `This is before the answer, or before the edit that precedes it: “${detail['value']}” after “${detail['previous']}”`
        : `This activity is older than the one before it: “${detail['value']}” after “${detail['previous']}”`,
    hint: 'The oldest comes first. Change the order of the two, or mend their at.',
  }),
  'activity-after-reference': (detail) => ({
    message: `${toLateSubject(detail)} after the reference date ${detail['reference']}${shown(detail['value'])}`,
    hint: `Write the reference date or an earlier day for ${toTimeKey(detail)}. For example: ${toTimeKey(detail)}: ${detail['reference']}. The reference date is referenceDate in archive.yaml.`,
  }),
  'invalid-hashtag': (detail) => ({
    message: detail['hash']
      ? `No # stands before a hashtag: what follows it is a note that nobody reads${shown(detail['value'])}`
      : `This can't be a hashtag${shown(detail['value'])}`,
    hint: instead(
      detail,
      'Up to 50 lower-case letters of any script, digits and - _ . + #, without spaces and without a # before them. Which hashtags are meant, and how many, is known only to whoever wrote them. For example: tags: [rest, spring-boot]',
    ),
  }),
  'duplicate-hashtag': (detail) => ({
    message: `The same hashtag stands here twice${shown(detail['value'])}`,
    hint: instead(detail, 'Remove one of the two.'),
  }),
  'hashtag-address-clash': (detail) => ({
    message: `Two hashtags have the same address (tags/${detail['address']}/): “${detail['value']}”, “${detail['other']}”`,
    hint: `Use one of them everywhere. Here, write “${detail['other']}” in the place of “${detail['value']}”${detail['otherPath'] ? ` (${detail['otherPath']})` : ''}`,
  }),
  'invalid-alias': (detail) => ({
    message: `This can't be an old address${shown(detail['value'])}`,
    hint: instead(
      detail,
      aliasLimits[detail['excess'] ?? ''] ??
        'Write a path that begins with /. For example: aliases: [/articles/1234]. What follows a ? may stand in it (/board.php?id=7), and a # with the name of a place. It holds no //, no .., none of : * and is no number. What is no such address belongs in the body.',
    ),
  }),
  'invalid-language': (detail) => ({
    message: `This names no language${shown(detail['value'])}`,
    hint: instead(
      detail,
      'Write the BCP 47 name of a language. For example: language: en. If it is that of the archive, remove the line.',
    ),
  }),
  'duplicate-alias': (detail) => ({
    message: `The same old address stands elsewhere: “${detail['value']}” in ${detail['other']}`,
    hint: 'Remove the address from one of the two.',
  }),
  'alias-is-page': (detail) => ({
    message: `The site uses this address itself${shown(detail['value'])}`,
    hint: detail['question']
      ? `The pages of the question ${detail['question']} are there and below. Give that question another id (the name of its file), or remove the addresses below it here.`
      : detail['other']
        ? `Remove this address: the file ${detail['other']} of the repository is published there.`
        : 'Remove this address. No old address is a number, or begins with /tags, /categories, /questions, /about or /search.',
  }),
  'invisible-character': (detail) => ({
    message: `${named(detail)}a character can't be seen, or changes the direction of the text: ${detail['codePoint']}`,
    hint: instead(detail, 'Delete this value, and write it again with characters that can be seen.'),
  }),
  'invalid-setting': (detail) => ({
    message: detail['contrast']
      ? `${named(detail)}with a contrast of ${detail['contrast']}:1 to the light ground this can hardly be read as text; it takes 4.5:1${shown(detail['value'])}`
      : `${named(detail)}this can't be a setting${shown(detail['value'])}`,
    hint: instead(detail, toSettingHint(detail)),
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>

/** What may be absent goes; what has to be there is known to a person, or is the word itself. */
function toNullHint(detail: Detail): string {
  const { key = '', value = '', manner, instead: line = '' } = detail
  const name = toValueName(detail)
  if (name === 'text')
    return 'Look at the original, and write the text of the comment below text: |. If the comment is that word alone, write the word below text: |.'
  if (manner === 'remove' || (manner === 'replace' && !line.includes(`"${value}"`)))
    return `If it is the text, put it in quotes: "${value}". If there is no value: ${instead(detail, 'remove this key.')}`
  const known = /(?:^|\.)actor$/.test(key)
    ? 'If the name is not known, write anonymous.'
    : /(?:^|\.)(?:tags|related|of|formerNames)$/.test(key)
      ? 'If there is no value, take it out of the list.'
      : 'If the value is known, write it.'
  return `${known} If it is the text: ${instead(detail, 'put it in quotes.')}`
}

/** The only time that has another key. */
function toTimeKey({ key }: Detail): string {
  return key === 'accepted' ? key : 'at'
}

function toLateSubject({ key, file }: Detail): string {
  if (key === 'accepted') return 'The answer was accepted'
  return file ? 'This is' : 'This activity is'
}

function toSettingHint(detail: Detail): string {
  const hint = settingHints[detail['expected'] ?? '']
  if (detail['contrast']) return `The nearest colour that can be read → "${detail['nearest']}"`
  if (hint && detail['nearest']) return `${hint} If this one is meant → ${detail['nearest']}`
  return hint ?? (detail['known'] ? oneOf(detail['known']) : toRangeHint(detail))
}

function toRangeHint({ limit, least }: Detail): string {
  if (limit !== undefined) return `Write ${limit} at most.`
  return least === undefined
    ? 'The table of settings in the README says what may stand here.'
    : `Write ${least} at least.`
}
