// Which folder may be the output: a build replaces all of it, so nothing that a person would miss may lie in it.
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ArchiveFolders } from '../content-folder/archive-folders.ts'
import { type Location, locate, type Relation, relate } from './locate.ts'

interface Guarded {
  /** As a sentence names it: `the content folder`. */
  name: string
  location: Location
  /** How the output may not stand to it. */
  forbidden: readonly Relation[]
  /** Other ways out than another output. */
  or?: string
}

const whole: readonly Relation[] = ['is', 'contains']
const always: readonly Relation[] = ['is', 'contains', 'lies inside']

/** Folders of the project that hold code, packages and history, and what is copied to each output. */
const ownFolders = ['src', 'public', 'node_modules', '.git']

/**
 * Where the output really is, links followed.
 * @throws in words when a build with these folders would remove what no build has made. Nothing is touched.
 */
export function checkFolders(folders: ArchiveFolders): Location {
  const [out, content, cache] = [locate(folders.out), locate(folders.content), locate(folders.cache)]
  if (dirname(out.path) === out.path) {
    throw new Error(`The output ${out.path} is a whole disk. ${anotherOutput}.`)
  }
  for (const each of listGuarded(folders.root, content, cache)) checkOne(out, each)
  const relation = relate(cache, content)
  if (relation && whole.includes(relation)) {
    throw new Error(
      `The cache ${cache.path} ${relation} the content folder ${content.path}, but a cache may be deleted at any time. Name another cache with ARCHIVE_CACHE.`,
    )
  }
  return out
}

function listGuarded(root: string, content: Location, cache: Location): Guarded[] {
  const ofContent = 'another content folder with ARCHIVE_CONTENT'
  return [
    { name: 'the content folder', location: content, forbidden: always, or: ofContent },
    { name: 'the cache', location: cache, forbidden: whole, or: 'another cache with ARCHIVE_CACHE' },
    { name: 'the project', location: locate(root), forbidden: whole },
    ...ownFolders.map((name) => ({
      name: `${name}/ of the project`,
      location: locate(join(root, name)),
      forbidden: always,
    })),
    ...findFolder('the working folder', () => process.cwd()),
    ...findFolder('the home folder', homedir),
  ]
}

const anotherOutput = 'Name another output with ARCHIVE_OUT'

function checkOne(out: Location, { name, location, forbidden, or }: Guarded): void {
  const ways = `${anotherOutput}${or ? `, or ${or}` : ''}.`
  const relation = relate(out, location)
  if (relation && forbidden.includes(relation)) {
    const reason =
      relation === 'lies inside' ? 'where a build changes nothing' : 'and a build replaces all of its output'
    throw new Error(`The output ${out.path} ${relation} ${name} ${location.path}, ${reason}. ${ways}`)
  }
  for (const suffix of ['.next', '.previous']) {
    const beside = locate(`${out.path}${suffix}`)
    const besideRelation = relate(beside, location)
    if (!besideRelation || !whole.includes(besideRelation)) continue
    throw new Error(
      `A build writes to ${beside.path} beside its output, and that ${besideRelation} ${name} ${location.path}. ${ways}`,
    )
  }
}

/** A person may have no home, and stand in a folder that is gone. */
function findFolder(name: string, find: () => string): Guarded[] {
  try {
    return [{ name, location: locate(find()), forbidden: whole }]
  } catch {
    return []
  }
}
