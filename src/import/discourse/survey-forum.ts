// The first look at all files: which of them belong to one topic, and what only all of them together tell.
import type { Tally } from '../tally.ts'
import { createAddressVotes } from './forum-address.ts'
import { createLinkCollection, type LinkCollection } from './linked-paths.ts'
import type { About } from './parse-about.ts'
import type { Categories } from './parse-categories.ts'
import { parseFile } from './parse-file.ts'
import { readJsonFile } from './read-json-file.ts'
import type { Post } from './topic-schema.ts'

export interface ForumSurvey {
  /** Files of each topic, by its number, the lowest first. */
  topics: ReadonlyMap<number, readonly string[]>
  /** Where most links and pictures say that the forum lived: `https://forum.example.org`. */
  address: string | undefined
  /** Addresses of its own that posts link to, as they spell them. */
  links: LinkCollection
  about: About
  categories: Categories
  /** Names of those users who have more than one here, as they changed it between two downloads. */
  renamed: ReadonlyMap<number, ReadonlySet<string>>
}

interface Surveying {
  tally: Tally
  /** Called after each file. */
  onFile: () => void
}

export async function surveyForum(
  paths: readonly string[],
  { tally, onFile }: Surveying,
): Promise<ForumSurvey> {
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
      addTo(topics, file.topic, path)
      address.countPage(file.page)
      for (const post of file.page.post_stream.posts) lookAt(post, { names, links })
    }
    onFile()
  }
  return {
    topics: new Map([...topics].sort(([a], [b]) => a - b)),
    address: address.findMost(),
    links,
    about,
    categories,
    renamed: new Map([...names].filter(([, all]) => all.size > 1)),
  }
}

function addTo(topics: Map<number, string[]>, topic: number, path: string): void {
  const files = topics.get(topic)
  if (files) files.push(path)
  else topics.set(topic, [path])
}

interface Seen {
  names: Map<number, Set<string>>
  links: LinkCollection
}

function lookAt({ user_id: user, username, cooked }: Post, { names, links }: Seen): void {
  if (cooked) links.addFrom(cooked)
  if (typeof user !== 'number' || !username) return
  const known = names.get(user)
  if (known) known.add(username)
  else names.set(user, new Set([username]))
}
