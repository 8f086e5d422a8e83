// npm run dev: the site on this machine, each page made when it is asked for and again when its content changes.
import { serveDev } from '../engine/dev.ts'
import { type Call, readPort } from './call.ts'
import { reportIssues } from './report-issues.ts'

/** Serves until the process ends. */
export async function dev({ folders, values }: Call<'dev'>) {
  const url = await serveDev(folders, readPort(values.port ?? '4321'), {
    issues: (issues, language) => process.stderr.write(`${reportIssues(issues, 'text', language)}\n`),
    trouble: (text) => process.stderr.write(`${text}\n`),
  })
  process.stdout.write(`Local    ${url}\n`)
  return 0
}
