// Faults of files and folders, and of bodies.
import type { IssueCode } from '../../format/issue.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import type { Detail, IssueMessage, ToMessage } from '../issue-message.ts'
import { redactedHint, toRepeatedIdMessage } from './conversation-messages.ts'
import { idRule, instead, named, shown } from './message-parts.ts'

const personalDataNames: Record<string, string> = {
  email: 'This looks like an e-mail address',
  phone: 'This looks like a phone number',
  residentNumber: 'This looks like a resident registration number',
}

const personalDataExamples: Record<string, string> = {
  email: ' For an example, write name@example.com.',
  phone: ' For an example, write 010-0000-0000.',
  residentNumber: ' For an example, write 000000-0000000.',
}

const noFileHint = 'Move or remove it, and put a file of the same name there.'

const kindMessages: Record<string, IssueMessage> = {
  folder: {
    message: 'A folder stands where a file belongs',
    hint: 'Move the folder or give it another name. If it holds questions, take .md out of its name.',
  },
  link: { message: 'A symbolic link stands where a file belongs', hint: noFileHint },
  fifo: { message: 'A named pipe (FIFO) stands where a file belongs', hint: noFileHint },
  socket: { message: 'A socket stands where a file belongs', hint: noFileHint },
  device: { message: 'A device stands where a file belongs', hint: noFileHint },
  refused: {
    message: 'The permission to read this is missing',
    hint: 'Let whoever runs this command read it: chmod u+r for a file, chmod u+rx for a folder. If another program is using it, close that.',
  },
  'no-folder': {
    message: 'Something else stands where a folder belongs',
    hint: 'Move or remove it, make a folder questions, and put the files of the questions there.',
  },
}

const redactedPlaces: Record<string, string> = {
  id: 'the id of the question or the name of a folder',
  answers: 'the id of the answer',
  comments: 'the id of the comment',
  category: 'the category',
  tags: 'a hashtag',
  aliases: 'an old address',
  synonyms: 'another spelling of a hashtag',
  source: 'the address of the original',
  license: 'the address of the licence',
  related: 'the id of a related question',
  state: 'the id of a question that it repeats',
  activity: 'the id of whoever was active',
  people: 'people.yaml',
  svg: 'a picture of the theme',
}

/** The same in files of answers, and of comments. */
const placesOfFiles: Record<string, Record<string, string>> = {
  answer: {
    id: 'the id of the answer or the name of its folder',
    url: 'the address of the licence',
    person: 'the id of a person',
  },
  comments: {
    id: 'the id of a comment or the name of the file',
    person: 'the id of a person',
  },
}

function toRedactedPlace({ file = '', key = '' }: Detail): string {
  return placesOfFiles[file]?.[key] ?? redactedPlaces[key] ?? `the setting ${key}`
}

const unknownTextHint =
  'question is the id of a question, id that of one of its answers or comments. If it was deleted, this line may go; its place then no longer says that it was removed.'

const unknownRedactions: Record<string, IssueMessage> & { questions: IssueMessage } = {
  actors: {
    message: 'The name to be hidden stands in no question',
    hint: 'See that it is spelt as in the text, spaces too. A name with in: actors is looked for among those who were active, and nowhere else. If the texts no longer hold it, this line may go.',
  },
  people: {
    message: 'The person to be hidden occurs nowhere',
    hint: 'The id is that of people.yaml. See that it has all names of this person. If the texts no longer hold them, this line may go.',
  },
  questions: {
    message: 'The question to be withheld is not in the content folder',
    hint: 'The id is the name of the file without .md. If the file is gone, this line may go; its old addresses then no longer say that it was removed.',
  },
  answers: { message: 'The answer to be withheld is not in the content folder', hint: unknownTextHint },
  comments: { message: 'The comment to be withheld is not in the content folder', hint: unknownTextHint },
}

const inexactRedactions: Record<string, string> & { questions: string } = {
  questions: 'The question to be withheld has an id in another spelling',
  answers: 'The answer to be withheld has an id in another spelling',
  comments: 'The comment to be withheld has an id in another spelling',
  people: 'The person to be hidden has an id in another spelling',
}

const nestingHints: Record<string, string> = {
  yaml: 'Write the values of front matter only in the forms of the table in the README. See that no brackets stand inside others.',
  folder: 'Move the file of the question to a folder that lies less deep, such as questions/2024/.',
}

const leftoverHint = 'It looks like a file that an editor has left. Close the editor, or remove the file.'

function toRootHint({ count, limit, nearest, other, leftover, folder }: Detail): string {
  if (leftover) return leftoverHint
  if (folder === 'theme') {
    return `The folder theme holds logo.svg and favicon.svg alone.${nearest ? ` Rename it → ${nearest}` : ' Move anything else out of the content folder.'}`
  }
  if (count) {
    return `Only ${limit} of them are named. See that the variable ARCHIVE_CONTENT names the folder with archive.yaml.`
  }
  if (nearest?.includes('/')) return `If it is a question, move it here → ${nearest}`
  if (nearest) return `Rename it → ${nearest}`
  return other
    ? `It stands beside ${other}. Move there what is needed of it.`
    : 'Move it out of the content folder. Only archive.yaml, the folders questions, answers, comments, files and theme, people.yaml, redactions.yaml and synonyms.yaml belong here.'
}

function toUnreadHint(name: string): string {
  return `${name}: this place is kept for later. For now, move it out of the content folder.`
}

const tooLargeMessages: Record<string, (limit: string) => string> = {
  body: (limit) => `The body is larger than ${limit} KB`,
  links: (limit) => `The addresses of all links together are longer than ${limit} characters`,
  text: (limit) => `The text of the body is longer than ${limit} characters`,
  answers: (limit) => `The answers of this question together are larger than ${limit} MB`,
}

function toBodyMessage(limit: string): IssueMessage {
  return {
    message: `The HTML of the body is longer than ${limit} characters`,
    hint: 'Close what you open, such as <a> or <b>, in the same line. For example: <b>bold</b>. Of long tables and lists and of repeated links keep what is needed.',
  }
}

const outputMessages: Record<string, (limit: string) => IssueMessage> = {
  summaryHtml: (limit) => ({
    message: `The first paragraph, table or code of the body is too large for a listing: its HTML is longer than ${limit} characters`,
    hint: 'Begin the body with a short paragraph. Listings show that, and the page of the question shows the rest.',
  }),
  questionHtml: (limit) => ({
    message: `All the HTML that shows this question is longer than ${limit} characters`,
    hint: 'Its page shows the body, and the front page and the listing of each hashtag show its beginning. Give it fewer hashtags, or begin the body with a short paragraph.',
  }),
}

/** What to write instead of an address that is no link, where no other spelling of it is. */
const unlinkedHints: Record<string, string> & { relative: string } = {
  part: 'A body has no place that it could lead to. Name the heading in words, such as: see “Installation” below.',
  relative:
    'Nobody knows what site it belongs to. Write the whole address with https://, or one of this site that begins with /.',
  picture:
    'A picture lies in files/ of the content folder, and its address begins with /files/. Look whether this one is there.',
  whole: 'Write the whole address with https://, without a user name and a password.',
}

const deadLinks: Record<string, string> = {
  question: 'A link to a question that this archive does not have',
  hashtag: 'A link to a hashtag that no question has',
  answer: 'A link to an answer that the question does not have',
  comment: 'A link to a comment that the question does not have',
}

const deadAliases: Record<string, string> = {
  answer: 'An old address of an answer that this question does not have',
  comment: 'An old address of a comment that this question does not have',
}

function toDeadLinkHint({ kind = '', nearest }: Detail): string {
  if (deadAliases[kind] === undefined && nearest !== undefined) return `Write it like this → ${nearest}`
  if (deadAliases[kind] === undefined)
    return 'Write the address of what is there, or the whole address of the original (https://…). If it stays as it is, it is shown as text.'
  const meant = nearest === undefined ? '' : ` Perhaps → ${nearest}`
  return `Write the id of what is there, or take away the # and what follows. If it stays as it is, it leads to the beginning of the question.${meant}`
}

const emptyHints: Record<string, string> & { question: string } = {
  question:
    'Write the text of the question below the --- that closes the front matter. What was asked is known only to somebody who has seen the original.',
  answer:
    'Write the text of the answer below the --- that closes the front matter. What was answered is known only to somebody who has seen the original.',
  comments:
    'Write the text of the comment below text: |, after 4 spaces. What it said is known only to somebody who has seen the original.',
}

export const fileMessages = {
  'invalid-id': (detail) =>
    detail['key'] === undefined
      ? {
          message: `The name of this file can't become an address${shown(detail['value'])}`,
          hint: `Before ${detail['nearest']?.endsWith('.yaml') ? '.yaml' : '.md'}: ${idRule} ${detail['redacted'] ? redactedHint : `Rename the file → ${detail['nearest'] ?? 'put-or-patch.md'}`}`,
        }
      : {
          message: `${named(detail)}this can't be an id${shown(detail['value'])}`,
          hint: instead(detail, `${idRule} For example: put-or-patch`),
        },
  'duplicate-id': (detail) =>
    detail['of'] === 'comment'
      ? toRepeatedIdMessage(detail)
      : {
          message: `Two ${detail['question'] ? 'answers' : 'questions'} have the same name: ${detail['own']}, ${detail['other']}`,
          hint: `Names that differ only in their folder, in case or in their Unicode form are the same. ${detail['redacted'] ? redactedHint : `Leave ${detail['other']}, which was there first, and rename this file → ${detail['nearest']}`}`,
        },
  'control-character': (detail) => ({
    message: detail['limit']
      ? `More than ${detail['limit']} combining characters follow each other: ${detail['codePoint']}`
      : `${named(detail)}there is a control character, or a broken one: ${detail['codePoint']}`,
    hint:
      detail['codePoint'] === 'U+000D'
        ? 'The lines end as on old Macs (CR). Have the editor save them with LF, or paste the original again into the edit page of GitHub.'
        : 'Delete that character and write the line again. It may have come with text that was pasted from another program.',
  }),
  'invalid-encoding': () => ({
    message: 'This file is not saved as UTF-8',
    hint: 'Choose UTF-8 as encoding in your editor, and save it again. It can be read up to here.',
  }),
  'file-too-large': ({ of = '', limit }) => ({
    message: tooLargeMessages[of]?.(toGroupedNumber(Number(limit))) ?? `The file is larger than ${limit} KB`,
    hint: 'Of long logs, of code and of repeated links keep what is needed.',
  }),
  'file-unreadable': (detail) =>
    kindMessages[detail['kind'] ?? ''] ?? {
      message: `This can't be read or worked on: ${detail['reason']}`,
      hint: 'Take the last version that was right, or try your changes in smaller parts.',
    },
  'nesting-too-deep': (detail) => ({
    message: `More than ${detail['limit']} levels stand inside each other`,
    hint:
      nestingHints[detail['where'] ?? ''] ??
      'From here on, put fewer quotes (>), lists (-) or HTML tags inside each other.',
  }),
  'table-too-large': (detail) => ({
    message: `The table has more than ${detail['limit']} cells`,
    hint: 'Keep the rows that are needed.',
  }),
  'output-too-large': ({ of = '', limit }) =>
    (outputMessages[of] ?? toBodyMessage)(toGroupedNumber(Number(limit))),
  'too-much-work': (detail) => ({
    message: detail['megabytes']
      ? `This file takes more than ${detail['megabytes']} MB of memory`
      : `This file takes more than ${detail['seconds']} seconds`,
    hint: 'Take the last version that was right, or divide the body to find which part it is. All other files have been checked.',
  }),
  'symbolic-link': () => ({
    message: 'Symbolic links are not read',
    hint: 'Remove the link and put the file itself there.',
  }),
  'not-markdown': (detail) => ({
    message: 'This is no Markdown file',
    hint: detail['leftover']
      ? leftoverHint
      : `The folders questions and answers hold files whose names end in .md, and no others. ${detail['nearest'] ? `Rename it → ${detail['nearest']}` : 'Move it out of the content folder.'}`,
  }),
  'unknown-file': (detail) => ({
    message: detail['count']
      ? `The content folder holds ${detail['count']} files and folders that do not belong there`
      : `Nobody reads this ${detail['kind'] === 'folder' ? 'folder' : 'file'}${shown(detail['value'])}`,
    hint: toRootHint(detail),
  }),
  'not-read-yet': (detail) => ({
    message: `This is not read yet, and does not show on the site${shown(detail['value'])}`,
    hint: detail['type']
      ? `${detail['type']} logos and icons are not read yet. If you have an SVG of it, put it in as theme/logo.svg or theme/favicon.svg, and keep this file outside of the content folder.`
      : toUnreadHint(detail['known'] ?? ''),
  }),
  'git-attributes': () => ({
    message: 'This file can hide changes from those who review them',
    hint: 'Remove .gitattributes. Where it is needed, those who own the repository add it.',
  }),
  'settings-missing': () => ({
    message: 'The file of settings, archive.yaml, is missing',
    hint: 'Make archive.yaml in the content folder, with two lines, title and referenceDate. For example: title: Name of the archive, and on the next line referenceDate: 2025-06-30. If you set the variable ARCHIVE_CONTENT, see that it names the right folder.',
  }),
  'unknown-redaction': ({ key = '', value, nearest }) => {
    const { message, hint } = unknownRedactions[key] ?? unknownRedactions.questions
    const near =
      nearest === undefined ? '' : ` If this one is meant, write it as the content folder does → ${nearest}`
    return { message: `${message}${shown(value)}`, hint: `${hint}${near}` }
  },
  'inexact-redaction': (detail) => ({
    message: `${inexactRedactions[detail['key'] ?? ''] ?? inexactRedactions.questions}${shown(detail['value'])}`,
    hint: `Nothing is hidden until the ids are the same, upper and lower case too. Write it as the content folder does → ${detail['nearest']}`,
  }),
  'short-redaction': (detail) => ({
    message: `A name of one character is hidden among those who were active, and not looked for in texts${shown(detail['value'])}`,
    hint:
      detail['key'] === 'people'
        ? 'Take the name out of the texts by hand. Other names of this person in people.yaml are hidden in texts too.'
        : 'Take the name out of the texts by hand, and add in: actors to say that you know. For example: - { name: J, date: 2025-06-30, in: actors }',
  }),
  'redacted-name': (detail) => ({
    message: `A name that redactions.yaml hides stands in ${toRedactedPlace(detail)}${shown(detail['value'])}`,
    hint: "Names can't be hidden in addresses, hashtags, categories and settings. Take the name out here. If it is a word and nobody's name, add in: actors to it in redactions.yaml.",
  }),
  'content-missing': (detail) => ({
    message: `There is no content folder: ${detail['value']}`,
    hint: `See that ${detail['option'] ?? 'the variable ARCHIVE_CONTENT'} names the folder with archive.yaml.`,
  }),
  'content-empty': () => ({
    message: 'There is no question',
    hint: 'Put the files of questions into the folder questions. npm run new makes one.',
  }),
  'empty-body': (detail) => ({
    message: detail['value']
      ? `The body is still the text that stands for one${shown(detail['value'])}`
      : 'The body is empty',
    hint: emptyHints[detail['file'] ?? ''] ?? emptyHints.question,
  }),
  'repeated-front-matter': (detail) => ({
    message: `There is front matter in the body. Only that at the top of the file is read; this is shown as text${shown(detail['value'])}`,
    hint: instead(
      detail,
      `If ${detail['first'] === undefined ? 'it is' : `lines ${detail['first']} to ${detail['last']} are`} the same as at the top, remove it; else move its values there. To show it, put a line \`\`\` above and below it.`,
    ),
  }),
  'unclosed-code': (detail) => ({
    message: `A line begins code and none ends it, so that the text behind it is shown as code${shown(detail['value'])}`,
    hint: instead(
      detail,
      `Put this line directly below the last line of the code → ${detail['marker'] ?? '```'}`,
    ),
  }),
  'emphasis-as-text': (detail) => ({
    message: `This is no emphasis, and its signs are shown${shown(detail['value'])}`,
    hint: `Emphasis by underscores, or with a space before its end, does not end before a Korean particle. If the signs are meant, put it between backticks (\`). If it is emphasis: ${instead(detail, detail['nearest'] === undefined ? 'write asterisks without a space. For example: **text**' : `Write this instead → ${detail['nearest']}`)}`,
  }),
  'blank-in-address': (detail) => ({
    message: `With a space in its address this is no link and no picture, and is shown as it is written${shown(detail['value'])}`,
    hint: instead(
      detail,
      detail['nearest'] === undefined
        ? 'Write %20 for the spaces, or put the address between < and >. A title behind it is in quotes. For example: [text](<https://example.com/a b> "title")'
        : `Write this instead → ${detail['nearest']}`,
    ),
  }),
  'forbidden-link': (detail) => ({
    message: `A link can't lead to such an address, which is shown as text${shown(detail['value'])}`,
    hint: 'Write an address with http, https or mailto, or one of this site that begins with /. For example: [name](https://example.com/)',
  }),
  'unlinked-address': (detail) => ({
    message: `A link can't lead to this address, which is shown as text${shown(detail['value'])}`,
    hint:
      detail['nearest'] === undefined
        ? (unlinkedHints[detail['kind'] ?? ''] ?? unlinkedHints.relative)
        : `Write this instead: ${detail['nearest']}`,
  }),
  'dead-link': (detail) => ({
    message: `${(detail['key'] ? deadAliases : deadLinks)[detail['kind'] ?? ''] ?? 'Nothing stands at this address'}${shown(detail['value'])}`,
    hint: toDeadLinkHint(detail),
  }),
  'formula-as-text': (detail) => ({
    message: `This formula can't be read and is shown as it was written${shown(detail['value'])}`,
    hint: 'Look at its braces and commands. Commands that define others (\\def, \\newcommand), formulas over 10,000 characters and lengths over 20em are not allowed. If it is no formula, write the dollar sign as \\$.',
  }),
  'personal-data': (detail) => ({
    message: `${personalDataNames[detail['kind'] ?? ''] ?? 'This looks like personal data'}${detail['open'] ? `, where it can't be hidden (${detail['open']})` : ''}${detail['count'] ? `: ${detail['count']} of them` : ''}`,
    hint: `${detail['open'] ? 'The site publishes what stands here. Take that part out or write something else; in an id, rename the file or the entry.' : detail['kept'] ? 'The site shows it, as the settings have personalData: keep. Make sure that it may be seen.' : 'The site hides it, and it is still better to take it out of the text.'}${personalDataExamples[detail['kind'] ?? ''] ?? ''}`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
