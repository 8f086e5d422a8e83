// Builds the sites once for all tests and serves them; their addresses reach the tests as environment variables.
import { buildSampleSite } from '../support/sample-site.ts'
import { serveFolder } from '../support/static-server.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'
import { statesContent } from './states-content.ts'
import { themedContents } from './themed-content.ts'

type Stop = () => Promise<void>

export default async function serveSites(): Promise<Stop> {
  const stops = [
    await serve('SAMPLE_SITE', await buildSampleSite(), '/'),
    await serve('STATES_SITE', await buildTestSite(statesContent), '/archive/'),
  ]
  for (const [variable, content] of Object.entries(themedContents)) {
    stops.push(await serve(variable, await buildTestSite(content), '/archive/'))
  }
  return async () => {
    for (const stop of stops) await stop()
  }
}

async function serve(variable: string, site: TestSite, base: string): Promise<Stop> {
  const server = await serveFolder(site.out, base)
  process.env[variable] = `${server.origin}${base}`
  return async () => {
    await server.close()
    site.remove()
  }
}
