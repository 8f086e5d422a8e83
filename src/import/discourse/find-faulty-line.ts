/** The line in which a text that is no JSON begins to be none; the last one, if it only ends too early. */
export function findFaultyLine(text: string): number {
  const lines = text.trimEnd().split('\n')
  let [first, last] = [1, lines.length]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (isFaulty(lines.slice(0, middle).join('\n'))) last = middle
    else first = middle + 1
  }
  return first
}

/** JSON.parse names a position for some faults only, but always tells when a text could go on. */
function isFaulty(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return false
  } catch (error) {
    const said = String(error)
    if (/Unexpected end of JSON input|Unterminated string/.test(said)) return false
    const [, position] = /at position (\d+)/.exec(said) ?? []
    return position === undefined || Number(position) < beginning.length
  }
}
