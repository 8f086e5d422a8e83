/** What a row may say. Where a mapping names no columns, these are their names. */
export const tableFields = [
  'type',
  'id',
  'question',
  'answer',
  'parent',
  'replyTo',
  'thread',
  'path',
  'order',
  'depth',
  'title',
  'category',
  'tags',
  'at',
  'actor',
  'person',
  'editedAt',
  'editedBy',
  'body',
  'bodyFormat',
  'answers',
  'comments',
  'views',
  'recommended',
  'needsSupplement',
  'score',
  'accepted',
  'acceptedAnswer',
  'aliases',
  'closed',
  'closedReason',
  'duplicateOf',
  'locked',
  'related',
  'language',
  'source',
  'license',
  'poll',
  'label',
  'votes',
  'multiple',
  'voters',
  'name',
  'formerNames',
  'about',
  'url',
] as const

export type TableField = (typeof tableFields)[number]

/** What a row is: of a poll each option is one, and `skip` leaves it out. */
export const rowTypes = ['question', 'answer', 'comment', 'person', 'poll', 'skip'] as const

/** `lines` is HTML in which a line break is one, as WordPress writes it; `bbcode` is that of phpBB and other forums. */
export const bodyFormats = ['html', 'lines', 'text', 'markdown', 'bbcode'] as const

export type BodyFormat = (typeof bodyFormats)[number]
