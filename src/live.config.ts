import { defineLiveCollection } from 'astro:content'
import { archiveLoader, questionLoader } from './engine/collections.ts'

export const collections = {
  questions: defineLiveCollection({ loader: questionLoader() }),
  archive: defineLiveCollection({ loader: archiveLoader() }),
}
