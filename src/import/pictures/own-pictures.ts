// Pictures of the archive's own in the place of those that a body names: every other letter of it stays.
import { type BodyKind, findPicturePlaces } from './find-picture-places.ts'
import { replacePlaces } from './replace-places.ts'

/** Address of a picture of the archive's own, `/files/…`; undefined for one that stays as it is. */
export type FindOwnAddress = (address: string) => string | undefined

/** @returns in `replaced` what went, with offsets in the body that was, and what came. */
export function putOwnPictures(body: string, kind: BodyKind, findOwnAddress: FindOwnAddress) {
  const replaced = findPicturePlaces(body, kind).places.flatMap((place) => {
    const own = findOwnAddress(place.address)
    return own === undefined ? [] : [{ ...place, own }]
  })
  return { body: replacePlaces(body, replaced, ({ own }) => own), replaced }
}
