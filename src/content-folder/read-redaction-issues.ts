// What masks can't do, of what redactions.yaml asks for and of personal data: said, never passed over (decision 25).
import type { Issue } from '../question/issue.ts'
import { checkPersonalTexts } from './check-personal-texts.ts'
import { type DescribedKind, describedPaths, showDescribed } from './described.ts'
import { findIdleRedactions } from './idle-redactions.ts'
import type { ContentFolder } from './read-folder.ts'
import { readText } from './read-text.ts'
import { createFindPlace } from './redaction-fault.ts'
import { tellPersonalData } from './tell-personal-data.ts'
import { findUnmaskedNames, readUnmaskedData } from './unmasked-names.ts'

/** @param questions all of the folder that could be prepared. */
export function readRedactionIssues(
  folder: ContentFolder,
  questions: readonly { redacted: readonly number[] }[],
): Issue[] {
  const { masked } = showDescribed(folder)
  const data = [...readUnmaskedData(folder), ...readDescribedData(folder, masked)]
  if (folder.redactions.actors.length === 0) return data
  const elsewhere = Object.values(masked).flatMap(({ names }) => names)
  const faults = [...findIdleRedactions(folder, questions, elsewhere), ...findUnmaskedNames(folder)]
  const findPlace = createFindPlace(folder.path)
  return [...data, ...faults.map(({ find, ...fault }) => ({ ...fault, ...findPlace({ ...fault, find }) }))]
}

/** Personal data that is masked in what hashtags and categories mean. */
function readDescribedData(
  folder: ContentFolder,
  masked: ReturnType<typeof showDescribed>['masked'],
): Issue[] {
  const issues = (['tags', 'categories'] satisfies DescribedKind[]).flatMap((of) => {
    const { personalData } = masked[of]
    if (personalData.length === 0) return []
    return checkPersonalTexts(describedPaths[of], readText(folder.path, describedPaths[of]), personalData)
  })
  return tellPersonalData(issues, folder.settings)
}
