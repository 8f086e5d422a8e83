/** Texts of front matter as far as they are texts, whatever else is wrong with it: each can be checked by itself. */
export interface ReadableFields {
  title: string | undefined
  category: string | undefined
  tags: readonly (string | undefined)[]
  activity: readonly Record<'at' | 'actor' | 'kind', string | undefined>[]
  aliases: readonly (string | undefined)[]
  /** Titles and labels of polls, the reason of closing, the name of the licence. */
  others: readonly PlacedText[]
  closedAt: PlacedText | undefined
}

export interface PlacedText {
  text: string
  path: PropertyKey[]
}

/** @param value front matter as `toPlainValue` gives it. Items of lists keep their places. */
export function toReadableFields(value: unknown): ReadableFields {
  const closed = findField(findField(value, 'state'), 'closed')
  return {
    title: toText(findField(value, 'title')),
    category: toText(findField(value, 'category')),
    tags: toList(findField(value, 'tags')).map(toText),
    activity: toList(findField(value, 'activity')).map((activity) => ({
      at: toText(findField(activity, 'at')),
      actor: toText(findField(activity, 'actor')),
      kind: toText(findField(activity, 'kind')),
    })),
    aliases: toList(findField(value, 'aliases')).map(toText),
    others: [
      ...listPollTexts(value),
      ...toPlaced(findField(closed, 'reason'), ['state', 'closed', 'reason']),
      ...listLicenseTexts(value),
    ],
    closedAt: toPlaced(findField(closed, 'at'), ['state', 'closed', 'at'])[0],
  }
}

/** Titles and labels of the polls of a question or an answer. @param value its front matter. */
export function listPollTexts(value: unknown): PlacedText[] {
  const poll = findField(value, 'poll')
  if (!Array.isArray(poll)) return toPollTexts(poll, ['poll'])
  return poll.flatMap((each, index) => toPollTexts(each, ['poll', index]))
}

function toPollTexts(poll: unknown, path: PropertyKey[]): PlacedText[] {
  const options = toList(findField(poll, 'options'))
  return [
    ...toPlaced(findField(poll, 'title'), [...path, 'title']),
    ...options.flatMap((option, index) =>
      toPlaced(findField(option, 'label'), [...path, 'options', index, 'label']),
    ),
  ]
}

/** The name of the licence of a question or an answer. @param value its front matter. */
export function listLicenseTexts(value: unknown): PlacedText[] {
  const license = findField(value, 'license')
  return [...toPlaced(license, ['license']), ...toPlaced(findField(license, 'name'), ['license', 'name'])]
}

function toPlaced(value: unknown, path: PropertyKey[]): PlacedText[] {
  return typeof value === 'string' ? [{ text: value, path }] : []
}

/** The value of a key of its own; undefined where there is none. */
export function findField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
