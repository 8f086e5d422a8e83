// What is left to do once the new output is in its place. None of it may make a failure of a build that has published.
import type { Places } from '../site/places.ts'
import { checkFolder } from './check-output.ts'
import { type OutputManifest, writeManifest } from './output-manifest.ts'
import { removeFolder } from './remove-folder.ts'

/**
 * Remembers what was written and removes the last output.
 * @param former folder with the last output.
 * @returns what could not be done, in words.
 */
export async function finishOutput(
  { cache, out }: Pick<Places, 'cache' | 'out'>,
  manifest: OutputManifest,
  former: string | undefined,
): Promise<string[]> {
  return [
    ...(await attempt(
      () => writeManifest(cache, out, manifest),
      `What is in ${out} could not be noted in the cache ${cache}, so the next build renders every page again.`,
    )),
    ...(await attempt(async () => {
      if (former === undefined) return
      checkFolder(former)
      await removeFolder(former)
    }, `The last output is still there, in part, as ${former}. The next build removes it, or remove it yourself.`)),
  ]
}

async function attempt(step: () => void | Promise<void>, left: string): Promise<string[]> {
  try {
    await step()
    return []
  } catch (error) {
    return [`${left} (${error instanceof Error ? error.message : String(error)})`]
  }
}
