/** The body with other texts at places, which are in order. */
export function replacePlaces<Place extends { start: number; end: number }>(
  body: string,
  places: readonly Place[],
  toText: (place: Place, index: number) => string,
): string {
  let replaced = ''
  let end = 0
  for (const [index, place] of places.entries()) {
    replaced += body.slice(end, place.start) + toText(place, index)
    end = place.end
  }
  return replaced + body.slice(end)
}
