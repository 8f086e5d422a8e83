import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toArchiveFolders } from '../folder/environment.ts'
import { isSettled, readSettings } from '../folder/read-folder.ts'
import { type Theme, toTheme } from '../look/theme.ts'
import { toServed } from './served.ts'
import { toThemedStyles } from './themed-styles.ts'

/** Settings of Astro that depend on the archive. */
export function readAstroSettings(root: string, environment: NodeJS.ProcessEnv) {
  const folders = toArchiveFolders(root, environment)
  const themed = toThemedStyles(createReadTheme(folders.content))
  return {
    root,
    cacheDir: join(folders.cache, 'astro'),
    ...toServed(readSettings(folders.content)),
    vite: { ...themed, build: { assetsInlineLimit: 0 }, plugins: [withoutPrebundling] },
  }
}

/** Of the settings as they are when it is asked; while they have faults, as they were. */
function createReadTheme(contentFolder: string): () => Theme | undefined {
  let theme: Theme | undefined
  return () => {
    const settings = readSettings(contentFolder)
    if (isSettled(settings)) theme = toTheme(settings.theme)
    return theme
  }
}

/** Vite would prepare Astro's toolbar in `node_modules`, which nobody shows. No script of a page imports a package. */
const withoutPrebundling: Plugin = {
  name: 'without-prebundling',
  enforce: 'post',
  configEnvironment: (_, options) => {
    options.optimizeDeps = { noDiscovery: true }
  },
}
