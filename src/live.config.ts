import { defineLiveCollection } from 'astro:content'
import { questionLoader } from './astro/question-loader.ts'

export const collections = {
  questions: defineLiveCollection({ loader: questionLoader() }),
}
