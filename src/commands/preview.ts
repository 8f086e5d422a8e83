// npm run preview: serves what the last build made, at the addresses of a static host.

import { serveOutput } from '../engine/serve.ts'
import { findLastOutput } from '../engine/take-output.ts'
import { readSettings } from '../folder/read-folder.ts'
import { toBasePath } from '../folder/site-address.ts'
import { type Call, readPort } from './call.ts'

/** Serves until the process ends. */
export async function preview({ folders: { content, out }, values }: Call<'preview'>) {
  const port = readPort(values.port ?? '4321')
  const url = await serveOutput(findLastOutput(out), toBasePath(readSettings(content)), port)
  process.stdout.write(`${url}\n`)
  return 0
}
