// A worker for which some items ask too much.
import { answerBatches } from '../../src/kept/answer.ts'

const held: { of: string[] }[] = []

function answer(item: string): string {
  if (item.includes('endless')) for (;;) held.length = 0
  if (item.includes('greedy')) for (;;) held.push({ of: [item, item] })
  if (item.includes('faulty')) throw new Error(`cannot do ${item}`)
  return item.toUpperCase()
}

/** As for what another worker has to do first. */
async function answerLater(item: string): Promise<string> {
  await new Promise((resolve) => setImmediate(resolve))
  return answer(item)
}

export const tryBatches = () =>
  answerBatches((item: string) => (item.startsWith('late') ? answerLater(item) : answer(item)))
