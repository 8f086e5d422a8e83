import type { AboutMessages } from './about-messages.ts'

export const aboutEn: AboutMessages = {
  heading: 'About this archive',
  contents: 'On this page',
  sections: {
    what: {
      heading: 'What it holds',
      paragraphs: [
        'This is a place to read and to look things up. It takes no new questions, answers, comments or votes.',
        'Lists begin with the questions that were active last.',
      ],
    },
    time: { heading: 'Reference date', paragraphs: [] },
    activity: {
      heading: 'Last activity',
      paragraphs: [
        'It stands above the title of each question and is of one of six kinds. The page of a question has all of its activity.',
      ],
    },
    listing: { heading: 'Hashtags and lists', paragraphs: [] },
    search: {
      heading: 'Search',
      paragraphs: [
        'It looks through questions and their answers, the first 20,000 characters of each, and not through comments.',
        'Hangul is compared by pairs of syllables without particles, and small slips are corrected.',
        'A word that very many texts hold is found only in the 4,000 questions that fit it best.',
      ],
    },
    counts: {
      heading: 'Numbers and marks',
      paragraphs: [
        'All numbers are those that the community counted by the time of keeping.',
        'A number that is absent is unknown, which is not zero: zero is shown as 0.',
      ],
    },
    conversation: { heading: 'The page of a question', paragraphs: [] },
    personal: {
      heading: 'Personal data and removal',
      paragraphs: [
        'Where a question was removed on request, its address says so and nothing more. A removed answer, comment or name leaves a mark in its place.',
      ],
    },
    correction: { heading: 'If you find a mistake', paragraphs: [] },
    license: { heading: 'Licence', paragraphs: [] },
  },
  referenceText: (reference, timeZone) =>
    `Every “3 months ago” is counted from ${reference}. Days are those of the time zone ${timeZone}.`,
  correctionText: {
    each: '“Correct this question” below each question lets everyone propose a change.',
    repository: 'Tell the repository of the archive, and it can be corrected.',
  },
  licenseText: (license) =>
    `Texts are licensed under ${license}. Where a text has another licence, it is named below the text.`,
  person: 'Jane',
  masked:
    'E-mail addresses, phone numbers and resident numbers in texts are hidden, and a mark stands in their place.',
  meanings: {
    reference: 'All times are counted from this day, which stands at the foot of every page.',
    ago: 'From the day of the last activity to the reference date, not to today.',
    line: 'Who was active last, and what they did.',
    anonymous: 'Not a name: somebody who gave none.',
    deleted: 'Not a name: somebody who has left, or who asked for their name to be removed.',
    hashtag: 'A hashtag of the question. It leads to all questions that carry it.',
    headline: 'Questions that carry the hashtag. Those that only match the keyword are not counted.',
    keywordMark:
      'The hashtag is not there, but the word stands in the title, or several times in the text. So a list can be longer than its count.',
    category: 'What the question belongs to. It leads to all of its questions.',
    related: 'Hashtags that stand on the same questions, and on how many of them.',
    more: 'The text is long and only its beginning is shown. This leads to all of it.',
    years:
      'How much went on in each year, drawn as persimmons on threads: the longer the thread and the larger the fruit, the more.',
    mostViewed: 'The titles of the questions that were viewed most, up to 50.',
    mostRecommended: 'The titles of the questions that were recommended most, up to 50.',
    worthReading: 'The most viewed of those that have an accepted answer or were recommended.',
    unanswered: 'The question has no answer. The number has an outline.',
    answered: 'The question has answers. The number stands on a colour.',
    accepted: 'One of the answers was accepted. A check mark stands before the number.',
    poll: 'The question has a poll. The label is kept as it was; options and votes are shown on the page of the question where they are known.',
    acceptedAnswer: 'The answer was accepted in the community.',
    orderVotes: 'The order of answers: accepted ones first, then those with the highest scores.',
    orderTime: 'The order of answers: those that were written first stand first.',
    score: 'What the community gave the question, answer or comment.',
    kept: 'The community counted more answers than the archive holds. Why the others are missing is not known.',
    withheld: 'An answer stood here, and was removed on request.',
    closed: 'The community took no more answers. Reason and day are given where they are known.',
    locked: 'The community allowed no more changes.',
    neighbours: 'Other questions with the same hashtags.',
    masks: 'Personal data of this kind stood here.',
    maskedName: 'A name stood here, and was removed on request.',
  },
  kinds: {
    질문: 'The question was asked.',
    '질문 업데이트': 'The question was changed.',
    '새로운 답변': 'An answer was added.',
    '답변 업데이트': 'An answer was changed.',
    '새로운 댓글': 'A comment was added.',
    '댓글 업데이트': 'A comment was changed.',
  },
  counts: {
    comments: 'Comments on the question and on all of its answers.',
    recommended: 'How often readers recommended the question.',
    needsSupplement: 'How often readers asked for more detail.',
    views: 'How often the question was viewed.',
  },
}
