// The first look at all files: which of them belong to one topic, and what only all of them together tell.
import type { Tally } from '../tally.ts'
import { createAddressVotes } from './forum-address.ts'
import { createLinkCollection } from './linked-paths.ts'
import type { About } from './parse-about.ts'
import type { Categories } from './parse-categories.ts'
import { parseFile } from './parse-file.ts'
import { readJsonFile } from './read-json-file.ts'

export type ForumSurvey = Awaited<ReturnType<typeof surveyForum>>

/** @param onFile is called after each file. */
export async function surveyForum(paths: readonly string[], tally: Tally, onFile: () => void) {
  const topics = new Map<number, string[]>()
  const names = new Map<number, Set<string>>()
  const address = createAddressVotes()
  const links = createLinkCollection()
  let about: About = {}
  let categories: Categories = new Map()
  for (const path of paths) {
    const file = parseFile(await readJsonFile(path), path)
    if (file.kind === 'site') {
      about = { ...file.about, ...about }
      categories = file.categories ?? categories
    } else if (file.kind === 'other') tally.note({ rule: 'discourse-no-topic', at: path })
    else {
      topics.set(file.topic, [...(topics.get(file.topic) ?? []), path])
      address.countPage(file.page)
      for (const { user_id: user, username, cooked } of file.page.post_stream.posts) {
        if (cooked) links.addFrom(cooked)
        if (typeof user === 'number' && username)
          names.set(user, (names.get(user) ?? new Set<string>()).add(username))
      }
    }
    onFile()
  }
  return {
    /** Files of each topic, by its number, the lowest first. */
    topics: new Map([...topics].sort(([a], [b]) => a - b)),
    /** Where most links and pictures say that the forum lived: `https://forum.example.org`. */
    address: address.findMost(),
    /** Addresses of its own that posts link to, as they spell them. */
    links,
    about,
    categories,
    /** Names of those users who have more than one here, as they changed it between two downloads. */
    renamed: new Map([...names].filter(([, all]) => all.size > 1)),
  }
}
