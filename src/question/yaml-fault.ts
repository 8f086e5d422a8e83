// What is wrong with YAML, in the project's own codes.
import type { YAMLException } from 'js-yaml'
import type { IssueCode } from './issue.ts'
import { limits } from './limits.ts'

/** A fault of the YAML itself; `offset` counts from the start of the parsed text. */
export class YamlFault extends Error {
  readonly code: IssueCode
  readonly offset: number
  readonly detail: Record<string, string>
  constructor(code: IssueCode, offset: number, detail: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.offset = offset
    this.detail = detail
  }
}

/** What the parser says, which knows neither codes nor where a tag begins. */
export function toYamlFault(source: string, error: YAMLException): YamlFault {
  const offset = Math.min(error.mark?.position ?? 0, source.length)
  if (/nesting|depth/i.test(error.reason)) {
    return new YamlFault('nesting-too-deep', offset, { limit: `${limits.yamlDepth}`, where: 'yaml' })
  }
  if (/duplicated mapping key/i.test(error.reason))
    return new YamlFault('yaml-duplicate-key', offset, { value: '' })
  // The parser says this of anything that can't go on, such as a key without its colon.
  const isExpected = /end of the stream or a document separator|multiple documents/i.test(error.reason)
  if (isExpected && /^(?:---|\.\.\.)/m.test(source.slice(offset, offset + 3))) {
    return new YamlFault('yaml-document', offset)
  }
  if (/\btag\b/i.test(error.reason)) {
    const start = findTag(source, offset)
    return new YamlFault('yaml-tag', start, {
      value: /^\S*/.exec(source.slice(start, start + 40))?.[0] ?? '',
    })
  }
  if (/alias|anchor/i.test(error.reason))
    return new YamlFault('yaml-alias', offset, { value: source[offset] ?? '' })
  return new YamlFault('yaml-syntax', offset, { reason: error.reason })
}

/** A tag may hold more than one `!`: `!handle!name`. */
function findTag(source: string, offset: number): number {
  const last = source.lastIndexOf('!', offset)
  const blank = Math.max(source.lastIndexOf(' ', last), source.lastIndexOf('\n', last))
  return Math.max(0, source.indexOf('!', blank + 1))
}
