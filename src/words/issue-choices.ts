// Which text an issue has, by its details, and what that text names besides them. It is the same in every language.
import type { IssueCode } from '../format/issue.ts'
import { toGroupedNumber } from './grouped-number.ts'
import { type Detail, type DetailOf, type Parts, toGeneralKey, toValueName } from './issue-values.ts'
import type { Values } from './texts.ts'

type Kind = string | false | undefined

interface Choice {
  /** Kind of the message, and of the hint; where a language has none of it, that of all. */
  message?: Kind
  hint?: Kind
  values?: Values
}

export function chooseText<Code extends IssueCode>(code: Code, detail: DetailOf<Code>, parts: Parts): Choice {
  const choose: Choose<Code> | undefined = choices[code]
  return choose?.(detail, parts) ?? {}
}

type Choose<Code extends IssueCode> = (detail: DetailOf<Code>, parts: Parts) => Choice

const near = ({ nearest }: { nearest?: string }) => ({ hint: nearest && 'near' })
const byKind = ({ kind }: { kind?: string }) => ({ message: kind, hint: kind })
const byOf = ({ of }: { of?: string }) => ({ message: of, hint: of })

const choices: { readonly [Code in IssueCode]?: Choose<Code> } = {
  'front-matter-missing': ({ codeFence, file }) => ({
    hint: codeFence ? 'fence' : file === 'page' ? file : file && 'answer',
  }),
  'front-matter-unclosed': ({ value }) => ({ message: value && 'other' }),
  'front-matter-too-large': (detail) => ({
    message: (['blankLines', 'items', 'keys'] as const).find((name) => detail[name]),
    hint: detail.whole && 'whole',
  }),
  'yaml-syntax': ({ reason = '' }, { yaml }) => ({ values: { reason: yaml[toYamlReason(reason)] } }),
  'yaml-document': ({ first }) => both(first && 'question'),
  'look-alike-sign': ({ codePoint = '' }, { signs }) => ({ values: { sign: toSignName(codePoint, signs) } }),
  'unknown-key': ({ of, below, file, shared }) => {
    if (below !== undefined) return { message: 'below', hint: 'below' }
    if (of === 'answer') return { hint: 'answer' }
    if (file === undefined || file === 'answer') return { hint: 'question' }
    // As a note an entry would be gone, and what it hides would be shown.
    return { hint: (shared || file === 'redactions') && 'pair' }
  },
  'missing-key': (detail, parts) => ({
    message: detail.found === 'sequence' && 'empty',
    ...chooseMissing(detail, parts),
  }),
  'wrong-type': (detail, parts) => {
    const isNumber = /^(?:int|number)$/.test(detail.expected ?? '')
    return {
      message: detail.found ?? (isNumber && 'number'),
      values: { example: findExample(detail, parts) },
    }
  },
  'invalid-count': ({ key }) => {
    const name = toValueName(key)
    return { ...both(name === 'score' && 'score'), values: { name: name || 'views' } }
  },
  'text-length': ({ limit, file }) => {
    if (!limit) return both('empty')
    return { hint: file === 'tags' || file === 'categories' ? 'described' : file }
  },
  'text-lines': ({ file }) => ({ hint: file && 'short' }),
  'comment-in-text': ({ value, line }) => ({
    message: line ? 'line' : !value && 'empty',
    hint: (line || !value) && 'empty',
  }),
  'null-as-text': (detail) => ({ hint: chooseNull(detail) }),
  'invalid-time': ({ zone, manner }) => ({ hint: zone && manner && 'zoned' }),
  'activity-order': ({ of }) => both(of === 'answer' && 'answer'),
  'activity-after-reference': ({ key, file, count }) => ({
    message: count ? 'many' : key === 'accepted' ? 'accepted' : file && 'post',
    hint: count && 'many',
  }),
  'invalid-hashtag': ({ hash }) => ({ message: hash && 'hash' }),
  'hashtag-address-clash': ({ otherPath }) => ({ values: { where: otherPath ? ` (${otherPath})` : '' } }),
  'invalid-alias': ({ excess }) => ({ hint: excess }),
  'alias-is-page': ({ question, other }) => ({ hint: question ? 'question' : other && 'other' }),
  'invalid-setting': (detail, parts) => {
    const { contrast, expected, nearest } = detail
    const meant = expected === 'id' ? parts.meantId : parts.meant
    return {
      message: contrast ? 'contrast' : expected === 'site' && !nearest && 'site',
      hint: contrast ? 'contrast' : chooseSetting(detail),
      values: { meant: nearest ? meant({ nearest }) : '' },
    }
  },
  'invalid-id': ({ key, redacted, copy, along, nearest = copy ?? 'put-or-patch.md' }) => {
    if (key !== undefined) return {}
    const extension = nearest.endsWith('.yaml') ? '.yaml' : '.md'
    const hint = redacted ? 'redacted' : copy ? 'copy' : along ? 'along' : 'file'
    return { message: 'file', hint, values: { extension, nearest } }
  },
  'duplicate-id': ({ of, question, redacted }) => {
    if (of === 'comment') return { message: 'comment', hint: redacted ? 'redactedComment' : 'comment' }
    return { message: question && 'answer', hint: redacted && 'redacted' }
  },
  'control-character': ({ limit, codePoint }) => ({
    message: limit && 'stacked',
    hint: codePoint === 'U+000D' && 'return',
  }),
  'file-too-large': byOf,
  'file-unreadable': ({ kind = '' }) => ({
    message: kind,
    hint: ['link', 'fifo', 'socket', 'device'].includes(kind) ? 'special' : kind,
  }),
  'nesting-too-deep': ({ where }) => ({ hint: where }),
  'output-too-large': byOf,
  'too-much-work': ({ megabytes }) => ({ message: megabytes && 'megabytes' }),
  'not-markdown': ({ leftover, nearest }) => ({ hint: leftover ? 'leftover' : nearest && 'near' }),
  'unknown-file': (detail) => ({
    message: detail.misplaced ?? (detail.count ? 'many' : detail.kind === 'folder' && 'folder'),
    hint: chooseRoot(detail),
  }),
  'page-address-taken': ({ other }) => ({ hint: other && 'other' }),
  'unused-picture': byKind,
  'unknown-redaction': ({ key = '', nearest }, { nearRedaction }) => ({
    message: key,
    hint: key === 'answers' || key === 'comments' ? 'texts' : key,
    values: { near: nearest === undefined ? '' : nearRedaction({ nearest }) },
  }),
  'inexact-redaction': ({ key }) => ({ message: key }),
  'short-redaction': ({ key }) => ({ hint: key }),
  'redacted-name': ({ file = '', key = '' }, { redactedPlaces, redactedPlacesOfFiles }) => {
    const ofFiles: Readonly<Record<string, Names>> = redactedPlacesOfFiles
    const { setting, ...places } = redactedPlaces
    const all: Names = places
    return { values: { place: ofFiles[file]?.[key] ?? all[key] ?? setting({ key }) } }
  },
  'import-unfinished': ({ kind }) => both(kind === 'folder' && kind),
  'content-missing': ({ option }) => ({ hint: option && 'option' }),
  'empty-body': ({ value, file }) => ({ message: value && 'unchanged', hint: file }),
  'repeated-front-matter': ({ first }) => ({ hint: first !== undefined && 'lines' }),
  'unclosed-code': ({ marker = '```' }) => ({ values: { marker } }),
  'emphasis-as-text': near,
  'blank-in-address': near,
  'cells-lost': near,
  'mark-without-effect': byKind,
  'unlinked-address': ({ kind, nearest }) => ({
    message: kind,
    hint: nearest ? 'address' : kind === 'content' ? 'picture' : kind,
  }),
  'dead-link': ({ key, kind = '', nearest, file }, parts) => {
    const ofAlias = { answer: 'aliasAnswer', comment: 'aliasComment' }[kind]
    return {
      message: key ? ofAlias : kind,
      hint: ofAlias ? 'post' : nearest ? 'address' : file === 'settings' && file,
      values: { near: nearest ? parts.near({ nearest }) : '' },
    }
  },
  'personal-data': ({ kind = '', open, kept, count }, { openly, counted, personalExamples }) => {
    const examples: Names = personalExamples
    return {
      message: kind,
      hint: kind === 'similarName' ? 'similar' : open ? 'open' : kept && 'kept',
      values: {
        openly: open ? openly({ open }) : '',
        counted: count ? counted({ count }) : '',
        example: examples[kind] ?? '',
      },
    }
  },
  'not-picture': byKind,
  'damaged-picture': ({ type }) => ({ message: type && 'typed' }),
  'picture-too-large': (detail) => {
    const { megapixels, megabytes = '2' } = detail
    const kind = (['unpacked', 'entries', 'frames', 'megapixels'] as const).find((name) => detail[name])
    const tenThousands = toGroupedNumber(Number(megapixels) * 100)
    const most = toGroupedNumber(Number(kind && detail[kind]))
    return {
      message: kind,
      hint: kind === 'unpacked' || kind === 'entries' ? 'metadata' : kind,
      values: { megabytes, tenThousands, most },
    }
  },
  'picture-position': byKind,
  'missing-picture': ({ nearest }) => ({ hint: nearest && 'address' }),
  'invalid-svg': byKind,
  'unsafe-svg': byKind,
  'invalid-url': ({ expected, value = '', nearest }, { meant }) => ({
    message: expected === 'url' && /[?#]/.test(value) && 'query',
    hint: expected === 'url' && 'license',
    values: { meant: nearest ? meant({ nearest }) : '' },
  }),
  'too-few-voters': ({ most }) => ({ values: { most } }),
  'unknown-question': near,
  'unknown-synonym': near,
  'synonym-clash': ({ carrier, same }) => ({
    message: same ? (carrier ? 'carrierAddress' : 'address') : carrier && 'carrier',
    hint: carrier && 'carrier',
  }),
  'unused-description': ({ of, nearest }) => ({ message: of, hint: nearest && 'near' }),
  'unknown-question-folder': ({ kind, question, nearest }) => {
    if (kind !== 'misplaced') return { hint: nearest && 'near' }
    return { message: 'misplaced', hint: question ? 'moved' : 'misplaced' }
  },
  'unknown-id': ({ self, of = '', nearest }, parts) => {
    const targets: Names = parts.targets
    return { message: self ? 'self' : of, hint: nearest && 'near', values: { target: targets[of] ?? '' } }
  },
  'count-too-low': ({ of }, { texts }) => ({
    values: { texts: texts[of === 'answers' || of === 'comments' ? of : 'others'] },
  }),
  'before-question': ({ of, question, more, year }, { texts, asked }) => ({
    message: year ? 'year' : more !== undefined && 'more',
    hint: year && 'year',
    values: {
      older: texts[of === 'activity' || of === 'answer' || of === 'comment' ? of : 'other'],
      asked: question === undefined ? '' : asked({ question }),
    },
  }),
  // Lines of history are each below the other, as they may stand in the file.
  'missing-activity': ({ more, actor, lines }, { moreLines }) => ({
    ...both(actor && 'actor'),
    values: { rest: more ? moreLines({ more }) : '', lines: lines ? `\n${lines}` : '' },
  }),
}

type Names = Readonly<Record<string, string>>

function both(kind: Kind): Choice {
  return { message: kind, hint: kind }
}

/** What may be absent goes; what has to be there is known to a person, or is the word itself. */
function chooseNull({ key = '', value = '', manner, instead = '' }: Detail): Kind {
  if (toValueName(key) === 'text') return 'text'
  if (manner === 'remove' || (manner === 'replace' && !instead.includes(`"${value}"`))) return 'absent'
  if (/(?:^|\.)actor$/.test(key)) return 'actor'
  return /(?:^|\.)(?:tags|related|of|formerNames)$/.test(key) && 'item'
}

const settingKinds = [
  'editUrl',
  'id',
  'colour',
  'date',
  'language',
  'navigation',
  'timeZone',
  'redirects',
  'verification',
  'url',
  'site',
]

function chooseSetting({ expected = '', known, limit, least }: Detail): Kind {
  if (settingKinds.includes(expected)) return expected
  if (known) return 'known'
  return limit === undefined ? least !== undefined && 'least' : 'most'
}

function chooseRoot({ count, nearest, other, leftover, folder, misplaced }: Detail): Kind {
  if (misplaced === 'answers') return misplaced
  if (leftover) return 'leftover'
  if (folder === 'theme') return nearest ? 'themeNear' : 'theme'
  if (folder === 'pages') return 'pages'
  if (count) return 'many'
  if (nearest) return nearest.includes('/') ? 'move' : 'near'
  return other && 'beside'
}

/** What to write in the place of a value of another type. */
function findExample(detail: Detail, parts: Parts): string {
  const ofFiles: Readonly<Record<string, Names>> = parts.examplesOfFiles
  const [examples, types]: Names[] = [parts.examples, parts.types]
  const name = toValueName(toGeneralKey(detail))
  const { file = '', expected = '' } = detail
  const ofType = types?.[expected === 'int' ? 'number' : expected]
  return ofFiles[file]?.[name] ?? examples?.[name] ?? ofType ?? parts.otherValue
}

function chooseMissing(detail: Detail, parts: Parts): Choice {
  const { key = '', empty, found, file = '', pattern } = detail
  const ofFiles: Readonly<Record<string, Names>> = parts.missingInFiles
  const [examples, missing, patterns]: Names[] = [parts.examples, parts.missing, parts.patterns]
  if (pattern) {
    const what = patterns?.[toValueName(key)] ?? parts.patterns.other
    return { hint: key.endsWith('.votes') ? 'votes' : 'pattern', values: { what } }
  }
  const general = toGeneralKey(detail).replace(/\[\d+\]/g, '')
  const name = general === '*' ? key : toValueName(key)
  if (found === 'sequence') {
    const example = examples?.[name] ?? parts.listValue
    return { hint: name === 'poll' ? 'polls' : 'list', values: { example } }
  }
  if (key.endsWith(']')) return { hint: 'item' }
  const own = ofFiles[file]?.[general] ?? missing?.[general] ?? missing?.[name]
  const known = own?.replace(/^\*/, () => key)
  return { hint: empty && 'line', values: { name, example: known ?? `${name}: …` } }
}

/** `U+FF1A, full-width colon`; the code point alone where it has no name here. */
function toSignName(codePoint: string, signs: Names): string {
  const name = signs[codePoint]
  if (codePoint === 'NFD' && name !== undefined) return name
  return name === undefined ? codePoint : `${codePoint}, ${name}`
}

/** What the YAML parser says, for people who do not know YAML; the first that fits. */
const yamlReasons: readonly (readonly [RegExp, keyof Parts['yaml']])[] = [
  [/tab characters/, 'tab'],
  [/quoted scalar/, 'quote'],
  [/flow collection$|flow collection is not closed/, 'bracket'],
  [/missed comma/, 'comma'],
  [/found ','/, 'commas'],
  [/node content/, 'content'],
  [/escape sequence|hexadecimal/, 'escape'],
  [/a text needs quotes/, 'textQuotes'],
  [/no dash with a space/, 'dash'],
  [/space is missing|whitespace character/, 'space'],
  [/spaces before a key/, 'spaces'],
  [/multiline key|after a mapping key|document separator/, 'colon'],
  [/line break is expected|chomping|indentation width/, 'lineBreak'],
  [/one word/, 'word'],
  [/bad indentation$/, 'badIndentation'],
  [/indentation/, 'indentation'],
  [/non-printable/, 'unprintable'],
]

/** Never the parser's own words. */
function toYamlReason(reason: string): keyof Parts['yaml'] {
  return yamlReasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'other'
}
