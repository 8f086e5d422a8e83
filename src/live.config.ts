import { defineLiveCollection } from 'astro:content'
import { archiveLoader, questionLoader } from './astro/collection-loaders.ts'

export const collections = {
  questions: defineLiveCollection({ loader: questionLoader() }),
  archive: defineLiveCollection({ loader: archiveLoader() }),
}
