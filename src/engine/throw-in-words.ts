import { describeError, isFailure } from '../messages/failure.ts'
import type { Language } from '../messages/language.ts'

/** For commands of Astro's own, which print what an error says of itself. @throws what `work` does, in words. */
export async function throwInWords<Made>(language: Language, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work()
  } catch (error) {
    throw isFailure(error) ? new Error(describeError(error, language), { cause: error }) : error
  }
}
