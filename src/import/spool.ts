// Records between reading and writing: an archive of any size lies in a temporary database, not in memory. What is
// decided only when all is known (names, folders, the newest day) is decided in between.
import { DatabaseSync } from 'node:sqlite'
import type { CreateKeySet, DiscussionNames, KeyKind, KeySet } from './fix/archive-names.ts'
import type { OtherKind } from './write-import-list.ts'

const tables = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -2000;
  CREATE TABLE discussion (number INTEGER PRIMARY KEY, source TEXT, id TEXT, folder TEXT, names TEXT, records TEXT);
  CREATE TABLE former (kind TEXT, id TEXT, line TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE existing (question TEXT, path TEXT);
  CREATE INDEX existing_question ON existing (question);
`

const memory = ':memory:'

interface SpooledDiscussion {
  /** Its id in the source, and in the archive. */
  source: string
  id: string
  /** Below `questions/`, `answers/` and `comments/`; empty for these themselves. */
  folder: string
  names: DiscussionNames
  /** JSON of its DiscussionRecords; undefined where they are read in the source. */
  records: string | undefined
}

/** In a file of its own: workers name people while others read the first one. */
const otherTables = `
  PRAGMA own.journal_mode = OFF;
  PRAGMA own.synchronous = OFF;
  PRAGMA own.cache_size = -1000;
  CREATE TABLE own.other (kind TEXT, id TEXT, record TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
`

export function createSpool(path: string) {
  const database = new DatabaseSync(path)
  database.exec(tables)
  database.prepare('ATTACH ? AS own').run(path === memory ? memory : `${path}-others`)
  database.exec(otherTables)
  database.exec('BEGIN')
  const addDiscussion = database.prepare('INSERT INTO discussion VALUES (?, ?, ?, ?, ?, ?)')
  const addOther = database.prepare('INSERT OR REPLACE INTO other VALUES (?, ?, ?)')
  const addFormer = database.prepare('INSERT OR REPLACE INTO former VALUES (?, ?, ?)')
  const addExisting = database.prepare('INSERT INTO existing VALUES (?, ?)')
  const listOthers = database.prepare('SELECT record FROM other WHERE kind = ? ORDER BY id')
  const listOtherIds = database.prepare('SELECT id FROM other WHERE kind = ? ORDER BY id')
  const listFormerIds = database.prepare('SELECT id FROM former WHERE kind = ? ORDER BY id')
  const listFormer = database.prepare('SELECT line FROM former WHERE kind = ? ORDER BY id')
  const findFormer = database.prepare('SELECT line FROM former WHERE kind = ? AND id = ?')
  const listForeign = database.prepare(
    "SELECT question FROM existing WHERE path LIKE 'questions/%' EXCEPT SELECT id FROM former WHERE kind = 'question'",
  )
  const listVanished = database.prepare(`
    SELECT id, line, EXISTS (SELECT 1 FROM existing WHERE question = id AND path LIKE 'questions/%') AS there
    FROM former WHERE kind = 'question' AND id NOT IN (SELECT id FROM discussion) ORDER BY id`)
  const findExisting = database.prepare(
    "SELECT 1 FROM existing WHERE question = ? AND path LIKE 'questions/%'",
  )
  const listOwn = database.prepare(`
    SELECT id, line, path FROM former JOIN existing ON question = id
    WHERE kind = 'question' AND path LIKE 'questions/%' ORDER BY id`)
  const listExisting = database.prepare('SELECT path FROM existing WHERE question = ? ORDER BY path')
  const findDiscussion = database.prepare('SELECT id, folder FROM discussion WHERE number = ?')
  let [discussions, others] = [0, 0]
  let taken: ReturnType<typeof createTakenKeys> | undefined = createTakenKeys(database)
  return {
    database,
    /** For names that are given while discussions are added. */
    createKeySet: (kind: KeyKind): KeySet => {
      if (!taken) throw new Error('Names were given.')
      return taken.createKeySet(kind)
    },
    /** Whether this import gives an address to a question, once names are given. @param key of the address. */
    isGiven: createFindTaken(database, 'given'),
    /** Whether questions have such a name, once names are given. */
    createFindTaken: (kind: KeyKind) => createFindTaken(database, kind),
    addDiscussion: ({ source, id, folder, names, records }: SpooledDiscussion): void => {
      addDiscussion.run(discussions++, source, id, folder, JSON.stringify(names), records ?? null)
    },
    addOther: (kind: OtherKind, id: string, record: string): void => {
      addOther.run(kind, id, record)
    },
    /** One of several of a name, in their order. */
    addOneOf: (kind: OtherKind, name: string, record: string): void => {
      addOther.run(kind, `${name}\n${String(others++).padStart(9, '0')}`, record)
    },
    addFormer: (kind: OtherKind | 'question' | 'picture', id: string, line: string): void => {
      addFormer.run(kind, id, line)
    },
    addExisting: (question: string, path: string): void => {
      addExisting.run(question, path)
    },
    countDiscussions: () => discussions,
    /** Whether a question of this id is there. */
    isThere: (id: string): boolean => findExisting.get(id) !== undefined,
    /** Paths of what there is of a question. */
    listExisting: (id: string): string[] => listExisting.all(id).map(({ path }) => String(path)),
    /** The question of this number. */
    findDiscussion: (number: number): Pick<SpooledDiscussion, 'id' | 'folder'> => {
      const row = findDiscussion.get(number)
      return { id: String(row?.['id']), folder: String(row?.['folder']) }
    },
    /** Records of a kind as JSON, by id. */
    listOthers: (kind: OtherKind): string[] => listOthers.all(kind).map(({ record }) => String(record)),
    listOtherIds: (kind: OtherKind): string[] => listOtherIds.all(kind).map(({ id }) => String(id)),
    listFormerIds: (kind: OtherKind): string[] => listFormerIds.all(kind).map(({ id }) => String(id)),
    /** Lines of import.ndjson as the last import wrote them, by id. */
    listFormer: (kind: OtherKind | 'picture'): string[] =>
      listFormer.all(kind).map(({ line }) => String(line)),
    /** Line of import.ndjson as the last import wrote it. */
    findFormer: (kind: OtherKind | 'question', id: string): string | undefined =>
      findFormer.get(kind, id)?.['line']?.toString(),
    /** Questions that are there, and that this source did not bring. */
    listForeignIds: (): string[] => listForeign.all().map(({ question }) => String(question)),
    /** Questions that the last import wrote, and that are there; not all at once, as there may be millions. */
    listOwn: function* (): Generator<{ id: string; line: string; path: string }> {
      for (const { id, line, path } of listOwn.iterate()) {
        yield { id: String(id), line: String(line), path: String(path) }
      }
    },
    /** Lines of questions that the last import wrote, and that are no longer in the source. */
    listVanished: (): { id: string; line: string; isThere: boolean }[] =>
      listVanished.all().map(({ id, line, there }) => ({
        id: String(id),
        line: String(line),
        isThere: Boolean(there),
      })),
    /** From now on others may read it, and no name is given. */
    settle: (): void => {
      taken?.flush()
      taken = undefined
      database.exec('COMMIT')
      database.exec('CREATE INDEX discussion_source ON discussion (source)')
      database.exec('CREATE INDEX discussion_id ON discussion (id)')
      database.exec('PRAGMA main.cache_size = -1000; PRAGMA shrink_memory')
      // Only what is written locks a file against others.
      database.exec('BEGIN')
    },
    close: () => database.close(),
  }
}

export type Spool = ReturnType<typeof createSpool>

/** After ten million names, those of two million questions, one new name in eighty is looked up in vain. */
const filterBytes = 16 << 20
/** Names that are added to the database at once, in its order. */
const mostWaiting = 1 << 17

/**
 * Names that an archive has given away: a large one has more than memory should hold. Nearly every name is new, which a
 * Bloom filter knows without asking the database.
 */
function createTakenKeys(database: DatabaseSync) {
  // Without numbers of rows: the last one is passed to every statement after it, and a digest is too large for them.
  database.exec('CREATE TABLE taken (digest INTEGER PRIMARY KEY) WITHOUT ROWID')
  const find = database.prepare('SELECT 1 FROM taken WHERE digest = ?')
  const insert = database.prepare('INSERT OR IGNORE INTO taken SELECT value FROM json_each(?)')
  const filter = createFilter()
  const waiting = new BigInt64Array(mostWaiting)
  let count = 0
  const flush = () => {
    // In one statement: a call for each takes longer than what it does.
    insert.run(`[${waiting.subarray(0, count).sort().join()}]`)
    count = 0
  }
  const createKeySet: CreateKeySet = (kind) => {
    const digestKey = createDigestKey(kind)
    let isEmpty = true
    return {
      has: (key) => {
        if (isEmpty) return false
        const digest = digestKey(key)
        if (!filter.mayHave(digest)) return false
        flush()
        return find.get(toWhole(digest)) !== undefined
      },
      add: (key) => {
        const digest = digestKey(key)
        isEmpty = false
        filter.add(digest)
        if (count === mostWaiting) flush()
        waiting[count++] = toWhole(digest)
      },
    }
  }
  return {
    createKeySet,
    /** Writes down what was added, for others that read the database. */
    flush,
  }
}

/** What is in there already, for whoever only reads. */
export function createFindTaken(database: DatabaseSync, kind: KeyKind): (key: string) => boolean {
  const find = database.prepare('SELECT 1 FROM taken WHERE digest = ?')
  const digestKey = createDigestKey(kind)
  return (key) => find.get(toWhole(digestKey(key))) !== undefined
}

/** 64 bits: of ten million names two are taken for one in three of a million archives. */
function toWhole({ whole }: KeyDigest): bigint {
  return whole[0] ?? 0n
}

/**
 * Four bits for each name, which are all set by one that was added: https://en.wikipedia.org/wiki/Bloom_filter
 * They lie in one word, as each word of so much memory is waited for.
 */
function createFilter() {
  const words = new Int32Array(filterBytes / 4)
  const toPlace = (one: number) => (one >>> 0) % words.length
  return {
    mayHave: ({ halves: [one = 0, other = 0] }: KeyDigest) => {
      const bits = toBits(other)
      return ((words[toPlace(one)] ?? 0) & bits) === bits
    },
    add: ({ halves: [one = 0, other = 0] }: KeyDigest) => {
      const place = toPlace(one)
      words[place] = (words[place] ?? 0) | toBits(other)
    },
  }
}

function toBits(half: number): number {
  return (1 << half) | (1 << (half >>> 5)) | (1 << (half >>> 10)) | (1 << (half >>> 15))
}

/** Of 64 bits. */
interface KeyDigest {
  halves: Int32Array<ArrayBuffer>
  /** The same memory. */
  whole: BigInt64Array<ArrayBuffer>
}

/**
 * Digests names by the million, where a cryptographic one would take most of the time: two multiplicative hashes side
 * by side, each mixed with the other at the end (MurmurHash3, https://github.com/aappleby/smhasher).
 * @returns the same object each time.
 */
function createDigestKey(kind: string): (key: string) => KeyDigest {
  const digest = new Int32Array(2)
  const both: KeyDigest = { halves: digest, whole: new BigInt64Array(digest.buffer) }
  let [seed, otherSeed] = [0x9e3779b1, 0x85ebca77]
  const take = (text: string, one: number, other: number) => {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      one = Math.imul(one ^ unit, 0x9e3779b1)
      one ^= one >>> 15
      other = Math.imul(other ^ unit, 0x5f356495)
      other ^= other >>> 13
    }
    digest[0] = one
    digest[1] = other
  }
  take(`${kind} `, seed, otherSeed)
  ;[seed = 0, otherSeed = 0] = digest
  return (key) => {
    take(key, seed, otherSeed)
    const [one = 0, other = 0] = digest
    digest[0] = mix(one ^ (key.length + (other << 16)))
    digest[1] = mix(other ^ digest[0])
    return both
  }
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
