import type { ShownPicture } from '../picture/picture.ts'

export type LinkTarget =
  /** Anchors are percent-encoded, and empty where there is none. */
  | { to: 'question'; id: string; anchor: string }
  /** Below the base path, as it was written. */
  | { to: 'path'; path: string }
  /** The listing of a hashtag, or that of a category. */
  | { to: 'listing'; of: 'tags' | 'categories'; name: string }
  | { to: 'picture'; picture: ShownPicture }
  /** What the site would have if there were what is missing. */
  | { to: 'nothing'; missing: 'question' | 'hashtag' | 'picture' }
