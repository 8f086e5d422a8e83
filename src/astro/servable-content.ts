import { findQuestionId, isConversationPath } from '../folder/files.ts'
import type { Content } from '../folder/read-content.ts'
import { type Settings, toBasePath } from '../folder/settings.ts'
import { type Issue, isWarning } from '../format/issue.ts'

/**
 * Content without the questions whose own files, answers or comments have errors, at the address that a server already answers at.
 * @param url the settings' own when the server started.
 */
export function toServableContent(
  content: Content,
  url: string | undefined,
): { content: Content; faults: Issue[]; otherBase: string | undefined } {
  const faults = content.issues.filter((issue) => !isWarning(issue))
  const faulty = new Set(faults.map(({ path }) => path))
  const faultyIds = new Set([...faulty].filter(isConversationPath).map(findQuestionId))
  const base = toBasePath(content.settings)
  const isElsewhere = base !== toBasePath({ ...content.settings, url })
  return {
    content: {
      ...content,
      settings: isElsewhere ? withUrl(content.settings, url) : content.settings,
      questions: content.questions.filter(({ id, path }) => !faulty.has(path) && !faultyIds.has(id)),
    },
    faults,
    otherBase: isElsewhere ? base : undefined,
  }
}

function withUrl({ url: _, ...settings }: Settings, url: string | undefined): Settings {
  return url === undefined ? settings : { ...settings, url }
}
