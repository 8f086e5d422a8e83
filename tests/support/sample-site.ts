import { join } from 'node:path'
import { projectFolder } from './project.ts'
import { buildTestSite, type TestSite } from './test-site.ts'

export const sampleContent = join(projectFolder, 'content')

/** The project's own archive. */
export function buildSampleSite(): Promise<TestSite> {
  return buildTestSite(sampleContent)
}
