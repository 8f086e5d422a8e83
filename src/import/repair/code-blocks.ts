// Text as blocks of code, in which every sign stands for itself.

const pieceLength = 4_000

/** One block, of a fence that the text does not hold. */
export function toCodeBlock(text: string): string {
  const rows = text.match(/`+/g) ?? []
  const fence = '`'.repeat(rows.reduce((longest, { length }) => Math.max(longest, length + 1), 3))
  return `${fence}\n${withoutLastLines(text)}\n${fence}`
}

/** Without the empty ones at the end. */
function withoutLastLines(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}

/** Several blocks of a bounded length; a fence around the text is taken off. */
export function toCodeBlocks(text: string): string[] {
  const lines = withoutFence(text.split('\n')).flatMap(toPieces)
  const blocks: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (length + line.length > pieceLength) {
      blocks.push([])
      length = 0
    }
    blocks.at(-1)?.push(line)
    length += line.length + 1
  }
  return blocks.map((block) => `${toCodeBlock(block.join('\n'))}\n`)
}

function withoutFence(lines: readonly string[]): readonly string[] {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1]
  if (fence === undefined) return lines
  const isClosed = lines.length > 1 && lines.at(-1)?.trim().startsWith(fence)
  return lines.slice(1, isClosed ? -1 : undefined)
}

/** Pairs stay whole. */
function toPieces(line: string): string[] {
  if (line.length <= pieceLength) return [line]
  const characters = [...line]
  const count = Math.ceil(characters.length / (pieceLength / 2))
  return Array.from({ length: count }, (_, index) =>
    characters.slice((index * pieceLength) / 2, ((index + 1) * pieceLength) / 2).join(''),
  )
}
