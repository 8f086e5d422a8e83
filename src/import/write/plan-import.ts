// What concerns the archive as a whole: names, folders, settings, the newest day.
import { type Settings, settingsSchema } from '../../content-folder/settings.ts'
import { Failure } from '../../messages/failure.ts'
import { findWords } from '../../messages/words.ts'
import { createZone } from '../../time/zone.ts'
import { noticeFormulas } from '../notice-formulas.ts'
import type { SourceRecord } from '../records.ts'
import { findTime } from '../repair/mend-time.ts'
import type { Tally } from '../tally.ts'
import type { ThreadOutline } from '../thread-outline.ts'
import type { CollectedRecords, Collecting } from './collect-records.ts'
import { createFolders } from './folders.ts'
import { createGiveNames } from './give-names.ts'
import type { LegalContext } from './legal-thread.ts'
import { mendSourceRecord } from './mend-source-record.ts'
import { createNewestDay } from './newest-day.ts'
import { type PersonIds, planPeople } from './person-ids.ts'
import { listOtherPeople } from './read-others.ts'
import { readTarget, type Target } from './read-target.ts'
import { toLegalSettings, toSettingsText } from './settings-text.ts'
import type { Spool } from './spool.ts'

export interface ImportPlan {
  collected: CollectedRecords
  target: Target
  /** The day of the newest activity. */
  referenceDate: string
  /** The text of archive.yaml, if there is to be one. */
  settingsText: string
  legal: LegalContext
  people: PersonIds
  /** All that questions carry. */
  hashtags: ReadonlySet<string>
}

interface PlanOptions {
  target: string
  into: boolean
  category: string | undefined
  now: number
}

interface PlanParts {
  spool: Spool
  tally: Tally
  dialect: LegalContext['dialect']
  /** Asked once the source is known. */
  isKeyOwn: () => boolean
}

interface Begun extends Pick<ImportPlan, 'target' | 'hashtags'> {
  source: SourceRecord
  settings: Settings
  category: string
}

export function planImport(options: PlanOptions, { spool, tally, dialect, isKeyOwn }: PlanParts) {
  let begun: Begun | undefined
  const begin: Collecting['begin'] = (written) => {
    const folders = createFolders()
    const target = readTarget(
      { folder: options.target, key: written.key, isKeyOwn: isKeyOwn(), into: options.into },
      spool,
      folders,
    )
    const source = target.settings ? written : mendSourceRecord(written, tally)
    const settings = target.settings?.parsed ?? toSettings(source, tally)
    const usual = findWords(settings.locale).commands.usualCategory
    const category = options.category ?? target.former.category ?? usual
    const zone = createZone(settings.timeZone)
    const { toNames, hashtags } = createGiveNames({ target, spool, category, zone })
    begun = { source, target, settings, category, hashtags }
    const addThread = (question: ThreadOutline['question'], records: string | undefined): void => {
      const names = toNames(question)
      const at = findTime(question.at, zone)?.text ?? question.at
      const folder = spool.isThere(names.id) ? '' : folders.choose(at)
      spool.addThread({ source: question.id, id: names.id, folder, names, records })
    }
    return {
      add: (thread) => addThread(thread.question, JSON.stringify(thread)),
      addOutline: ({ question }) => addThread(question, undefined),
      newest: createNewestDay(zone, options.now),
    }
  }
  const settle = (collected: CollectedRecords): ImportPlan => {
    if (!begun) throw new Error('Nothing was read.')
    const { source, target, settings, category, hashtags } = begun
    const referenceDate = collected.newest.day() ?? target.settings?.parsed.referenceDate
    if (referenceDate === undefined) throw new Failure('import-no-time', { folder: options.target })
    const math = noticeFormulas(collected.formulas, toOwnMath(target), tally)
    const legal = {
      settings: { ...settings, math: math ?? settings.math, referenceDate },
      category,
      formerCategory: target.former.category,
      dialect,
      baseUrl: source.urls[0],
      files: spool.listFileAddresses(),
    }
    const views = source.views ?? collected.areViewsCounted
    const settingsText = toSettingsText({ ...source, views, math }, referenceDate)
    const others = listOtherPeople(target)
    const people = planPeople({ former: target.former.people, others, spool, tally })
    return { collected, target, referenceDate, settingsText, legal, people, hashtags }
  }
  return { begin, settle }
}

/** Undefined where an archive may still be told: whoever leaves it out after the first import wants it so. */
function toOwnMath({ settings, former }: Target): boolean | undefined {
  if (!settings) return undefined
  return former.isOfSource || /^["']?math["']?\s*:/m.test(settings.text) ? settings.parsed.math : undefined
}

/** Of an archive that is not there yet, until its reference date is known. */
function toSettings(source: SourceRecord, tally: Tally): Settings {
  return settingsSchema.parse({
    title: source.title ?? source.key,
    referenceDate: '9999-12-31',
    ...toLegalSettings(source, tally),
  })
}
