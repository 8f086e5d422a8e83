// What the commands say. The site's own words are in messages.ts.
import type { IssueCode } from '../format/issue.ts'
import { englishWords } from './en/words.ts'
import type { FailureMessages } from './failure-details.ts'
import type { HelpMessages } from './help.ts'
import type { ToMessage } from './issue-message.ts'
import { koreanWords } from './ko/words.ts'
import type { Language } from './language.ts'
import type { SameShape } from './same-shape.ts'

type Korean = typeof koreanWords

/** Everything that commands say, in one language; its shape is that of the Korean one. */
export interface Words extends SameShape<Omit<Korean, 'issues' | 'failures' | 'help'>> {
  /** Faults of the content. */
  issues: Readonly<Record<IssueCode, ToMessage>>
  /** What stands in a command's way besides. */
  failures: FailureMessages
  help: HelpMessages
}

const words = { ko: koreanWords, en: englishWords } satisfies Record<Language, Words>

/** The same object each time. */
export function findWords(language: Language): Words {
  return words[language]
}
