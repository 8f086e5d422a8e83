// tags.yaml and categories.yaml: what hashtags and categories mean, and where their lists were before.
import { z } from 'zod'
import { checkLine, checkTexts, findHashtagFault } from '../format/check-fields.ts'
import { aliasesSchema } from '../format/fields.ts'
import { compareText, type Fault, type Issue, toFault } from '../format/issue.ts'
import { leaf } from '../format/leaf.ts'
import { limits } from '../format/limits.ts'
import { isCategory, parseAlias, toIdKey } from '../format/names.ts'
import { toCategorySlug } from '../format/slugs.ts'
import { findNode, type Place, readValue, toIssues } from '../format/values.ts'
import { toNamedText } from '../format/write.ts'
import type { YamlNode } from '../format/yaml.ts'
import { createFolderMasks, type MaskedFolder } from './masks.ts'
import { isEmpty, type Parsed, parseSmallFile, withNotes } from './settings.ts'

/** A hashtag or a category, in NFC. */
export interface Described {
  name: string
  description?: string
  /** Old addresses of its list, as they are written. */
  aliases: readonly string[]
}

/** Of each file in its order. */
export interface DescribedNames {
  tags: readonly Described[]
  categories: readonly Described[]
}

export type DescribedKind = keyof DescribedNames

export const noDescribed: DescribedNames = { tags: [], categories: [] }

export const describedPaths = { tags: 'tags.yaml', categories: 'categories.yaml' } as const

export const describedSchema = z.strictObject({
  description: leaf('prose', z.string()).min(1).max(limits.description).optional(),
  aliases: aliasesSchema.optional(),
})

export const describedNamesSchema = z.record(z.string(), describedSchema)

type ParsedNames = Parsed<{ described: readonly Described[] }>

/** @param text content of tags.yaml, lines ending in LF. */
export function parseTags(path: string, text: string): ParsedNames {
  return parseSmallFile(path, text, describedNamesSchema, (place, text) =>
    checkNames(place, text, checkHashtags(place)),
  )
}

/** The same of categories.yaml. */
export function parseCategories(path: string, text: string): ParsedNames {
  return parseSmallFile(path, text, describedNamesSchema, (place, text) =>
    checkNames(place, text, checkCategoryNames(place)),
  )
}

function checkNames(place: Place, text: string, ofNames: readonly Issue[]): ParsedNames {
  const { root } = place
  if (isEmpty(root)) return { described: [] }
  const value = readValue(root, describedNamesSchema)
  const result = describedNamesSchema.safeParse(value)
  const issues = [
    ...(result.success ? [] : toIssues(result.error.issues, place, describedNamesSchema)),
    ...checkTexts(value, describedNamesSchema, place),
    ...listPairs(root).flatMap((pair) => checkAnchors(pair, place)),
    ...ofNames,
  ]
  return withNotes(text, place, describedNamesSchema, {
    read: { described: listPairs(root).map(toDescribed) },
    issues,
  })
}

interface Pair {
  key: YamlNode & { type: 'scalar' }
  value: YamlNode
}

function listPairs(root: YamlNode): readonly Pair[] {
  return root.type === 'mapping' ? root.pairs : []
}

function toDescribed({ key, value }: Pair): Described {
  const description = toText(findNode(value, ['description']))
  const aliases = findNode(value, ['aliases'])
  return {
    name: key.text.normalize('NFC'),
    ...(description === undefined ? {} : { description }),
    aliases: aliases?.type === 'sequence' ? aliases.children.flatMap((child) => toText(child) ?? []) : [],
  }
}

/** Nothing where a key has no value. */
function toText(node: YamlNode | undefined): string | undefined {
  return node?.type !== 'scalar' || (node.plain && node.text === '') ? undefined : node.text
}

/** A list has no places of its own. */
function checkAnchors({ value }: Pair, { path, toPosition }: Place): Issue[] {
  const aliases = findNode(value, ['aliases'])
  return (aliases?.type === 'sequence' ? aliases.children : []).flatMap((node): Issue[] => {
    const alias = toText(node)
    if (alias === undefined || !parseAlias(alias)?.anchor) return []
    const detail = { value: alias.slice(0, 80), excess: 'place' }
    return [{ code: 'invalid-alias', path, ...toPosition(Math.max(0, node.start)), detail }]
  })
}

function checkHashtags({ root, path, toPosition }: Place): Issue[] {
  const byAddress = new Map<string, string>()
  return listPairs(root).flatMap(({ key }) => {
    const fault = findHashtagFault(key.text, byAddress, 'tags')
    return fault ? [{ ...fault, path, ...toPosition(Math.max(0, key.start)) }] : []
  })
}

/** A category has one address, whatever its Unicode form, case and blanks. */
function checkCategoryNames(place: Place): Issue[] {
  const owners = new Map<string, string>()
  return listPairs(place.root).flatMap(({ key }): Issue[] => {
    const value = key.text
    const toIssues = (fault: Fault): Issue[] => [
      { ...fault, path: place.path, ...place.toPosition(Math.max(0, key.start)) },
    ]
    if (value.length > limits.name) {
      const detail = { key: 'category', limit: limits.name, value: '' }
      return toIssues({ code: 'text-length', detail })
    }
    const [fault] = checkLine(value, ['category'], place)
    if (fault) return toIssues(toFault(fault))
    if (!isCategory(value)) return toIssues({ code: 'invalid-category', detail: { value } })
    const address = toIdKey(toCategorySlug(value))
    const other = owners.get(address)
    owners.set(address, other ?? value)
    if (other === undefined) return []
    const detail = { value, other, otherPath: place.path, address }
    return toIssues({ code: 'category-address-clash', detail })
  })
}

/** Pairs by their names in NFC, of trees that were asked for one: each of many entries may have a fault. */
const pairsByTree = new WeakMap<YamlNode, ReadonlyMap<PropertyKey, Pair>>()

/** Where something of a name is in its file: the name itself, or a value below it. */
export function findDescribed(
  root: YamlNode,
  [name = '', ...path]: readonly PropertyKey[],
): YamlNode | undefined {
  const known = pairsByTree.get(root)
  const pairs =
    known ??
    new Map(
      listPairs(root)
        .toReversed()
        .map((pair) => [pair.key.text.normalize('NFC'), pair]),
    )
  if (!known) pairsByTree.set(root, pairs)
  const pair = pairs.get(name)
  return pair && (path.length === 0 ? pair.key : findNode(pair.value, path))
}

/** The form in which files are written: `rest: { description: …, aliases: [/questions/tagged/rest] }`, a line for each. */
export function toDescribedText(described: Iterable<Described>): string {
  const named = Array.from(described, ({ name, ...value }) => [name, value] as const)
  return toNamedText(named, { schema: describedNamesSchema, of: 'name' })
}

/** As readers may see them, and what was masked of each; hashtags stay as they are. */
export function showDescribed({ described, ...folder }: MaskedFolder & { described: DescribedNames }) {
  const masks = createFolderMasks(folder)
  const masked = { tags: masks.createMasker(), categories: masks.createMasker() }
  const show = (of: DescribedKind): Described[] =>
    described[of].map((each) => ({
      ...masked[of].fields(each, describedSchema),
      ...(of === 'tags' && { name: each.name }),
    }))
  return { described: { tags: show('tags'), categories: show('categories') }, masked }
}

/** By its address: a category is one, whatever its Unicode form, case and blanks. */
export function createHasCategory(categories: Iterable<string>): (name: string) => boolean {
  const slugs = new Set(Array.from(categories, toCategorySlug))
  return (name) => slugs.has(toCategorySlug(name))
}

/** Categories that questions have, with their numbers, the most used first. */
export function rankCategories(
  questions: readonly { category?: string | undefined }[],
): { category: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category } of questions)
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1)
  return Array.from(counts, ([category, count]) => ({ category, count })).sort(
    (a, b) => b.count - a.count || compareText(a.category, b.category),
  )
}

/** An old address of a list that there is. */
export interface OldListing {
  of: DescribedKind
  name: string
  alias: string
}

/** Of what nobody has there is no list to lead to. */
export function listOldListings(
  described: DescribedNames,
  has: Record<DescribedKind, (name: string) => boolean>,
): OldListing[] {
  return (['tags', 'categories'] as const).flatMap((of) =>
    described[of].flatMap(({ name, aliases }) =>
      has[of](name) ? aliases.map((alias) => ({ of, name, alias })) : [],
    ),
  )
}
