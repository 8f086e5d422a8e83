import type { Issue } from '../question/issue.ts'
import type { Settings } from './settings.ts'

/** Where it stays to be seen, its warning must not say that it is hidden. */
export function tellPersonalData(issues: Issue[], { personalData }: Pick<Settings, 'personalData'>): Issue[] {
  if (personalData === 'mask') return issues
  return issues.map((issue) =>
    issue.code === 'personal-data' ? { ...issue, detail: { ...issue.detail, kept: 'true' } } : issue,
  )
}
