// Serves the sites for all tests, built before or here; their addresses reach the tests as environment variables.
import { findSites } from '../sites/build-sites.ts'
import { themedContents } from '../sites/themed.ts'
import { serveFolder } from '../support/static-server.ts'
import { buildTestSite } from '../support/test-site.ts'

type Stop = () => Promise<void> | void

export default async function serveSites(): Promise<Stop> {
  const { sites, remove } = await findSites()
  const stops: Stop[] = [
    await serve('SAMPLE_SITE', sites.samples.out, '/'),
    await serve('STATES_SITE', sites.states.out, '/archive/'),
    await serve('KITCHEN_SINK_SITE', sites['kitchen-sink'].out, '/archive/'),
    await serve('EMPTY_SITE', sites.empty.out, '/'),
    await serve('UNTAGGED_SITE', sites.untagged.out, '/'),
    remove,
  ]
  for (const name of ['samples', 'states', 'kitchen-sink'] as const)
    process.env[folderVariable(name)] = sites[`${name}-portable`].out
  // The other themes are looked at by tests of the rest alone.
  for (const [variable, content] of Object.entries(themedContents)) {
    let built: ReturnType<typeof buildTestSite> | undefined
    const build = async () => {
      built ??= buildTestSite(content)
      return (await built).out
    }
    stops.push(await serve(variable, build, '/archive/'), async () => (await built)?.remove())
  }
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Of a site that is opened from its folder. */
export function folderVariable(name: 'samples' | 'states' | 'kitchen-sink'): string {
  return `${name.replace('-', '_').toUpperCase()}_FOLDER`
}

async function serve(
  variable: string,
  folder: Parameters<typeof serveFolder>[0],
  base: string,
): Promise<Stop> {
  const server = await serveFolder(folder, base)
  process.env[variable] = `${server.origin}${base}`
  return server.close
}
