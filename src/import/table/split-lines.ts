import type { TextBlock } from './read-text-blocks.ts'

export interface TextLine {
  text: string
  line: number
}

/** Lines of a file without their ends; a carriage return before an end belongs to it where the first line has one. */
export async function* splitLines(blocks: AsyncIterable<TextBlock>): AsyncGenerator<TextLine> {
  let isWindows: boolean | undefined
  for await (const { text, line } of blocks) {
    const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n')
    for (const [index, each] of lines.entries()) {
      isWindows ??= each.endsWith('\r')
      yield { text: isWindows && each.endsWith('\r') ? each.slice(0, -1) : each, line: line + index }
    }
  }
}
