import { mkdtempDisposableSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, type BuildPlaces, type FinishedBuild, runBuild } from './build.ts'
import { type WrittenContent, writeContent } from './content-folder.ts'
import { type Document, parseHtml } from './html.ts'
import { projectFolder } from './project.ts'

// A small archive in a temporary folder, really built.

/** `using` removes it at the end of its block, whatever happens there. */
export interface TestSite extends BuildPlaces, Disposable {
  build: (options?: BuildOptions) => Promise<FinishedBuild>
  /** A file of the output by its path, decoded: `tags/취업/index.html`. */
  read: (file: string) => string
  /** A page of the output by its address: `tags/취업/`. */
  page: (address: string) => Document
  remove: () => void
}

/** Folders for one archive; nothing is built yet. @param content an existing content folder, or one to write. */
export function createTestSite(content: WrittenContent | string): TestSite {
  const folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'gotgam-site-'))
  const places = {
    content: typeof content === 'string' ? content : join(folder.path, 'content'),
    out: join(folder.path, 'dist'),
    cache: join(folder.path, 'cache'),
  }
  if (typeof content !== 'string') writeContent(places.content, content)
  const read = (file: string) => readFileSync(join(places.out, file), 'utf8')
  return {
    ...places,
    build: (options) => runBuild(places, options),
    read,
    page: (address) => parseHtml(read(/(?:^|\/)$/.test(address) ? `${address}index.html` : address)),
    remove: folder.remove,
    [Symbol.dispose]: folder.remove,
  }
}

/** A site that was built. @throws when it could not be built. */
export async function buildTestSite(content: WrittenContent | string): Promise<TestSite> {
  const site = createTestSite(content)
  const { exitCode, stderr } = await site.build()
  if (exitCode === 0) return site
  site.remove()
  throw new Error(`The test site could not be built.\n${stderr}`)
}

export const sampleContent = join(projectFolder, 'content')
