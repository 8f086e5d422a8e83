import { limits } from '../format/limits.ts'
import { toGroupedNumber } from './grouped-number.ts'

const mega = 1024 * 1024

/** What texts of commands name without being given it: `{mostHashtags}`. */
export const describedLimits = {
  titleLength: toGroupedNumber(limits.title),
  nameLength: toGroupedNumber(limits.name),
  hashtagLength: toGroupedNumber(limits.hashtagText),
  descriptionLength: toGroupedNumber(limits.description),
  aboutLength: toGroupedNumber(limits.about),
  commentLength: toGroupedNumber(limits.commentText),
  formulaLength: toGroupedNumber(limits.formulaSource),
  formulaWidth: toGroupedNumber(limits.formulaLength),
  addressLength: toGroupedNumber(limits.aliasText),
  anchorLength: toGroupedNumber('comment-'.length + 3 * limits.idBytes),
  idBytes: toGroupedNumber(limits.idBytes),
  /** Hangul has three bytes. */
  idSyllables: toGroupedNumber(Math.floor(limits.idBytes / 3)),
  mostHashtags: toGroupedNumber(limits.hashtags),
  mostNames: toGroupedNumber(limits.formerNames),
  mostReferences: toGroupedNumber(limits.relatedQuestions),
  mostOptions: toGroupedNumber(limits.pollOptions),
  pictureMegabytes: toGroupedNumber(limits.pictureBytes / mega),
  pictureMegapixels: toGroupedNumber(limits.picturePixels / 1e6),
  /** As Korean counts them: 만. */
  pictureTenThousands: toGroupedNumber(limits.picturePixels / 1e4),
  svgLevels: toGroupedNumber(limits.svgNesting),
  svgElements: toGroupedNumber(limits.svgDrawn),
} as const

export type DescribedLimit = keyof typeof describedLimits
