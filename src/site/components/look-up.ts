// Leads from an old address with a query, or with a slug that nobody knows, to where it is now. But for the front page it is not seen until it is known that nothing is.
import {
  type AddressTable,
  fillForm,
  toFormPattern,
  toTableKey,
  toTablePart,
  toTablePath,
} from '../asked-address.ts'

const page = document.documentElement
const folder = page.dataset['tables'] ?? ''
const base = folder.slice(0, folder.indexOf('old-addresses/'))
const parts = Number(folder.split('/').at(-2))

async function readTable(key: string): Promise<AddressTable> {
  const response = await fetch(`${folder}${toTablePart(key, parts)}.json`)
  return response.json()
}

/** Undefined where it is none. */
async function findTarget(path: string, parameters: URLSearchParams): Promise<string | undefined> {
  const sets: AddressTable['sets'] = parameters.size === 0 ? {} : (await readTable(path)).sets
  for (const key of [
    ...(sets[path] ?? []).map((names) => toTableKey(path, names, (name) => parameters.get(name))),
    ...listOpen(path).map((open) => toTableKey(open, [], () => '')),
  ]) {
    const { targets } = await readTable(key)
    if (targets[key] !== undefined) return targets[key]
  }
  return undefined
}

/** The path with a `*` for its slug, by each form that it has. */
function listOpen(path: string): string[] {
  const forms: string[] = JSON.parse(page.dataset['forms'] ?? '[]')
  return forms.flatMap((form) => {
    const { groups } = RegExp(`^${toFormPattern(form)}$`).exec(path) ?? {}
    return groups ? [fillForm(form, (group) => groups[group] ?? '')] : []
  })
}

async function lookUp(): Promise<void> {
  const asked = decodeURIComponent(location.pathname)
  const path = toTablePath(asked.startsWith(base) ? asked.slice(base.length - 1) : asked)
  const target = await findTarget(path, new URLSearchParams(location.search))
  if (target === undefined) throw new Error('no such address')
  location.replace(base + target)
}

// The front page has much to read meanwhile, and most who ask it for more came from a link with a campaign.
page.hidden = location.pathname !== base
lookUp().catch(() => {
  page.hidden = false
})
