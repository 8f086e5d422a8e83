// Draws cards and icons. The library that does is another for each system: where it is not there, pages have the card
// without letters and the icon that the project brings.
import { join } from 'node:path'
import type { Node, Renderer } from '@takumi-rs/core'
import { digestFile, digestText } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import { openMadeFiles } from '../kept/made-files.ts'
import { toTasks } from '../kept/pool.ts'
import { packedCode, programFolder } from '../kept/program.ts'
import { type Card, cardSize, toCardStyle, toFittedNode, toUnfitted } from './card.ts'
import { toFontPath } from './font-faces.ts'
import { grounds } from './theme.ts'

/** All that a picture is drawn of: a card, or a square icon of so many pixels of a file with that digest. */
type Drawing = { card: Card } | { icon: { digest: string; size: number } }

/** One to draw: what it is of, its digest, and the file that an icon is made of. */
export interface DrawingTask {
  drawing: Drawing
  digest: string
  source?: string
}

/** Of all that the picture shows: of one digest are the same bytes, on one system. */
export function digestDrawing(drawing: Drawing): string {
  const shown = 'card' in drawing ? toUnfitted(drawing.card) : drawing
  return digestText(JSON.stringify([packages, shown]))
}

const packages = packedCode ?? digestFile(join(programFolder, 'package-lock.json'))

/** Whether the library is there for this system. */
export async function canDraw(): Promise<boolean> {
  const found = await import('@takumi-rs/core').catch(() => undefined)
  return found !== undefined
}

/** The library draws in threads of its own. */
const atOnce = 4

/**
 * @param cache of the archive, which keeps what was drawn.
 * @param onDrawn in no certain order, and never after a stop. @throws what the library throws, and where it is stopped.
 */
export async function draw<Task extends DrawingTask>(
  { tasks, cache, stop }: { tasks: readonly Task[]; cache: string; stop: AbortSignal },
  onDrawn: (task: Task, png: Uint8Array) => void,
): Promise<void> {
  const kept = openMadeFiles(join(cache, 'cards'), '.png')
  let drawer: ReturnType<typeof createDrawer> | undefined
  for (const some of toTasks(tasks, atOnce)) {
    stop.throwIfAborted()
    await Promise.all(
      some.map(async (task) => {
        const known = kept.read(task.digest)
        if (known) return onDrawn(task, known)
        drawer ??= createDrawer()
        const png = await (await drawer)(task)
        stop.throwIfAborted()
        kept.write(task.digest, png)
        onDrawn(task, png)
      }),
    )
  }
}

async function createDrawer(): Promise<(task: DrawingTask) => Promise<Uint8Array>> {
  const renderer = new (await import('@takumi-rs/core')).Renderer()
  await renderer.registerFont({ name: 'Pretendard', data: readRegularFile(toFontPath('text')) })
  return ({ drawing, source = '' }) =>
    'card' in drawing ? drawCard(drawing.card, renderer) : drawIcon(source, drawing.icon.size, renderer)
}

async function drawCard(card: Card, renderer: Renderer): Promise<Uint8Array> {
  const options = { ...cardSize, css: [toCardStyle(card.theme)], lang: card.language }
  const node = await toFittedNode(card, async (line) => {
    const { runs } = await renderer.measure(line, options)
    return Array.from(Map.groupBy(runs, ({ y }) => y).values(), (some) =>
      some.map(({ text }) => text).join(''),
    )
  })
  return await renderer.render(node, { ...options, format: 'png' })
}

/** Browsers cut the large one to a shape of their own and put black below it. */
async function drawIcon(source: string, size: number, renderer: Renderer): Promise<Uint8Array> {
  const room = size > 64 ? Math.round(size / 8) : 0
  const ground = room > 0 ? { backgroundColor: grounds.paper.light } : {}
  const inner = { width: size - 2 * room, height: size - 2 * room, objectFit: 'contain' }
  const children: Node[] = [{ type: 'image', src: readRegularFile(source), style: inner }]
  const style = { width: size, height: size, padding: room, ...ground }
  return await renderer.render(
    { type: 'container', style, children },
    { width: size, height: size, format: 'png' },
  )
}
