import type { Typeset } from '../body/formulas/typeset.ts'
import { findMessages } from '../messages/find-messages.ts'
import { createFindFormerPath, type FindFormerPath } from '../question/former-sites.ts'
import type { QuestionContext } from '../question/question-context.ts'
import type { RedactedName } from '../question/redacted-names.ts'
import { createZone } from '../time/zone.ts'
import { listOwnUrls, toBasePath } from './base-path.ts'
import { createQuestionMasks, type QuestionMasks } from './mask-question.ts'
import type { PrintOptions } from './question-body.ts'
import type { Settings } from './settings.ts'

/** What follows from the small files of an archive, and every text of it is prepared with. */
export interface Preparing {
  settings: Settings
  redactedActors: readonly RedactedName[]
  context: QuestionContext
  masks: QuestionMasks
  print: PrintOptions
  /** Also of the whole address of this site. Undefined where it has none, and the community no former one. */
  findFormerPath: FindFormerPath | undefined
  /** Undefined where formulas are shown by their source. */
  typeset: Typeset | undefined
}

/** @param redactedActors names that are shown as `삭제된 사용자`. */
export function createPreparing(
  settings: Settings,
  redactedActors: readonly RedactedName[],
  typeset?: Typeset,
): Preparing {
  const messages = findMessages(settings.locale)
  const { image, code, table, formula, notes, tasks } = messages
  const masks = createQuestionMasks({ ...settings, redactedActors, labels: messages.masks })
  return {
    settings,
    redactedActors,
    context: {
      zone: createZone(settings.timeZone),
      referenceDate: settings.referenceDate,
      views: settings.views,
    },
    masks,
    print: {
      base: toBasePath(settings),
      labels: { image, code, table, formula, notes, tasks },
      readable: masks.toReadable,
    },
    findFormerPath: createFindFormerPath([...settings.formerUrls, ...listOwnUrls(settings)]),
    typeset: settings.math ? typeset : undefined,
  }
}
