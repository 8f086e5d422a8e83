// What to write in the place of a value that is wrong or missing.
import type { Detail } from '../issue-message.ts'
import { toGeneralKey, toValueName } from '../value-name.ts'

const roundedHint =
  'Write a whole number from 0 on here. What a rounded one (1.2k) was is known only to somebody who has seen the original'

const typeNames: Record<string, string> = {
  string: 'Write text here',
  number: roundedHint,
  int: roundedHint,
  boolean: 'Write true or false here, without quotes',
  array: 'Write a list here. For example: [rest, spring-boot]',
  object: 'Write keys and values here. For example: { answers: 3, comments: 5, views: 1234 }',
}

/** Where an example of another key would mislead. */
const keyExamples: Record<string, string> = {
  activity:
    'Write the list of activities here. For example: [{ at: 2024-05-01, actor: Jane, kind: question }]',
  aliases: 'Write the list of old addresses here. For example: [/articles/1234]',
  accepted: 'Write true, or when it was accepted. For example: accepted: 2024-05-04',
  edited: 'Write the list of edits here. For example: [{ at: 2024-05-04T10:00:00+09:00 }]',
  score: 'Write a whole number. For example: score: -2',
  poll: 'Write true here where nothing but the label is known, else its options. For example: { options: [{ label: PUT, votes: 3 }] }',
  options: 'Write the list of options here. For example: [{ label: PUT, votes: 3 }]',
  state: 'Write keys and values here. For example: { closed: true }',
  closed: 'Write true here, or what is known of it. For example: { reason: duplicate, of: [put-or-patch] }',
  of: 'Write the list of ids of questions here. For example: [put-or-patch]',
  related: 'Write the list of ids of questions here. For example: [put-or-patch]',
  theme: 'Write keys and values. For example: { accent: "#0b63a5", leaf: "#4a641a" }',
  'activity[]': 'Write keys and values here. For example: { at: 2024-05-01, actor: Jane, kind: question }',
  'edited[]': 'Write keys and values here. For example: { at: 2024-05-04T10:00:00+09:00 }',
  'poll[]': 'Write keys and values here. For example: { options: [{ label: PUT, votes: 3 }] }',
  'options[]': 'Write keys and values here. For example: { label: PUT, votes: 3 }',
  formerNames: 'Write the list of names here. For example: [Jane]',
}

/** The same in files that are no questions; `*` is the id or the hashtag that a person or a list stands at. */
const fileExamples: Record<string, Record<string, string>> = {
  answer: {
    '': 'Write the keys of an answer here, each in a line of its own. For example: actor: Jane',
    counts: 'Write keys and values here. For example: { recommended: 12, needsSupplement: 3 }',
  },
  comments: {
    '': 'Write a list of comments here, each of which begins with a dash. For example: - id: c9',
    '[]': 'Write a comment here, with its keys in lines of their own. For example: - id: c9',
  },
  settings: {
    '': 'Write settings, each in a line of its own. For example: title: Our community archive',
    formerUrls: 'Write a list of addresses. For example: formerUrls: [https://old.example.com/]',
    redirects: 'Write a list of netlify, cloudflare, nginx. For example: redirects: [nginx]',
    pageSize: 'Write a whole number from 1 to 200. For example: pageSize: 20',
    summaryLength: 'Write a whole number from 0 to 100,000. For example: summaryLength: 600',
  },
  people: {
    '': 'Write an id and a name for each person. For example: u43: { name: Jane }',
    '*': 'Write keys and values. For example: { name: Jane }',
  },
  redactions: {
    '': 'Write a list for each kind of what is to be hidden. For example: actors: [{ name: Jane, date: 2025-06-30 }]',
    actors: 'Write a list of names. For example: [{ name: Jane, date: 2025-06-30 }]',
    'actors[]': 'Write keys and values. For example: { name: Jane, date: 2025-06-30 }',
    people: 'Write a list of people. For example: [{ id: u43, date: 2025-06-30 }]',
    'people[]': 'Write keys and values. For example: { id: u43, date: 2025-06-30 }',
    questions: 'Write a list of questions. For example: [{ id: put-or-patch, date: 2025-06-30 }]',
    'questions[]': 'Write keys and values. For example: { id: put-or-patch, date: 2025-06-30 }',
    answers: 'Write a list of answers. For example: [{ question: put-or-patch, id: 5678, date: 2025-06-30 }]',
    'answers[]': 'Write keys and values. For example: { question: put-or-patch, id: 5678, date: 2025-06-30 }',
    comments: 'Write a list of comments. For example: [{ question: put-or-patch, id: c9, date: 2025-06-30 }]',
    'comments[]': 'Write keys and values. For example: { question: put-or-patch, id: c9, date: 2025-06-30 }',
  },
  synonyms: {
    '': 'Write a list of other spellings for each hashtag. For example: spring-boot: [springboot, boot]',
    '*': 'Write a list of other spellings. For example: [springboot, boot]',
  },
  tags: {
    '': 'Write what each hashtag means, and its old addresses. For example: rest: { description: How resources are exchanged }',
    '*': 'Write keys and values here. For example: { description: How resources are exchanged }',
    aliases: 'Write the list of old addresses here. For example: [/questions/tagged/rest]',
  },
  categories: {
    '': 'Write what each category means, and its old addresses. For example: Developers: { description: How software is made }',
    '*': 'Write keys and values here. For example: { description: How software is made }',
    aliases: 'Write the list of old addresses here. For example: [/c/dev]',
  },
}

export function toTypeHint(detail: Detail): string {
  const name = toValueName({ key: toGeneralKey(detail) })
  const example = fileExamples[detail['file'] ?? '']?.[name] ?? keyExamples[name]
  return `${example ?? typeNames[detail['expected'] ?? ''] ?? 'Write another value here'}.`
}

const patternNames: Record<string, string> = {
  votes: 'the number of votes',
  at: 'a date or time',
  date: 'the day of the decision, such as 2025-06-30,',
  question: 'the id of the question and the day of the decision, such as 2025-06-30,',
}

/** What nobody but a person can know: an example says how it is written, and not what. */
const missingExamples: Record<string, string> = {
  title: 'title: When do I use PUT, and when PATCH?',
  category: 'category: Developers',
  tags: 'tags: [rest, spring-boot]. A question without hashtags has tags: []',
  counts: 'counts: { answers: 3, comments: 5, views: 1234 }',
  'counts.answers': 'answers: 3. Where there were none, 0',
  'counts.comments': 'comments: 5. Where there were none, 0',
  activity: 'activity: [{ at: 2024-05-01T09:30:00+09:00, actor: Jane, kind: question }]',
  'activity.at': 'at: 2024-05-01T09:30:00+09:00',
  'activity.actor': 'actor: Jane. Where the name is not known, anonymous',
  'activity.kind': 'kind: question',
  at: 'at: 2024-05-03T21:04:00+09:00',
  actor: 'actor: Jane. Where the name is not known, anonymous',
  'edited.at': 'at: 2024-05-04T10:00:00+09:00',
  '.id': 'id: c9',
  '.at': 'at: 2024-05-03T22:00:00+09:00',
  '.actor': 'actor: Jane. Where the name is not known, anonymous',
  '.text': 'text: |, and the text from the next line on, after 4 spaces',
  referenceDate: 'referenceDate: 2025-06-30',
  'theme.accent': 'accent: "#0b63a5". Without quotes, what follows # is a comment that nobody reads',
  'theme.leaf': 'leaf: "#4a641a". Without quotes, what follows # is a comment that nobody reads',
  'actors.name': 'name: Jane',
  'actors.in': 'in: actors',
  'actors.date': 'date: 2025-06-30',
  'questions.id': 'id: put-or-patch',
  'people.id': 'id: u43',
  'people.date': 'date: 2025-06-30',
  'poll.options': 'options: [{ label: PUT, votes: 3 }]',
  'poll.options.label': 'label: PUT',
  'poll.options.votes': 'votes: 3. Where nobody chose it, 0',
  'questions.date': 'date: 2025-06-30',
  'answers.question': 'question: put-or-patch',
  'answers.id': 'id: 5678',
  'answers.date': 'date: 2025-06-30',
  'comments.question': 'question: put-or-patch',
  'comments.id': 'id: c9',
  'comments.date': 'date: 2025-06-30',
  'license.name': 'name: CC BY-SA 4.0',
}

const missingInFile: Record<string, Record<string, string>> = {
  settings: { title: 'title: Our community archive' },
  people: { '*': '*: { name: Jane }', '*.name': 'name: Jane' },
  synonyms: { '*': '*: [springboot, boot]' },
  tags: { '*': '*: { description: How resources are exchanged }' },
  categories: { '*': '*: { description: How software is made }' },
}

export function toMissingHint(detail: Detail): string {
  if (detail['pattern']) {
    const otherwise = detail['key']?.endsWith('.votes')
      ? ' If they are not known, write the options into the body, and poll: true.'
      : ''
    return `Write this, with ${patternNames[toValueName(detail)] ?? 'the value'} in the place of each ….${otherwise} → ${detail['pattern']}`
  }
  const { key = '', empty, found, file = '' } = detail
  const general = toGeneralKey(detail).replace(/\[\d+\]/g, '')
  const name = general === '*' ? key : toValueName(detail)
  const known = (missingInFile[file]?.[general] ?? missingExamples[general])?.replace(/^\*/, () => key)
  if (found === 'sequence') {
    return `${keyExamples[name] ?? 'Write a value into the list'}.${name === 'poll' ? ' If there was no poll, write poll: false.' : ''}`
  }
  if (key.endsWith(']')) return 'Write a value here. Where there is none, the empty line is not needed.'
  return empty
    ? `The line of ${name} is there already: add no other, but write the value after its colon. For example: ${known ?? `${name}: …`}`
    : `Add a line with this key and the value that you know. For example: ${known ?? `${name}: …`}`
}

/** Every count has an example of its own name; a score may be below zero. */
export function toCountHint(detail: Detail): string {
  const name = toValueName(detail)
  if (name === 'score')
    return 'Write a whole number without commas, which may be negative. For example: score: -2'
  return `Write a whole number from 0 on, without commas. For example: ${name || 'views'}: 1234`
}
