// What a forum says of its categories, of which a topic gives the number alone.
import { z } from 'zod'
import { decodeSlug } from './topic-aliases.ts'

export interface Category {
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
  slug: z.string().nullish(),
  parent_category_id: z.int().nullish(),
  description_text: z.string().nullish(),
  description: z.string().nullish(),
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
    const given = new Map(file.data.flatMap((category) => listAll(category)))
    return new Map(Array.from(given, ([id, category]) => [String(id), toCategory(category, given)]))
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

function toCategory(category: GivenCategory, all: ReadonlyMap<number, GivenCategory>): Category {
  const description = category.description_text || category.description
  return {
    name: category.name,
    ...(description && { description }),
    aliases: listAliases(category, all),
  }
}

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

/** Levels of categories that a forum can have. */
const deepest = 3
