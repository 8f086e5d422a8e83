// No file says where its forum lived; links to itself and the pictures of its members do.
import type { Post, TopicPage } from './topic-schema.ts'

const placeOfTopic = /^https?:\/\/(?<place>[^/?#\s]+(?:\/[^?#\s]*)?)\/t\//
const avatar = /^(?<folder>\/[^:]*)?\/user_avatar\/(?<host>[^/]+)\//

export function createAddressVotes() {
  const votes = new Map<string, number>()
  return {
    countPage: (page: TopicPage) => {
      for (const post of page.post_stream.posts) {
        for (const place of listPlaces(post)) votes.set(place, (votes.get(place) ?? 0) + 1)
      }
    },
    /** With `https`; undefined where nothing tells it. Of two that are named as often, the first in code-unit order. */
    findMost: () => {
      const [most] = [...votes].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
      return most && `https://${most[0]}`
    },
  }
}

function listPlaces({ link_counts: links, avatar_template: template }: Post): string[] {
  const own = (links ?? []).filter(({ internal }) => internal)
  const linked = own.map(({ url }) => placeOfTopic.exec(url ?? '')?.groups?.['place'])
  const { host, folder = '' } = avatar.exec(template ?? '')?.groups ?? {}
  return [...linked, host && host + folder].flatMap((place) => (place ? [place] : []))
}
