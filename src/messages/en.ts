import { aboutEn } from './about-en.ts'
import type { Messages } from './messages.ts'
import { searchEn } from './search-en.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

function toEnglishDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1]} ${Number(date)}, ${Number(year)}`
}

export const en: Messages = {
  language: 'en',
  relativeTime: ({ unit, count }) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  day: toEnglishDay,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  activity: {
    separator: ' · ',
    joiner: ' · ',
    kinds: {
      질문: 'question',
      '질문 업데이트': 'question edited',
      '새로운 답변': 'new answer',
      '답변 업데이트': 'answer edited',
      '새로운 댓글': 'new comment',
      '댓글 업데이트': 'comment edited',
    },
  },
  actors: { anonymous: 'anonymous', deleted: 'deleted user' },
  counts: {
    answers: 'Answers',
    comments: 'Comments',
    recommended: 'Recommended',
    needsSupplement: 'Needs more detail',
    views: 'Views',
  },
  poll: {
    label: 'Poll',
    votes: (count) => `${count} ${count === '1' ? 'vote' : 'votes'}`,
    voters: (count) => `${count} ${count === '1' ? 'voter' : 'voters'}`,
    multiple: 'several choices allowed',
    closed: 'closed',
  },
  more: 'Read all',
  keywordMark: 'keyword match',
  masks: {
    email: '[e-mail hidden]',
    phone: '[phone number hidden]',
    residentNumber: '[resident number hidden]',
    name: 'deleted user',
  },
  copy: { label: 'Copy', done: 'Copied' },
  image: (description) => (description === '' ? 'Image' : `Image: ${description}`),
  code: 'Code',
  table: 'Table',
  formula: 'Formula',
  notes: {
    heading: 'Notes',
    sign: (note) => `Note ${note}`,
    back: (note, reference) =>
      `Note ${note}${reference === undefined ? '' : `, place ${reference}`}: back to the text`,
  },
  tasks: { done: 'Done:', open: 'To do:' },
  listing: {
    headline: (count) => `Questions ${count}`,
    note: 'Questions that only match the keyword, without carrying the hashtag, are not included in this count.',
    keywordOnly: (count) => `Keyword only ${count}`,
    related: 'Used together with',
    viewed: 'Most viewed with this hashtag',
    title: (hashtag) => `#${hashtag} questions`,
    description: (hashtag, count) =>
      `${count} questions with the hashtag #${hashtag}, newest activity first.`,
  },
  choices: { density: 'Form of the list', roomy: 'Roomy', compact: 'Compact', carriersOnly: 'Hashtag only' },
  ways: {
    label: 'Ways to see the list',
    newest: 'Active',
    names: {
      'most-viewed': 'Most viewed',
      'most-recommended': 'Recommended',
      unanswered: 'Unanswered',
      poll: 'Poll',
    },
    descriptions: {
      'most-viewed': (list) => `${list}, most viewed first, up to 50.`,
      'most-recommended': (list) => `${list}, most recommended first, up to 50.`,
      unanswered: (list) => `${list} without an answer, newest activity first.`,
      poll: (list) => `${list} with a poll, newest activity first.`,
    },
  },
  years: {
    label: 'Activity by year',
    title: (years) => `Activity by year: ${years.join(', ')}`,
    year: (year, count) => `${year}: ${count}`,
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    years: 'Go to a year',
  },
  facts: {
    label: 'This archive',
    questions: 'Questions',
    hashtags: 'Hashtags',
    reference: 'Reference date',
    license: 'Licence',
  },
  frame: {
    skip: 'Skip to content',
    navigation: 'Main menu',
    aside: 'See also',
    hashtags: 'Hashtags',
    about: 'About',
    reference: (day) => `Reference date ${day}`,
    summary: 'A read-only archive that keeps the record of a question-and-answer community.',
    correction: 'Correct a mistake',
    license: 'Licence',
  },
  front: {
    introduction:
      'A read-only archive of a question-and-answer community. It takes no new questions or answers.',
    popular: 'Most used hashtags',
    all: 'Show all →',
    heading: 'Active',
    title: (page) => `Newest activity, page ${page}`,
    viewed: 'Most viewed questions',
    worthReading: 'Worth reading',
    ways: { 'most-viewed': 'Most viewed', unanswered: 'Unanswered' },
    list: 'All questions',
  },
  question: {
    history: 'Activity',
    earlier: (count) => `Earlier activity ${count}`,
    neighbours: 'Similar questions',
    edit: 'Correct this question',
    source: 'Original',
    back: 'Question and first answers',
    toList: (list) => `Back to ${list}`,
    turn: {
      label: (list) => `Questions before and after this one in ${list}`,
      newer: (list) => `More recent activity · ${list}`,
      older: (list) => `Older activity · ${list}`,
    },
    state: {
      closed: 'This question is closed.',
      closedOn: (day) => `This question was closed on ${day}.`,
      reason: (reason) => `Reason: ${reason}`,
      duplicates: 'The same question:',
      locked: 'This question is locked.',
    },
  },
  conversation: {
    order: { votes: 'Accepted first, then most recommended', time: 'Oldest first' },
    accepted: 'Accepted answer',
    acceptedAt: (at) => `Accepted on ${at}`,
    toAccepted: 'Accepted answer',
    score: (score) => `Score ${score}`,
    replyTo: (name) => `to ${name}`,
    replyToWithheld: 'to a removed comment',
    replyToWithheldAnswer: 'to a removed answer',
    edited: { before: 'edited ', between: ' by ', after: '', alone: '' },
    edits: (count) => `Edited ${count} times`,
    answerBy: (name) => `Answer by ${name}`,
    permalink: (name) => `Link to the answer by ${name}`,
    counts: 'Reactions to the answer',
    editList: 'Edits',
    editAnswer: 'Correct this answer',
    editComments: 'Correct comments',
    withheldAnswer: 'This answer was removed',
    withheldComment: 'This comment was removed',
    kept: {
      answers: {
        some: (all, kept) => `${kept} of ${all} answers are kept`,
        none: (all) => (all === '1' ? 'The one answer is not kept' : `The ${all} answers are not kept`),
      },
      comments: {
        some: (all, kept) => `${kept} of ${all} comments are kept`,
        none: (all) => (all === '1' ? 'The one comment is not kept' : `The ${all} comments are not kept`),
      },
    },
    later: 'Answers on later pages',
  },
  category: {
    heading: 'Categories',
    title: (category) => `${category} questions`,
    description: (category, count) =>
      `${count} questions of the category ${category}, newest activity first.`,
  },
  directory: {
    heading: 'Hashtags',
    headline: (count) => `Hashtags ${count}`,
    filter: 'Filter hashtags',
    placeholder: 'e.g. spring',
    empty: 'No hashtag fits.',
    left: (count) => `${count} left`,
    orders: { label: 'Order of hashtags', name: 'By name', count: 'Most used' },
    jumps: { name: 'First letters', count: 'Numbers of questions' },
    range: (from, to) => {
      if (to === undefined) return `${from} or more`
      return from === to ? from : `${from}–${to}`
    },
    single: (count) => `Hashtags of one question ${count}`,
    none: 'The questions of this archive have no hashtags.',
    others: 'Others',
    digits: '0–9',
  },
  search: searchEn,
  notFound: {
    heading: 'Page not found',
    what: 'The address has changed, or never existed. If you typed it, please look for a slip.',
    next: {
      hashtags: 'A question can be found by its hashtag, or in the list of the front page.',
      plain: 'A question can be found in the list of the front page.',
    },
    front: 'Front page',
    directory: 'All hashtags',
  },
  removed: {
    heading: 'This question was removed',
    what: 'It was taken out of the archive on request, and nothing of it is left here.',
    next: {
      hashtags: 'Other questions on the same subject can be found by hashtag.',
      plain: 'Other questions can be found in the list of the front page.',
    },
  },
  moved: {
    heading: 'The address has changed',
    paragraph: 'This is the new address of the question.',
    listing: 'This is the new address of the list.',
  },
  synonym: {
    heading: 'Another spelling',
    paragraph: 'Questions with this spelling are gathered under this hashtag.',
  },
  about: aboutEn,
}
