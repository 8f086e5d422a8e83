// What concerns the archive as a whole: names, folders, settings, the newest day.
import { settingsSchema } from '../../content-folder/settings.ts'
import { createZone } from '../../time/zone.ts'
import type { SourceImporter } from '../importer.ts'
import type { SourceRecord } from '../records.ts'
import { findTime } from '../repair/mend-time.ts'
import type { Tally } from '../tally.ts'
import type { ThreadOutline } from '../thread-outline.ts'
import type { CollectedRecords, Collecting } from './collect-records.ts'
import { createFolders } from './folders.ts'
import { createGiveNames } from './give-names.ts'
import type { LegalContext } from './legal-thread.ts'
import { createNewestDay } from './newest-day.ts'
import { type PersonIds, planPeople } from './person-ids.ts'
import { type PlannedSettings, planSettings } from './plan-settings.ts'
import { listOtherPeople } from './read-others.ts'
import { readTarget, type Target } from './read-target.ts'
import type { Spool } from './spool.ts'

export interface ImportPlan {
  collected: CollectedRecords
  target: Target
  settings: PlannedSettings
  legal: LegalContext
  people: PersonIds
  /** All that questions carry. */
  hashtags: ReadonlySet<string>
  categories: ReadonlySet<string>
}

interface Begun extends Pick<ImportPlan, 'target' | 'hashtags' | 'categories'> {
  source: SourceRecord
  category: string | undefined
}

export function planImport(
  run: { target: string; into: boolean; category: string | undefined; now: number },
  { spool, tally, importer }: { spool: Spool; tally: Tally; importer: SourceImporter },
) {
  const { dialect = 'html' as const, isKeyOwn = () => true } = importer
  let begun: Begun | undefined
  const begin: Collecting['begin'] = (source) => {
    const folders = createFolders()
    const asked = { folder: run.target, key: source.key, isKeyOwn: isKeyOwn(), into: run.into }
    const target = readTarget(asked, spool, folders.count)
    const category = run.category ?? target.former.category
    const zone = createZone(findTimeZone(target, source))
    const { toNames, ...carried } = createGiveNames(target, { spool, category, zone })
    begun = { source, target, category, ...carried }
    const addThread = (question: ThreadOutline['question'], records: string | undefined): void => {
      const names = toNames(question)
      const at = findTime(question.at, zone)?.text ?? question.at
      const folder = spool.isThere(names.id) ? '' : folders.choose(at)
      spool.addThread({ source: question.id, id: names.id, folder, names, records })
    }
    return {
      add: (thread) => addThread(thread.question, JSON.stringify(thread)),
      addOutline: ({ question }) => addThread(question, undefined),
      newest: createNewestDay(zone, run.now),
    }
  }
  const settle = (collected: CollectedRecords): ImportPlan => {
    if (!begun) throw new Error('Nothing was read.')
    const { source, target, category, hashtags, categories } = begun
    const { newest } = collected
    const views = source.views ?? collected.areViewsCounted
    const settings = planSettings({
      target,
      source: { ...source, views },
      seen: collected,
      newest: newest.day(),
      tally,
    })
    const legal = {
      settings: { ...settings.settings, referenceDate: settings.referenceDate },
      category,
      formerCategory: target.former.category,
      dialect,
      baseUrl: source.urls[0],
      files: new Set(spool.listOtherIds('file').map((path) => `/files/${path}`)),
    }
    const people = planPeople(target.former.people, listOtherPeople(target), { spool, tally })
    return { collected, target, settings, legal, people, hashtags, categories }
  }
  return { begin, settle }
}

/** In which days are counted, before anything else is known: as archive.yaml is going to have it. */
function findTimeZone({ settings, isFresh }: Target, source: SourceRecord): string {
  if (settings && (settings.keys.has('timeZone') || !isFresh)) return settings.settings.timeZone
  const { timeZone } = settingsSchema.shape
  return timeZone.safeParse(source.timeZone).data ?? timeZone.parse(undefined)
}
