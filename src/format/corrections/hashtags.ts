// Lists of hashtags as members of a hashtag community write them: `#rest #spring`.
import { type Fault, type Issue, replaceLine } from '../issue.ts'
import { toField } from '../leaf.ts'
import { findValidHashtag, isHashtag } from '../names.ts'
import { toPlainText } from '../yaml.ts'
import {
  type Candidate,
  type Draft,
  findToken,
  lineAt,
  linesUpwards,
  readPair,
  replaceToken,
  withoutPart,
  withReason,
} from './candidate.ts'
import { findKey } from './words.ts'

const keyLine = /^([\p{L}\p{M}]+)( *: *)(\S.*)$/u
/** `"spring]"` at the end of a list. */
const bracketInQuotes = /((["'])[^"'[\]]+)\]\2\s*$/
const item = /^(\s*- *)(#\S.*)$/u

/** A line `tags: …` that is no list, or whose hashtags are a comment to YAML. */
export function* proposeHashtagList(issue: Issue, draft: Draft): Generator<Candidate> {
  const lines = issue.code.startsWith('yaml-') ? linesUpwards(issue, draft) : [issue.line]
  for (const line of lines) {
    const written = lineAt(draft, line)
    const [, key = '', colon = '', raw = ''] = keyLine.exec(written) ?? []
    const isTags = findKey(key) === 'tags'
    const swapped = isTags ? written.search(bracketInQuotes) : -1
    if (swapped >= 0) {
      const correction = replaceLine(line, written.replace(bracketInQuotes, '$1$2]'), true)
      yield { correction, as: { line, column: swapped + 1, ...toFault(issue, raw) } }
    }
    const hashtags = isTags ? toHashtags(raw) : undefined
    if (hashtags) {
      const text = `${key}: [${hashtags.map(toPlainText).join(', ')}]`
      yield {
        correction: replaceLine(line, text, isExact(raw, hashtags)),
        as: { line, column: key.length + colon.length + 1, ...toFault(issue, raw) },
      }
    }
    yield* proposeItems(line, draft)
  }
}

/** Whether each hashtag is there as it is, but for its case and the signs of lists around it. */
function isExact(raw: string, hashtags: readonly string[]): boolean {
  const written = new Set(raw.toLowerCase().split(/[\s,;，、"'[\](){}<>]+#*|^#+/u))
  return hashtags.every((hashtag) => written.has(hashtag) && !isNullWord(hashtag))
}

/** `NULL` and `None`, which programs write for nothing, may be no hashtag at all. */
function isNullWord(hashtag: string): boolean {
  return /^(?:null|none|undefined|nan)$/i.test(hashtag)
}

/** What is wrong with a list, in other words than the parser's. */
function toFault(issue: Issue, raw: string): Fault {
  if (/(?:^|[\s[,(])#/.test(raw)) {
    return { code: 'invalid-hashtag', detail: { value: raw.slice(0, 60), hash: true } }
  }
  return withReason(issue, 'a flow collection is not closed')
}

/** The hashtags of a list that lacks brackets or commas, or has `#` before each; undefined where they are unclear. */
function toHashtags(raw: string): string[] | undefined {
  const inner = raw
    .trim()
    .replace(/(?<=[\])}>])[;,.]+$/, '')
    .replace(/^["'](.*)["']$/, '$1')
    .replace(/^[[({<]+\s*/, '')
    .replace(/\s*[\])}>]+$/, '')
    .trim()
  if (/[[\]{}()]/.test(inner) || inner === '') return undefined
  const isHashed = /^["']?#/.test(inner)
  // Words without anything between them may be one hashtag or several.
  const isBare = !isHashed && !/[,;，、]/u.test(inner) && !/^\s*[[({<]/.test(raw)
  if (isBare && /\s/.test(inner)) return undefined
  const parts = isHashed
    ? inner.split(/[\s,;，、]+(?=["']?#)|\s*[,;，、]\s*/u)
    : inner.split(/\s*[,;，、]\s*/u)
  const hashtags = parts
    .map((part) =>
      part
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2')
        .trim()
        .replace(/^#+\s*/, ''),
    )
    .filter((part) => part !== '')
  const valid = hashtags.map((hashtag) => (isHashtag(hashtag) ? hashtag : toValid(hashtag)))
  if (valid.length === 0 || valid.includes(undefined)) return undefined
  return [...new Set(valid.flatMap((hashtag) => hashtag ?? []))]
}

/** `- #rest` in lines of their own: each is fixed, as each would be empty. */
function* proposeItems(line: number, draft: Draft): Generator<Candidate> {
  if (!item.test(lineAt(draft, line))) return
  let [from, to] = [line, line + 1]
  while (item.test(lineAt(draft, from - 1))) from -= 1
  while (item.test(lineAt(draft, to))) to += 1
  const { key } = readPair(lineAt(draft, from - 1))
  if (toField(draft.schema).keys.get(key)?.element?.leaf !== 'hashtag') return
  const written = draft.lines.slice(from - 1, to - 1)
  const lines = written.map((text) => {
    const [, , raw = ''] = item.exec(text) ?? []
    const [hashtag, ...others] = toHashtags(raw) ?? []
    return hashtag === undefined || others.length > 0 ? undefined : text.replace(raw, toPlainText(hashtag))
  })
  const fixed = lines.flatMap((text) => text ?? [])
  if (fixed.length < lines.length) return
  yield {
    correction: { from, to, lines: fixed, certain: true },
    as: {
      code: 'invalid-hashtag',
      line: from,
      column: (written[0] ?? '').indexOf('#') + 1,
      detail: { value: (written[0] ?? '').trim().replace(/^-\s*/, ''), hash: true },
    },
  }
}

/** A hashtag as it was meant; undefined where a person has to say how many there are, or what is left of it. */
function toValid(written: string): string | undefined {
  const text = written.normalize('NFKC').trim().replace(/^#+/, '')
  // `rest #spring` and `rest·spring` may be one or two.
  if (/#(?=.)|[·\u318d・]/u.test(text.replace(/#+$/, ''))) return undefined
  const spelled = text
    .replace(/\s*&\s*/g, '-and-')
    .replace(/\s*[/\\|:]\s*/g, '-')
    .replace(/[.,!?;]+$/, '')
  if ([...spelled].length > 50) return undefined
  return findValidHashtag(spelled)
}

export function* proposeHashtag(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const token = findToken(issue, draft)
  // What goes on in the lines below is more than one hashtag.
  if (token.text.slice(0, 60) !== issue.detail.value) return
  const separated = token.text.split(/\s*[,，、;]\s*/u).filter((part) => part !== '')
  const valid = separated.map((part) => (isHashtag(part) ? part : toValid(part)))
  if (valid.length === 0 || valid.includes(undefined)) return
  const isInLine = /[[,]\s*$/.test(line.slice(0, token.start))
  if (valid.length > 1 && !isInLine) return
  const text = valid.map((hashtag) => toPlainText(hashtag ?? '')).join(', ')
  const isSpelled = valid.length > 1 || valid[0] === token.text.replace(/^#/, '').toLowerCase()
  const certain = isSpelled && !valid.some((hashtag = '') => isNullWord(hashtag))
  yield { correction: replaceToken(issue, draft, text, certain) }
  // Its right spelling is there already.
  yield* proposeWithout(issue, draft)
}

/** The one of two equal hashtags that goes: out of its line, or with it. */
export function* proposeWithout(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const { start, end } = findToken(issue, draft)
  const before = line.slice(0, start)
  const rest = withoutPart(before, line.slice(end))
  if (rest !== undefined) {
    yield { correction: replaceLine(issue.line, rest, true) }
  } else if (/^\s*- +$/.test(before)) {
    yield { correction: { from: issue.line, to: issue.line + 1, lines: [], certain: true } }
  }
}
