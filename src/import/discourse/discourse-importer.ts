// A Discourse forum, as the JSON of its topics: what /t/<id>.json gives, one file a page.

import { Failure } from '../../words/failure.ts'
import type { Importer, SourceCall } from '../importer.ts'
import type { CategoryRecord, HashtagRecord, PersonRecord, SourceRecord, Tally } from '../records.ts'
import { createLinkCollection, decodeSlug, type LinkedPaths } from './addresses.ts'
import {
  type About,
  type Categories,
  parseCategories,
  parseFile,
  readJsonFile,
  readJsonPaths,
} from './forum-files.ts'
import { joinPages, type Post, type TopicPage } from './topic.ts'
import { toRecords } from './topic-to-records.ts'

/** Left out, `url` is found in the files; before all of those are seen there is no record at which to stop. */
type DiscourseOptions = Pick<SourceCall, 'path' | 'edits'> &
  Partial<Pick<SourceCall, 'categories' | 'unlisted' | 'url' | 'checkStop'>>

export function createDiscourseImporter(options: DiscourseOptions): Importer {
  // Each file is read twice.
  let read = 0
  let total = 0
  let isKeyOwn = false
  return {
    dialect: 'discourse',
    isKeyOwn: () => isKeyOwn,
    progress: () => (total === 0 ? 0 : read / total),
    read: async function* (tally) {
      const named = options.categories === undefined ? undefined : await readCategories(options.categories)
      const paths = await readJsonPaths(options.path)
      total = 2 * paths.length
      const onFile = () => {
        read += 1
        options.checkStop?.()
      }
      const survey = await surveyForum(paths, tally, onFile)
      if (survey.topics.size === 0) throw new Failure('discourse-no-topics', { folder: options.path })
      const source = toSource(survey, options)
      isKeyOwn = source.urls.length > 0
      if (!isKeyOwn) tally.note({ rule: 'discourse-address', at: options.path })
      yield source
      yield* listRenamed(survey)
      const unnamed = new Map<number, number>()
      const tags = new Set<string>()
      const linked = survey.links.within(source.urls[0])
      const categories = named ?? survey.categories
      const { edits, unlisted = false } = options
      const context = { tally, edits, unlisted, renamed: survey.renamed, categories, linked, unnamed }
      for (const [id, files] of survey.topics) {
        const records = toRecords(joinPages(id, await readPages(files)), context)
        for (const tag of records[0]?.tags ?? []) tags.add(tag)
        yield* records
        read += files.length
      }
      yield* listListings(categories, tags, linked)
      read = total
      for (const [category, count] of unnamed) {
        tally.note({ rule: 'discourse-category', at: `category ${category}`, detail: String(count) })
      }
    },
  }
}

async function readCategories(file: string): Promise<Categories> {
  const names = parseCategories(await readJsonFile(file))
  if (!names) throw new Failure('discourse-categories', { file })
  return names
}

function toSource({ address, about }: ForumSurvey, { url }: DiscourseOptions): SourceRecord {
  const lived = url?.replace(/(?<!\/)\/+$/, '') ?? address
  const place = lived?.replace(/^https?:\/\//, '')
  const title = about.title ?? place
  return {
    type: 'source',
    key: place === undefined ? 'discourse' : `discourse:${place}`,
    ...(title && { title }),
    ...(about.description && { description: about.description }),
    urls: lived === undefined ? [] : [lived],
    ...(about.locale && { language: about.locale.replaceAll('_', '-') }),
    answerOrder: 'time',
  }
}

/** Names are unique in a forum; only who changed it between two downloads has to be distinguished. */
function listRenamed({ renamed }: ForumSurvey): PersonRecord[] {
  return [...renamed].flatMap(([id, [...all]]) => {
    const name = all.at(-1)
    if (name === undefined) return []
    return [{ type: 'person', id: String(id), name, formerNames: all.slice(0, -1) }]
  })
}

/** What the forum says of categories and hashtags, and where it listed their topics. */
function* listListings(
  categories: Categories,
  tags: Iterable<string>,
  linked: LinkedPaths,
): Generator<CategoryRecord | HashtagRecord> {
  for (const [id, { name, aliases, ...described }] of categories) {
    const typed = linked.listOfCategory(Number(id)).map((path) => path.split('/').map(decodeSlug).join('/'))
    const all = new Set([...aliases, ...typed])
    if (all.size > 0 || described.description !== undefined)
      yield { type: 'category', category: name, ...described, aliases: [...all] }
  }
  for (const tag of tags) {
    yield { type: 'hashtag', hashtag: tag, aliases: [`/tag/${tag.replaceAll(/[%?#]/g, encodeURIComponent)}`] }
  }
}

async function readPages(files: readonly string[]): Promise<TopicPage[]> {
  const pages: TopicPage[] = []
  for (const path of files) {
    const file = parseFile(await readJsonFile(path), path)
    if (file.kind === 'topic') pages.push(file.page)
  }
  return pages
}

type ForumSurvey = Awaited<ReturnType<typeof surveyForum>>

/**
 * The first look at all files: which of them belong to one topic, and what only all of them together show.
 * @param onFile is called after each file.
 */
async function surveyForum(paths: readonly string[], tally: Tally, onFile: () => void) {
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

const placeOfTopic = /^https?:\/\/(?<place>[^/?#\s]+(?:\/[^?#\s]*)?)\/t\//

const avatar = /^(?<folder>\/[^:]*)?\/user_avatar\/(?<host>[^/]+)\//

/** No file says where its forum lived; links to itself and the pictures of its members do. */
function createAddressVotes() {
  const votes = new Map<string, number>()
  return {
    countPage: (page: TopicPage) => {
      for (const post of page.post_stream.posts) {
        for (const place of listPlaces(post)) votes.set(place, (votes.get(place) ?? 0) + 1)
      }
    },
    /** With `https`; undefined where nothing names it. Of two that are named as often, the first in code-unit order. */
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
