import { defineLiveCollection } from 'astro:content'
import { questionLoader } from './site/question-loader.ts'

export const collections = {
  questions: defineLiveCollection({ loader: questionLoader() }),
}
