// What people wrote, as two dumps and a forum show it. Where it is from: data/SOURCES.md of the folder of GOTGAM_DATA.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readTable } from './dump-texts.ts'
import { findData } from './project.ts'

export interface RealBody {
  /** `ai-2017/12`, `urho3d/34` */
  id: string
  html: string
  dialect: 'html' | 'discourse'
}

const dumps = ['ai-2017', 'cardano-2021']
const topicSchema = z.object({
  post_stream: z.object({ posts: z.array(z.object({ id: z.number(), cooked: z.string() })) }),
})

/** Undefined without GOTGAM_DATA. */
export function findRealBodies(): RealBody[] | undefined {
  const forum = findData('data/discourse/urho3d')
  const folder = findData('data/stackexchange')
  return forum && folder
    ? [...dumps.flatMap((dump) => readDump(folder, dump)), ...readForum(forum)]
    : undefined
}

function readDump(folder: string, dump: string): RealBody[] {
  const rows = readTable(join(folder, dump), 'Posts.xml')
  return rows.map((read) => ({ id: `${dump}/${read('Id')}`, html: read('Body'), dialect: 'html' }))
}

function readForum(folder: string): RealBody[] {
  return readdirSync(folder).flatMap((name) => {
    const topic = topicSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    return topic.post_stream.posts.map(
      ({ id, cooked }): RealBody => ({ id: `urho3d/${id}`, html: cooked, dialect: 'discourse' }),
    )
  })
}
