// The script of docs/discourse.md, run against a forum on this machine.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../../support/project.ts'
import { post, readForum } from './read-forum.ts'

const [, rest = ''] = readFileSync(join(projectFolder, 'docs/discourse.md'), 'utf8').split('```sh\n')
const [script = ''] = rest.split('```')

const hasTools = ['sh', 'curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).error === undefined)

/** Posts of each topic. The last has so many that the forum does not list them, and gaps in their numbers. */
const topics = new Map([
  [7, { posts: 3, highest: 3, isListed: true }],
  [8, { posts: 41, highest: 41, isListed: true }],
  [9, { posts: 65, highest: 110, isListed: false }],
])

/** What a forum answers; undefined for what is not there. */
function answer(address: URL): unknown {
  const page = Number(address.searchParams.get('page') ?? 1)
  if (address.pathname === '/latest.json')
    return { topic_list: { topics: page > 0 ? [] : [...topics.keys()].map((id) => ({ id })) } }
  const id = Number(/^\/t\/(\d+)\.json$/.exec(address.pathname)?.[1])
  const topic = topics.get(id)
  const posts = toPosts(id).slice(20 * (page - 1), 20 * page)
  if (!topic || posts.length === 0) return undefined
  const stream = topic.isListed ? { stream: toPosts(id).map((each) => each.id) } : {}
  const counts = { posts_count: topic.posts, highest_post_number: topic.highest }
  return { id, title: `Topic ${id}`, ...counts, post_stream: { posts, ...stream } }
}

function toPosts(id: number): { id: number }[] {
  const numbers = Array.from({ length: topics.get(id)?.posts ?? 0 }, (_, index) => index + 1)
  return numbers.map((number) => ({
    ...post,
    id: id * 1_000 + number,
    post_number: number,
    cooked: '<p>a</p>',
  }))
}

function createForum() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://forum.example')
    asked.push(address.pathname + address.search)
    const found = answer(address)
    response.writeHead(found === undefined ? 404 : 200).end(JSON.stringify(found ?? {}))
  })
  return { server, asked }
}

async function runScript(folder: string, port: number): Promise<void> {
  const local = script.replace('https://forum.example.org', `http://127.0.0.1:${port}`)
  const child = spawn('sh', ['-c', `sleep() { :; }\n${local}`], { cwd: folder, stdio: 'ignore' })
  await new Promise((resolve) => child.once('close', resolve))
}

test.skipIf(!hasTools)('the documented script saves every post of every topic, and goes on', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-script-'))
  const { server, asked } = createForum()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  try {
    await runScript(folder.path, port)
    const saved = readdirSync(join(folder.path, 'forum')).filter((name) => /^\d/.test(name))
    expect(saved.sort()).toEqual(
      ['7.json', '8-2.json', '8-3.json', '8.json', '9-2.json', '9-3.json', '9-4.json', '9.json'].sort(),
    )
    const { records, notes } = await readForum({ path: join(folder.path, 'forum') })
    const answers = records.filter(({ type }) => type === 'answer')
    expect(answers).toHaveLength(2 + 40 + 64)
    expect(notes.filter(({ rule }) => rule === 'discourse-missing-posts')).toEqual([])
    asked.length = 0
    await runScript(folder.path, port)
    expect(asked.filter((address) => address.startsWith('/t/'))).toEqual([
      '/t/9.json?include_raw=1&page=5',
      '/t/9.json?include_raw=1&page=6',
    ])
  } finally {
    server.close()
  }
})
