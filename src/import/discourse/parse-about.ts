// /about.json, in which a forum tells its name.
import { z } from 'zod'

const aboutSchema = z.object({
  about: z.object({
    title: z.string().nullish(),
    description: z.string().nullish(),
    locale: z.string().nullish(),
  }),
})

export type About = z.infer<typeof aboutSchema>['about']

export function parseAbout(value: unknown): About | undefined {
  return aboutSchema.safeParse(value).data?.about
}
