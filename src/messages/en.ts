import type { Messages } from './messages.ts'

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
    newest: 'Newest activity',
    names: {
      'most-viewed': 'Most viewed',
      'most-recommended': 'Most recommended',
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
      'A read-only archive of a question-and-answer community, sorted by hashtag. It takes no new questions or answers.',
    popular: 'Most used hashtags',
    all: 'All hashtags',
    heading: 'Newest activity',
    title: (page) => `Newest activity, page ${page}`,
    viewed: 'Most viewed questions',
    ways: { 'most-viewed': 'Most viewed', unanswered: 'Waiting for an answer' },
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
    others: 'Others',
    digits: '0–9',
  },
  notFound: {
    heading: 'Page not found',
    paragraphs: [
      'The address has changed, or never existed.',
      'Try the list of hashtags, or start at the front page.',
    ],
    front: 'Front page',
    directory: 'All hashtags',
  },
  removed: {
    heading: 'This question was removed',
    paragraphs: ['It was taken out of the archive on request.'],
  },
  moved: { heading: 'The address has changed', paragraph: 'This is the new address of the question.' },
  synonym: {
    heading: 'Another spelling',
    paragraph: 'Questions with this spelling are gathered under this hashtag.',
  },
  about: {
    heading: 'About this archive',
    what: 'What it holds',
    whatText: [
      'There is no asking, answering, commenting or voting. Listings begin with the newest activity.',
    ],
    terms: 'What the labels mean',
    termList: (reference) => [
      {
        term: 'Questions 12',
        meaning: 'Questions that carry the hashtag. Those that only match the keyword are not counted.',
      },
      {
        term: 'keyword match',
        meaning:
          'The hashtag is not there, but the word stands in the title, or several times in the text. So a list can be longer than its count.',
      },
      {
        term: '3 months ago',
        meaning: `From the day of the last activity to the reference date (${reference}), not to today.`,
      },
      { term: 'anonymous, deleted user', meaning: 'Not names: somebody who gave none, or who has left.' },
      { term: 'Answers 3, Comments 5, Views 1,234', meaning: 'Numbers at the time of keeping.' },
      {
        term: '2 of 4 answers are kept',
        meaning:
          'The community counted more answers than the archive holds. Why the others are missing is not known.',
      },
      {
        term: 'Accepted answer',
        meaning: 'It was accepted in the community. In listings a hook stands before the number of answers.',
      },
      { term: 'Recommended 2, Needs more detail 1', meaning: 'How readers judged the question.' },
      { term: 'Poll', meaning: 'A label that some questions had in the service.' },
    ],
    unknown: 'What is not known',
    unknownText: [
      'Where “Recommended” or “Needs more detail” is absent, the number is unknown; it is not zero.',
      'The exact meaning of “Poll” is not known. The label is kept as it was.',
    ],
    correction: 'If you find a mistake',
    correctionText: ['“Correct this question” below each question lets everyone propose a change.'],
    reference: 'Reference date',
    referenceText: (reference, timeZone) => [
      `Every “3 months ago” is counted from ${reference}. Days are those of the time zone ${timeZone}.`,
    ],
  },
}
