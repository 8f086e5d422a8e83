// Files of src/ as the house rules look at them: what they import, and their code without comments.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  /** Inside src/, with `/`. */
  path: string
  imports: Import[]
  code: string
}

export interface Import {
  /** Path inside src/, or the name of a package. */
  target: string
  typeOnly: boolean
  /** Of a file that is loaded only once the code comes to it. */
  late: boolean
}

const source = join(import.meta.dirname, '../../src')

export function readSourceFiles(): SourceFile[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => parseSourceFile(posix.relative(source, path), readFileSync(path, 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function parseSourceFile(path: string, text: string): SourceFile {
  if (path.endsWith('.astro')) return parseComponent(path, text)
  if (!path.endsWith('.ts')) return { path, imports: [], code: text }
  return { path, ...parseScript(path, text) }
}

/** Front matter and scripts are code; what is left is a template. */
function parseComponent(path: string, text: string): SourceFile {
  const [, frontMatter = '', template = text] = /^---\n(.*?\n)?---\n(.*)$/s.exec(text) ?? []
  const scripts = Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), (match) => match[1] ?? '')
  const { imports, code } = parseScript(path, [frontMatter, ...scripts].join('\n'))
  const linked = Array.from(template.matchAll(/<script\s+src="([^"]+)"/g), (match) => match[1] ?? '')
  const shown = template.replace(/<script>.*?<\/script>|<!--.*?-->|\{\/\*.*?\*\/\}/gs, '')
  return {
    path,
    imports: [
      ...imports,
      ...linked.map((target) => ({ target: resolve(path, target), typeOnly: false, late: false })),
    ],
    code: `${code}\n${shown}`,
  }
}

function parseScript(path: string, text: string): Omit<SourceFile, 'path'> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const imports: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, late = false) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      imports.push({ target: resolve(path, specifier.text), typeOnly, late })
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { imports, code: ts.createPrinter({ removeComments: true }).printFile(file) }
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  if (clause.name || !names || !ts.isNamedImports(names)) return false
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly)
}

function resolve(path: string, specifier: string): string {
  const [target = ''] = specifier.split('?')
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
}
