// Where a host has no rules for them, a browser looks old addresses with a query up: in tables that lie beside the site, from
// pages at their paths.
import { type AddressTable, toTableKey, toTablePart } from '../asked-address.ts'
import type { Kind } from '../kind.ts'
import { findLostFacts, type LostFacts } from '../named.ts'
import {
  createToTellingNames,
  findAskedAddresses,
  findTables,
  listAskedPages,
  type OldAddress,
  toAskedPath,
} from '../old-addresses.ts'
import { paths } from '../paths.ts'
import { toAskedPage } from './not-found.ts'

export const addressTable = {
  routes: ['old-addresses/[...part].json'],
  served: true,
  plan: (publication) => {
    const tables = findTables(publication)
    if (!tables) return []
    return toTables(findAskedAddresses(publication), tables.parts).map((table, part) => ({
      path: `${tables.folder}${part}.json`,
      route: 'old-addresses/[...part].json',
      facts: table,
      questions: [],
      listed: false,
    }))
  },
  make: ({ facts }) => `${JSON.stringify(facts)}\n`,
} satisfies Kind<AddressTable>

function toTables(asked: readonly OldAddress[], parts: number): AddressTable[] {
  const tables = Array.from({ length: parts }, (): AddressTable => ({ sets: {}, targets: {} }))
  const find = (key: string) => tables[toTablePart(key, parts)] ?? { sets: {}, targets: {} }
  const toNames = createToTellingNames(asked, ({ query }) => [...new URLSearchParams(query).keys()])
  const sets = new Map<string, Map<string, readonly string[]>>()
  for (const address of asked) {
    const names = toNames(address) ?? []
    const values = new URLSearchParams(address.query)
    const path = toAskedPath(address)
    const key = toTableKey(path, names, (name) => values.get(name))
    find(key).targets[key] ??= address.target
    if (names.length === 0) continue
    const known = sets.get(path) ?? new Map()
    sets.set(path, known.set(names.join(' '), names))
  }
  for (const [path, known] of sets)
    find(path).sets[path] = [...known.values()].sort((a, b) => b.length - a.length)
  return tables
}

export interface AskedFacts {
  lost: LostFacts
  /** Decoded, with the slash at its beginning. */
  path: string
  tables: string
}

export const addressPage = {
  routes: ['[...asked]'],
  served: true,
  plan: (publication) => {
    const tables = findTables(publication)
    if (!tables) return []
    const lost = findLostFacts(publication)
    return listAskedPages(publication).map((path) => ({
      path: paths.alias(path.slice(1)),
      route: '[...asked]',
      facts: { lost, path, tables: tables.folder },
      questions: [],
      listed: false,
    }))
  },
  make: ({ facts }, site) => toAskedPage(facts, site),
} satisfies Kind<AskedFacts>
