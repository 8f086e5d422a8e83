import { digestText } from '../../kept/digest.ts'

/**
 * What to ask for, or why nothing can be: `//host/a.png` → `https://host/a.png`; `/uploads/a.png` is below where the
 * community lived. @param formerUrl undefined where nobody knows that.
 */
export function tryFetchAddress(
  written: string,
  formerUrl: string | undefined,
): string | { loss: PictureLoss } {
  const address = written.trim()
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
  if (!isWhole && formerUrl === undefined) return { loss: { reason: 'relative', detail: '' } }
  const base = formerUrl ?? 'https://site.invalid'
  if (!URL.canParse(address, base)) return { loss: { reason: 'no-address', detail: '' } }
  const url = new URL(address, base)
  if (!/^(?:https?|data):$/.test(url.protocol))
    return { loss: { reason: 'no-address', detail: url.protocol } }
  url.hash = ''
  return url.href
}

/** By what an address is remembered; one that holds the picture itself is too long for that. */
export function toPictureKey(address: string): string {
  return address.startsWith('data:') ? `data:${digestText(address)}` : address
}

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
  // It says where it was taken, in a part that can't be blanked.
  'position',
] as const

export type LossReason = (typeof lossReasons)[number]

export interface PictureLoss {
  reason: LossReason
  /** What else its words name: a status, a code of the network, what is in the picture's place. */
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
