// A thread on which some items ask too much.
import { answerBatches } from '../../src/threads/answer-batches.ts'

const held: { of: string[] }[] = []

answerBatches((item: string): string => {
  if (item.startsWith('endless')) for (;;) held.length = 0
  if (item.startsWith('greedy')) for (;;) held.push({ of: [item, item] })
  if (item.startsWith('faulty')) throw new Error(`cannot do ${item}`)
  return item.toUpperCase()
})
