// What of the source hangs on a text that a hand removed, or on one of that id which a hand wrote.

/** What stands afterwards, and what of it is the import's, by id. */
export interface Standing {
  texts: ReadonlyMap<string, unknown>
  base: Readonly<Record<string, unknown>>
}

/** Why a text of the source can't hang on the one of this id; undefined where it can. */
export function findLoss({ texts, base }: Standing, id: string): 'removed' | 'own' | undefined {
  if (!texts.has(id)) return 'removed'
  return base[id] === undefined ? 'own' : undefined
}

/** Ids to which texts reply and can't, by the ids of these texts. */
export function listLostReplies(
  replies: Iterable<readonly [id: string, replyTo: string | undefined]>,
  standing: Standing,
): Map<string, string> {
  const lost = new Map<string, string>()
  for (const [id, replyTo] of replies) {
    if (replyTo !== undefined && findLoss(standing, replyTo)) lost.set(id, replyTo)
  }
  return lost
}

export function withoutReply<Text extends { replyTo?: string | undefined }>({
  replyTo: _,
  ...text
}: Text): Omit<Text, 'replyTo'> {
  return text
}
