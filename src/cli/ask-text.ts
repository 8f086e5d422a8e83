// The questions of `npm run new -- answer` and `-- comment`.
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import type { OptionValues } from '../messages/help.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import { findNearest } from '../question/nearest.ts'
import { NothingWritten } from './ask-answers.ts'
import type { Terminal } from './terminal.ts'

export interface NewTextCall {
  kind: 'answer' | 'comment'
  values: OptionValues<'new'>
  content: string
  language: Language
  terminal: Terminal | undefined
}

type TextPart = 'question' | 'answer' | 'actor' | 'at' | 'id' | 'body'

/** The value of an option, else what somebody answers, else what is usual. */
export function createAskText({ values, terminal, language }: NewTextCall) {
  const { news } = findWords(language)
  return async (name: TextPart, usual: string): Promise<string> => {
    const given = values[name]?.trim()
    if (given !== undefined || !terminal) return given ?? usual
    const answer = await terminal.ask(`${news.askText[name]}${usual === '' ? '' : ` [${usual}]`}: `)
    if (answer === undefined) throw new NothingWritten(`\n${news.inputEnded}`)
    return answer || usual
  }
}

/** One that is there. @throws NothingWritten where nobody can be asked again. */
export async function askQuestion(files: readonly QuestionFile[], call: NewTextCall): Promise<QuestionFile> {
  const { news } = findWords(call.language)
  const ask = createAskText(call)
  const ids = files.map(({ id }) => id)
  for (;;) {
    const id = (await ask('question', '')).normalize('NFC')
    const question = files.find((file) => file.id === id)
    if (question) return question
    if (id === '' && !call.terminal) {
      throw new NothingWritten(news.needsQuestion, 2)
    }
    const line = id === '' ? news.needsQuestion : news.noSuchQuestion(id, findNearest(id, ids))
    if (!call.terminal || call.values.question !== undefined) throw new NothingWritten(line)
    call.terminal.say(line)
  }
}
