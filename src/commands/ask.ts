// The questions of `npm run new`: a wrong answer is reported and asked for again at once, and the others stay.

import { createInterface } from 'node:readline'
import type { QuestionFile } from '../folder/files.ts'
import { findNearest, type Hashtag } from '../format/names.ts'
import type { OptionValues } from '../words/help.ts'
import { toIssueMessage } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { findWords, type Words } from '../words/words.ts'
import {
  type AnswerContext,
  type AnswerFault,
  type Answers,
  findFault,
  findNearHashtags,
  suggestAnswer,
  toHashtags,
  toValidHashtags,
} from './new-file.ts'

/** Ends the command with a line, before anything is written. */
export class NothingWritten extends Error {
  readonly exitCode: number

  /** @param exitCode 2 for a call that lacks what nobody can be asked for. */
  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

interface AskOptions {
  /** Of the command line. */
  values: Partial<Answers>
  /** Where nobody can be asked, what is usual is taken, and faults are counted so that all of them are reported. */
  terminal: Terminal | undefined
  language: Language
  context: AnswerContext
}

export function createAsk({ values, terminal, language, context }: AskOptions) {
  const { commands, news: words } = findWords(language)
  let faults = 0

  /** @throws NothingWritten at the end of the input. */
  async function read(name: keyof Answers, usual: string): Promise<string> {
    if (!terminal) return usual
    const answer = await terminal.ask(`${commands.ask[name]}${usual === '' ? '' : ` [${usual}]`}: `)
    if (answer === undefined) throw new NothingWritten(`\n${words.inputEnded}`)
    return answer || usual
  }

  async function settle(name: keyof Answers, first: string, usual: string): Promise<string> {
    let answer = first
    for (;;) {
      const fault = findFault(name, answer, context)
      if (!fault) return answer
      const suggestion = suggestAnswer(name, answer, context)
      process.stderr.write(`${describeFault({ fault, name, answer, suggestion }, language)}\n`)
      if (!terminal) {
        faults += 1
        return answer
      }
      answer = await read(name, suggestion ?? (name === 'tags' ? toValidHashtags(answer) : usual))
    }
  }

  return {
    /** The value of an option, else what somebody answers, else what is usual. */
    ask: async (name: keyof Answers, usual: string) =>
      settle(name, values[name]?.trim() ?? (await read(name, usual)), usual),
    /** A hashtag that is nearly one that others carry would divide their listing: asks once more, with that as usual. */
    offerNear: async (tags: string, known: readonly Hashtag[]): Promise<string> => {
      const near = findNearHashtags(toHashtags(tags), known)
      if (!terminal || near.length === 0) return tags
      for (const each of near) terminal.say(words.nearHashtag({ hashtag: each.hashtag, near: each.near }))
      terminal.say(words.takeNear)
      const others = new Map(near.map((each) => [each.hashtag, each.near]))
      const usual = toHashtags(tags).map((hashtag) => others.get(hashtag) ?? hashtag)
      return settle('tags', await read('tags', usual.join(', ')), '')
    },
    countFaults: () => faults,
  }
}

interface ToldFault {
  fault: AnswerFault
  name: keyof Answers
  answer: string
  /** What Enter takes. */
  suggestion: string | undefined
}

/** Hints name lines of a file, which is not there yet: what could be answered instead is in their place. */
function describeFault({ fault, name, answer, suggestion }: ToldFault, language: Language): string {
  const { commands, news } = findWords(language)
  if (fault === 'empty') return news.empty({ question: commands.ask[name] })
  if (fault === 'invalid-id') return commands.invalidId({ id: answer, rule: commands.idRule })
  if (fault === 'taken-id') return commands.idTaken({ id: answer })
  return fault
    .map((issue) => toIssueMessage(issue, language))
    .flatMap(({ message, hint }) => [
      message,
      `    ${suggestion === undefined ? hint : news.suggestion({ answer: suggestion })}`,
    ])
    .join('\n')
}

// The questions of `npm run new -- answer` and `-- comment`.

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
    const line = id === '' ? news.needsQuestion : describeUnknown(id, findNearest(id, ids), news)
    if (!call.terminal || call.values.question !== undefined) throw new NothingWritten(line)
    call.terminal.say(line)
  }
}

function describeUnknown(id: string, near: string | undefined, news: Words['news']): string {
  return near === undefined ? news.noSuchQuestion({ id }) : news.noSuchQuestionBut({ id, near })
}

export interface Terminal {
  /** The next line without spaces at its ends; undefined when there is none, as after Ctrl+D and Ctrl+C. */
  ask: (prompt: string) => Promise<string | undefined>
  say: (line: string) => void
  close: () => void
}

/** Undefined where nobody can be asked: what is no terminal may never end, and say nothing. */
export function openTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)))
  // Lines that come before they are asked for, as when several are pasted at once.
  const lines: string[] = []
  let give: ((line: string) => void) | undefined
  reader.on('line', (line) => {
    if (give) give(line)
    else lines.push(line)
    give = undefined
  })
  const next = () =>
    new Promise<string>((resolve) => {
      const line = lines.shift()
      if (line === undefined) give = resolve
      else resolve(line)
    })
  return {
    ask: async (prompt) => {
      reader.setPrompt(prompt)
      reader.prompt()
      return (await Promise.race([next(), ended]))?.trim()
    },
    say: (line) => process.stdout.write(`${line}\n`),
    close: () => reader.close(),
  }
}
