/** Texts of front matter as far as they are texts, whatever else is wrong with it: each can be checked by itself. */
export interface ReadableFields {
  title: string | undefined
  category: string | undefined
  tags: readonly (string | undefined)[]
  activity: readonly { at: string | undefined; actor: string | undefined }[]
  aliases: readonly (string | undefined)[]
}

/** @param value front matter as `toPlainValue` gives it. Items of lists keep their places. */
export function toReadableFields(value: unknown): ReadableFields {
  return {
    title: toText(findField(value, 'title')),
    category: toText(findField(value, 'category')),
    tags: toList(findField(value, 'tags')).map(toText),
    activity: toList(findField(value, 'activity')).map((activity) => ({
      at: toText(findField(activity, 'at')),
      actor: toText(findField(activity, 'actor')),
    })),
    aliases: toList(findField(value, 'aliases')).map(toText),
  }
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
