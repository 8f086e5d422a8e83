// npm run preview: serves what the last build made, as a static host would.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'astro'
import { restoreFolder } from '../build/exchange-folders.ts'
import { toPlaces } from '../site/places.ts'
import { parsePort } from './parse-port.ts'
import { readParameters } from './read-parameters.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = readParameters({ options: { port: { type: 'string', default: '4321' } } })
const port = parsePort(values.port)
const { out } = toPlaces(root, process.env)

restoreFolder(out)
await preview({ root, outDir: out, server: { port } })
