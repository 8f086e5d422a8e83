import { compareText } from '../../question/issue.ts'
import type { FetchOutcome, PictureLoss } from './picture-loss.ts'
import type { NamedPictures, NamedPlace } from './read-named-pictures.ts'
import type { WrittenTexts } from './write-texts.ts'

export interface PicturesReport extends WrittenTexts {
  /** Different addresses that texts name. */
  named: number
  /** Pictures that came now, and that earlier runs have brought. */
  fetched: number
  known: number
  /** By address as texts name it; places in the order in which files are read. */
  missing: { address: string; loss: PictureLoss; places: NamedPlace[] }[]
  /** Pictures that are here, and that a text names in a way that nothing can be put in the place of. */
  unplaced: { address: string; place: NamedPlace }[]
  /** What was not asked for, as all was stopped. */
  unasked: number
  /** Paths of files whose texts can't be read. */
  faulty: string[]
}

/**
 * @param findOutcome by address as it is written; undefined for one that was not asked for. @param isNew whether it came now.
 */
export function toPicturesReport(
  { named, texts }: { named: NamedPictures; texts: WrittenTexts },
  findOutcome: (written: string) => FetchOutcome | undefined,
  isNew: (written: string) => boolean,
): PicturesReport {
  const all = Array.from(named.places, ([address, places]) => {
    return { address, places, outcome: findOutcome(address) }
  })
  const here = all.filter(({ outcome }) => outcome && 'path' in outcome)
  const fetched = here.filter(({ address }) => isNew(address)).length
  const missing = all.flatMap(({ address, places, outcome }) =>
    outcome && 'loss' in outcome ? [{ address, places, loss: outcome.loss }] : [],
  )
  return {
    ...texts,
    named: all.length,
    fetched,
    known: here.length - fetched,
    missing: missing.sort((a, b) => compareText(a.address, b.address)),
    unplaced: here.flatMap(({ address, places }) =>
      places.filter(({ isPlaced }) => !isPlaced).map((place) => ({ address, place })),
    ),
    unasked: all.filter(({ outcome }) => !outcome).length,
    faulty: named.faulty,
  }
}
