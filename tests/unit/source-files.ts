// Files of src/ as the house rules look at them: what they import, and their code without comments.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  /** Inside src/, with `/`. */
  path: string
  imports: Import[]
  /** Names that others may import. */
  exports: string[]
  code: string
  lines: number
}

export interface Import {
  /** Path inside src/, or the name of a package. */
  target: string
  /** Undefined where all of it may be used. */
  names: string[] | undefined
  typeOnly: boolean
  /** Of a file that is loaded only once the code comes to it. */
  late: boolean
}

const source = join(import.meta.dirname, '../../src')

/** @param folder that is looked at; paths are those from src/. */
export function readSourceFiles(folder = source): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => parseSourceFile(posix.relative(source, path), readFileSync(path, 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function parseSourceFile(path: string, text: string): SourceFile {
  if (path.endsWith('.astro')) return parseComponent(path, text)
  const lines = text.split('\n').length - 1
  if (!/\.m?[jt]s$/.test(path)) return { path, imports: [], exports: [], code: text, lines }
  return { path, ...parseScript(path, text), lines }
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
      ...linked.map((target) => ({
        target: resolve(path, target),
        names: undefined,
        typeOnly: false,
        late: false,
      })),
    ],
    exports: [],
    code: `${code}\n${shown}`,
    lines: text.split('\n').length - 1,
  }
}

function parseScript(path: string, text: string): Pick<SourceFile, 'imports' | 'exports' | 'code'> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const imports: Import[] = []
  const add = (
    specifier: ts.Node | undefined,
    {
      typeOnly = false,
      late = false,
      names,
    }: { typeOnly?: boolean; late?: boolean; names?: string[] | undefined },
  ) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      imports.push({ target: resolve(path, specifier.text), names, typeOnly, late })
    }
  }
  /** `new URL('./read-picture.ts#readBatches', …)`: what a worker calls. */
  const addJob = (argument: ts.Node | undefined) => {
    const [, target, job] =
      /^(\.[^#]*)#(\w+)$/.exec(argument && ts.isStringLiteralLike(argument) ? argument.text : '') ?? []
    if (target && job)
      imports.push({ target: resolve(path, target), names: [job], typeOnly: false, late: true })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause } = node
      add(node.moduleSpecifier, { typeOnly: isTypeOnly(importClause), names: toNames(importClause) })
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, { typeOnly: node.isTypeOnly })
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, { typeOnly: true })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { late: true })
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'URL') addJob(node.arguments?.[0])
    ts.forEachChild(node, visit)
  }
  visit(file)
  const exports = file.statements.flatMap(toExports)
  return { imports, exports, code: ts.createPrinter({ removeComments: true }).printFile(file) }
}

function toExports(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement)) return []
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (!ts.isVariableStatement(statement)) {
    const name = ts.getNameOfDeclaration(statement as ts.DeclarationStatement)
    return name && ts.isIdentifier(name) ? [name.text] : []
  }
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  )
}

/** Names of the other file: also those that are read of `import * as`; undefined for all of it. */
function toNames(clause: ts.ImportClause | undefined): string[] | undefined {
  const bindings = clause?.namedBindings
  if (!clause) return undefined
  if (bindings && ts.isNamespaceImport(bindings)) {
    const members = new RegExp(`(?<![\\w.])${bindings.name.text}\\.(\\w+)`, 'g')
    return Array.from(clause.getSourceFile().text.matchAll(members), ([, name = '']) => name)
  }
  const named = bindings?.elements.map(({ name, propertyName }) => (propertyName ?? name).text) ?? []
  return clause.name ? ['default', ...named] : named
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
  if (!target.startsWith('.')) return target
  return posix.join(posix.dirname(path), target).replace(/^\.\.\/src\//, '')
}
