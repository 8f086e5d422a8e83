// What an edit changes of the answers and comments of one question, by their ids.
import { compareText } from '../question/issue.ts'
import type { ListDifference, Replacement } from './compare-questions.ts'
import { countEditedLines, type EditedLines } from './count-edited-lines.ts'
import {
  type AnswerField,
  answerFields,
  type CommentField,
  commentFields,
  type PublishedConversation,
  type PublishedText,
} from './published-conversation.ts'

export interface TextEdit<Field extends string> {
  id: string
  fields: (Replacement<string | undefined> & { name: Field })[]
  /** Lines of the text as it is written; absent where it shows the same. */
  text?: EditedLines | 'many'
}

/** Ids in code-unit order. */
export interface TextDifferences<Field extends string> extends ListDifference<string> {
  edited: TextEdit<Field>[]
}

export interface ConversationDifferences {
  /** Whether listings mark the question from now on (decision 19); absent where that stays as it was. */
  accepted?: boolean
  answers: TextDifferences<AnswerField>
  comments: TextDifferences<CommentField>
}

export function compareConversations(
  old: PublishedConversation,
  now: PublishedConversation,
): ConversationDifferences {
  const { accepted } = now
  return {
    ...(accepted === old.accepted ? {} : { accepted }),
    answers: compareTexts(old.answers, now.answers, answerFields),
    comments: compareTexts(old.comments, now.comments, commentFields),
  }
}

type Texts<Field extends string> = ReadonlyMap<string, PublishedText<Field>>

function compareTexts<Field extends string>(
  old: Texts<Field>,
  now: Texts<Field>,
  names: readonly Field[],
): TextDifferences<Field> {
  const missingIn = (texts: Texts<Field>) => (id: string) => !texts.has(id)
  return {
    added: [...now.keys()].filter(missingIn(old)).sort(compareText),
    removed: [...old.keys()].filter(missingIn(now)).sort(compareText),
    edited: Array.from(now)
      .flatMap(([id, text]) => compareOne(id, { old: old.get(id), now: text }, names))
      .sort((a, b) => compareText(a.id, b.id)),
  }
}

function compareOne<Field extends string>(
  id: string,
  { old, now }: { old: PublishedText<Field> | undefined; now: PublishedText<Field> },
  names: readonly Field[],
): TextEdit<Field>[] {
  if (!old) return []
  const fields = names
    .map((name) => ({ name, before: old.fields[name], after: now.fields[name] }))
    .filter(({ before, after }) => before !== after)
  const text = old.html === now.html ? undefined : (countEditedLines(old.source, now.source) ?? 'many')
  return fields.length === 0 && !text ? [] : [{ id, fields, ...(text ? { text } : {}) }]
}
