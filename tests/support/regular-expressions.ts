// Every regular expression of src/, read from its source: a new one is found by itself.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { projectFolder } from './project.ts'

export interface WrittenExpression {
  /** Inside src/, with `/`. */
  file: string
  /** As it stands there: a literal, or the call that makes one. */
  code: string
  /** Undefined for a call, whose arguments only the program knows. */
  expression: RegExp | undefined
}

const source = join(projectFolder, 'src')

export function readRegularExpressions(): WrittenExpression[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs|astro)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => findExpressions(posix.relative(source, path), toScript(path)))
}

/** Of a component, what stands before its template and in its scripts. */
function toScript(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (!path.endsWith('.astro')) return text
  const [, frontMatter = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const scripts = Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), (match) => match[1] ?? '')
  return [frontMatter, ...scripts].join('\n')
}

export function findExpressions(file: string, script: string): WrittenExpression[] {
  const found: WrittenExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      found.push({ file, code: node.text, expression: toExpression(node.text) })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    ) {
      found.push({ file, code: node.getText(), expression: undefined })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS))
  return found
}

function toExpression(literal: string): RegExp {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}
