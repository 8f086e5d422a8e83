// What a JSON file of a forum holds: a topic, its categories, or what it says about itself.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Failure } from '../../words/failure.ts'
import { decodeSlug } from './addresses.ts'
import { type TopicPage, topicPageSchema } from './topic.ts'

type ForumFile =
  | { kind: 'topic'; page: TopicPage; topic: number }
  | { kind: 'site'; categories?: Categories | undefined; about?: About | undefined }
  | { kind: 'other' }

/** @throws Failure for a topic that lacks what each has. */
export function parseFile(value: unknown, file: string): ForumFile {
  if (typeof value !== 'object' || value === null) return { kind: 'other' }
  if ('post_stream' in value) return parseTopic(value, file)
  const categories = parseCategories(value)
  const about = parseAbout(value)
  return categories || about ? { kind: 'site', categories, about } : { kind: 'other' }
}

function parseTopic(value: unknown, file: string): ForumFile {
  const parsed = topicPageSchema.safeParse(value)
  if (!parsed.success) throw new Failure('discourse-topic-shape', { file, key: toKey(parsed.error) })
  const page = parsed.data
  const topic = page.id ?? page.post_stream.posts[0]?.topic_id
  if (typeof topic !== 'number') throw new Failure('discourse-topic-shape', { file, key: 'id' })
  return { kind: 'topic', page, topic }
}

/** `post_stream.posts[3].created_at` */
function toKey({ issues }: z.ZodError): string {
  const path = issues[0]?.path ?? []
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1)
}

const text = z.string().nullish()
const aboutSchema = z.object({ title: text, description: text, locale: text, default_locale: text })

/** `{ "title": "…" }` alone may be anything. */
const signs = ['default_locale', 'favicon_url', 'header_primary_color', 'logo_url', 'mobile_logo_url']

export type About = NonNullable<ReturnType<typeof parseAbout>>

/**
 * What a forum says of itself: in /about.json, /site/basic-info.json, /site/settings.json, or beside the categories of
 * /site.json. Its locale is written as forums do: `ko`, `en_GB`, `pt_BR`.
 */
function parseAbout(value: object) {
  const isNested = 'about' in value
  if (!isNested && !signs.some((sign) => sign in value)) return undefined
  const { data } = aboutSchema.safeParse(isNested ? value.about : value)
  if (!data) return undefined
  const { title, description, default_locale: usual, locale } = data
  const language = usual || locale
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(language && { locale: language }),
  }
}

/** Of a category a topic gives the number alone. */
interface Category {
  name: string
  description?: string
  /** Where its topics were listed. */
  aliases: string[]
}

/** By the number of the category, as text. */
export type Categories = ReadonlyMap<string, Category>

const categorySchema = z.object({
  id: z.int(),
  name: z.string().min(1),
  slug: text,
  parent_category_id: z.int().nullish(),
  description_text: text,
  description: text,
  get subcategory_list() {
    return z.array(categorySchema).nullish()
  },
})

type GivenCategory = z.infer<typeof categorySchema>

const fileSchema = z.union([
  // /categories.json
  z
    .object({ category_list: z.object({ categories: z.array(categorySchema) }) })
    .transform((file) => file.category_list.categories),
  // /site.json
  z.object({ categories: z.array(categorySchema) }).transform(({ categories }) => categories),
])

const namesSchema = z.record(z.string().regex(/^\d+$/), z.string().min(1))

/** Of /categories.json or /site.json as the forum gives them, or `{ "10": "Support" }`; undefined for anything else. */
export function parseCategories(value: unknown): Categories | undefined {
  const file = fileSchema.safeParse(value)
  if (file.success) {
    const all = new Map(file.data.flatMap((category) => listAll(category)))
    return new Map(
      Array.from(all, ([id, category]) => {
        const description = category.description_text || category.description
        const aliases = listAliases(category, all)
        return [String(id), { name: category.name, ...(description && { description }), aliases }]
      }),
    )
  }
  const names = namesSchema.safeParse(value)
  if (!names.success || Object.keys(names.data).length === 0) return undefined
  return new Map(Object.entries(names.data).map(([id, name]) => [id, { name, aliases: [] }]))
}

function listAll(category: GivenCategory, parent?: number): [number, GivenCategory][] {
  const { id, parent_category_id: named, subcategory_list: below } = category
  const placed = { ...category, parent_category_id: named ?? parent }
  return [[id, placed], ...(below ?? []).flatMap((each) => listAll(each, id))]
}

/** Levels of categories that a forum can have. */
const deepest = 3

/** `/c/web/rest/5`; `/c/web/rest` of old, and `/c/rest/5`, which forums take for the same. */
function listAliases(category: GivenCategory, all: ReadonlyMap<number, GivenCategory>): string[] {
  const path: string[] = []
  for (let each: GivenCategory | undefined = category; each && path.length < deepest; ) {
    const { id, slug, parent_category_id: parent }: GivenCategory = each
    if (typeof slug !== 'string') return []
    path.unshift(slug === '' ? `${id}-category` : decodeSlug(slug))
    each = typeof parent === 'number' ? all.get(parent) : undefined
  }
  const whole = `/c/${path.join('/')}`
  return [...new Set([`${whole}/${category.id}`, whole, `/c/${path.at(-1)}/${category.id}`])]
}

/**
 * All `.json` files of a folder and of the folders in it, in code-unit order of their paths, so that an import is the
 * same everywhere.
 */
export async function readJsonPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new Failure('discourse-unreadable', { path: folder, reason: toReason(error) })
  })
  return entries
    .filter((entry) => entry.isFile() && /^[^.].*\.json$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** @throws Failure for what is no file, no UTF-8 or no JSON, with the line. */
export async function readJsonFile(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Failure('discourse-unreadable', { path: file, reason: toReason(error) })
  })
  const text = decode(bytes, file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('discourse-no-json', { file, line: findFaultyLine(text) })
  }
}

/** Of an error of the disk. */
function toReason(error: unknown): string {
  return String(error instanceof Error && 'code' in error ? error.code : error)
}

function decode(bytes: Buffer, file: string): string {
  try {
    // It takes a byte-order mark away, too.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure('discourse-no-utf8', { file, line: findBrokenLine(bytes) })
  }
}

/** No byte of a longer sign is a line feed, so that lines can be decoded one by one. */
function findBrokenLine(bytes: Buffer): number {
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, start)
    const end = feed < 0 ? bytes.length : feed + 1
    if (bytes.subarray(start, end).toString('utf8').includes('\ufffd')) return line
    start = end
  }
  return line
}

/** The line in which a text that is no JSON begins to be none; the last one, if it only ends too early. */
function findFaultyLine(text: string): number {
  const lines = text.trimEnd().split('\n')
  let [first, last] = [1, lines.length]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (isFaulty(lines.slice(0, middle).join('\n'))) last = middle
    else first = middle + 1
  }
  return first
}

/** JSON.parse names a position for some faults only, but always reports when a text could go on. */
function isFaulty(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return false
  } catch (error) {
    const said = String(error)
    if (/Unexpected end of JSON input|Unterminated string/.test(said)) return false
    const [, position] = /at position (\d+)/.exec(said) ?? []
    return position === undefined || Number(position) < beginning.length
  }
}
