import type { ShownPicture } from '../../picture/picture.ts'

// Noncharacters, as those of masks.ts, and with the same warrant: no text of a file can hold one.
/** Around the place of a cross-link in its list, where its address will stand. */
export const linkSign = { begin: '\ufdd4', end: '\ufdd5' } as const

/**
 * Where each link leads, by its place: a path below the base path, ready for a link, or a picture; null where it leads to
 * nothing here.
 */
export type LinkTargets = readonly (string | ShownPicture | null)[]
