/** `<c#><.net>`, in later dumps `|c#|.net|`. */
export function toTags(tags: string): string[] {
  return tags.split(/[<>|]+/).filter((tag) => tag !== '')
}
