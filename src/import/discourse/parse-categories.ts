// Names of categories, of which a topic gives the number alone.
import { z } from 'zod'

/** By the number of the category, as text. */
export type CategoryNames = ReadonlyMap<string, string>

const categorySchema = z.object({
  id: z.int(),
  name: z.string().min(1),
  get subcategory_list() {
    return z.array(categorySchema).nullish()
  },
})

type Category = z.infer<typeof categorySchema>

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
export function parseCategories(value: unknown): CategoryNames | undefined {
  const file = fileSchema.safeParse(value)
  if (file.success) return new Map(file.data.flatMap(listNames))
  const names = namesSchema.safeParse(value)
  return names.success && Object.keys(names.data).length > 0 ? new Map(Object.entries(names.data)) : undefined
}

function listNames({ id, name, subcategory_list: below }: Category): [string, string][] {
  return [[String(id), name], ...(below ?? []).flatMap(listNames)]
}
