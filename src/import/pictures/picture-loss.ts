/** Why a picture is not here. */
export const lossReasons = [
  // Its host says so.
  'gone',
  // Any other answer than a picture.
  'status',
  // No answer: the host may be gone for good, or for an hour.
  'unreachable',
  'certificate',
  // The host asks to be left alone for longer than anybody waits.
  'later',
  'private',
  'redirects',
  'no-address',
  // Nobody knows below which address the community lived.
  'relative',
  'too-many-bytes',
  'too-many-pixels',
  'no-picture',
  'damaged',
  // What it holds besides would take too long to look through.
  'too-complex',
  // It tells where it was taken, in a part that can't be blanked.
  'position',
] as const

export type LossReason = (typeof lossReasons)[number]

export interface PictureLoss {
  reason: LossReason
  /** What else its words name: a status, a code of the network, what stands in the picture's place. */
  detail: string
}

/** Where a picture is in the content folder, or why it is not there. */
export type FetchOutcome = { path: string } | { loss: PictureLoss }

/** What keeps a picture from being fetched. */
export class FetchFault extends Error {
  readonly loss: PictureLoss
  /** Whether another try may go well, and the milliseconds for which the host asked to be left alone. */
  readonly mayPass: boolean
  readonly wait: number

  constructor(loss: PictureLoss, { mayPass = false, wait = 0 }: { mayPass?: boolean; wait?: number } = {}) {
    super(`${loss.reason} ${loss.detail}`)
    this.loss = loss
    this.mayPass = mayPass
    this.wait = wait
  }
}

/** What is so today may be otherwise tomorrow: it is tried again whenever the command runs. */
export function isLasting({ reason }: PictureLoss): boolean {
  return /^(?:gone|too-many-bytes|too-many-pixels|damaged|too-complex|position)$/.test(reason)
}
