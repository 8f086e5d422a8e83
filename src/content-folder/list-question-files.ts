import { compareText, type Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import type { ConversationFiles } from './conversation-files.ts'
import { isLeftover, type WalkedFile, walkFolder } from './walk-folder.ts'

export interface QuestionFile extends WalkedFile {
  /** Its answers and comments, where there are any. */
  conversation?: ConversationFiles | undefined
}

/** Every question file below `questions/`, by path in code-unit order; links and other files are issues. */
export function listQuestionFiles(contentFolder: string): { files: QuestionFile[]; issues: Issue[] } {
  const files: QuestionFile[] = []
  const issues = walkFolder(contentFolder, {
    root: 'questions',
    names: { extension: '.md', toOther: toNoMarkdown },
    fileBytes: limits.fileBytes,
    onFile: (file) => files.push(file),
  })
  return { files: files.sort((a, b) => compareText(a.path, b.path)), issues }
}

const textEnding = /\.(?:mdx?|markdown|mdown|mkdn?|txt|text)$/i

/** `a.markdown`, `a.txt` and `a.md.txt` → `a.md` */
export function toNoMarkdown(name: string): Pick<Issue, 'code' | 'detail'> {
  if (isLeftover(name)) return { code: 'not-markdown', detail: { leftover: name } }
  const stem = name.replace(textEnding, '').replace(textEnding, '')
  return { code: 'not-markdown', detail: stem === name || stem === '' ? {} : { nearest: `${stem}.md` } }
}
