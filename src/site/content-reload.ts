import type { AstroIntegration } from 'astro'
import { toPlaces } from './places.ts'

/** In development, shows a changed question at once: every browser that has a page open reloads it. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { content } = toPlaces(process.cwd(), process.env)
        server.watcher.add(content)
        server.watcher.on('all', (_event, path) => {
          if (path.startsWith(content)) server.ws.send({ type: 'full-reload' })
        })
      },
    },
  }
}
