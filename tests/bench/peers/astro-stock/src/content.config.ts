import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const questions = defineCollection({
  loader: glob({
    base: process.env.BENCH_QUESTIONS ?? '.',
    retainBody: false,
    pattern: '**/*.md',
    generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.md$/, ''),
  }),
  schema: z.object({
    title: z.string(),
    category: z.string(),
    tags: z.array(z.string()).min(1),
    counts: z.object({
      answers: z.number(),
      comments: z.number(),
      recommended: z.number().optional(),
      needsSupplement: z.number().optional(),
      views: z.number(),
    }),
    poll: z.boolean().default(false),
    activity: z.array(z.object({ at: z.coerce.date(), actor: z.string(), kind: z.string() })).min(1),
  }),
})

export const collections = { questions }
