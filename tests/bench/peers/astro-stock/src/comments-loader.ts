import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Loader } from 'astro/loaders'
import { load } from 'js-yaml'

interface WrittenComment {
  text: string
}

/** One entry a question, with the HTML of all its comments: the store keeps a third as many. */
export function commentsLoader(folder: string): Loader {
  return {
    name: 'comments',
    load: async ({ store, parseData, renderMarkdown }) => {
      for (const name of (await readdir(folder, { recursive: true })).sort()) {
        if (!name.endsWith('.yaml')) continue
        const id = basename(name, '.yaml')
        const written = load(await readFile(join(folder, name), 'utf8')) as WrittenComment[]
        const comments = await Promise.all(
          written.map(async ({ text, ...comment }) => ({
            ...comment,
            html: (await renderMarkdown(text)).html,
          })),
        )
        store.set({ id, data: await parseData({ id, data: { comments } }) })
      }
    },
  }
}
