import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { commentsLoader } from './comments-loader.ts'

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

const answers = defineCollection({
  loader: glob({
    base: process.env.BENCH_ANSWERS ?? '.',
    retainBody: false,
    pattern: '**/*.md',
    generateId: ({ entry }) => entry.split('/').slice(-2).join('/').replace(/\.md$/, ''),
  }),
  schema: z.object({
    actor: z.string(),
    at: z.coerce.date(),
    edited: z.array(z.object({ at: z.coerce.date(), actor: z.string() })).default([]),
    accepted: z.boolean().default(false),
    counts: z.object({ recommended: z.number(), needsSupplement: z.number().optional() }),
  }),
})

const comments = defineCollection({
  loader: commentsLoader(process.env.BENCH_COMMENTS ?? '.'),
  schema: z.object({
    comments: z.array(
      z.object({
        id: z.string(),
        answer: z.string().optional(),
        actor: z.string(),
        at: z.coerce.date(),
        html: z.string(),
      }),
    ),
  }),
})

export const collections = process.env.BENCH_ANSWERS ? { questions, answers, comments } : { questions }
