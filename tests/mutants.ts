// What the tests would miss: single faults put into the code, one at a time. A fault that no test notices has survived.
//
//   node src/commands/start.mjs tests/mutants.ts take 30 200 > list.jsonl      200 faults over all rooms of src, by a seed
//   node src/commands/start.mjs tests/mutants.ts try list.jsonl -- npm test    which of them a command notices
//
// `try` edits the files of this checkout and puts them back, so it belongs in a clone that nobody works in. The command
// finds the path of the edited file in MUTATED_FILE. A fault is found again by its line's text, wherever the line is now.
// tests/fixtures/mutants.jsonl is the list by which suites are compared.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFolder } from './support/project.ts'

interface Mutant {
  file: string
  /** From 1. */
  line: number
  /** The whole line, before and after. */
  before: string
  after: string
}

const operators = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['+', '-'],
  ['-', '+'],
])

const [action, ...parameters] = process.argv.slice(2)
if (action === 'take') takeMutants(Number(parameters[0]), Number(parameters[1]))
else if (action === 'try') tryMutants(parameters[0] ?? '', parameters.slice(parameters.indexOf('--') + 1))
else throw new Error('usage: mutants.ts take <seed> <count> | try <list> -- <command>')

/** A room gets a share by its possible faults, and at least two. */
function takeMutants(seed: number, count: number): void {
  const random = createRandom(seed)
  const rooms = Map.groupBy(listMutants(), ({ file }) => file.split('/').slice(1, -1)[0] ?? '')
  const total = [...rooms.values()].reduce((sum, { length }) => sum + length, 0)
  const chosen = [...rooms.values()].flatMap((mutants) => {
    const share = Math.max(2, Math.round((mutants.length / total) * count))
    return shuffle(mutants, random).slice(0, share)
  })
  for (const mutant of shuffle(chosen, random).slice(0, count)) {
    process.stdout.write(`${JSON.stringify(mutant)}\n`)
  }
}

function tryMutants(list: string, [command = '', ...args]: readonly string[]): void {
  const mutants = readFileSync(list, 'utf8').trim().split('\n')
  let survived = 0
  for (const [index, text] of mutants.entries()) {
    const { file, line, before, after }: Mutant = JSON.parse(text)
    const path = join(projectFolder, file)
    const source = readFileSync(path, 'utf8')
    const lines = source.split('\n')
    const place = lines[line - 1] === before ? line - 1 : lines.indexOf(before)
    if (place < 0) throw new Error(`${file}: the line is gone: ${before.trim()}`)
    let status: number | null
    try {
      writeFileSync(path, lines.with(place, after).join('\n'))
      const environment = { ...process.env, MUTATED_FILE: file }
      ;({ status } = spawnSync(command, args, { cwd: projectFolder, env: environment, stdio: 'ignore' }))
    } finally {
      writeFileSync(path, source)
    }
    if (status === 0) survived += 1
    const verdict = status === 0 ? 'survived' : 'killed'
    process.stdout.write(`${index + 1}/${mutants.length} ${verdict} ${file}:${place + 1}  ${after.trim()}\n`)
  }
  process.stdout.write(`${mutants.length - survived} killed, ${survived} survived\n`)
}

/** Every fault that may be put into the code, in the order of files and places. */
function listMutants(): Mutant[] {
  const files = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .sort()
    .flatMap(listMutantsOf)
}

function listMutantsOf(file: string): Mutant[] {
  const text = readFileSync(join(projectFolder, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const mutants: Mutant[] = []
  const add = (node: ts.Node, replacement: string) => {
    const start = source.getLineAndCharacterOfPosition(node.getStart())
    const end = source.getLineAndCharacterOfPosition(node.getEnd())
    const before = lines[start.line] ?? ''
    if (start.line !== end.line || lines.filter((line) => line === before).length > 1) return
    const after = before.slice(0, start.character) + replacement + before.slice(end.character)
    mutants.push({ file, line: start.line + 1, before, after })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    const replacement = toReplacement(node)
    if (replacement !== undefined) add(node, replacement)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return mutants
}

/** An operator turned, a number one more, a yes a no, a condition always true, a statement left out. */
function toReplacement(node: ts.Node): string | undefined {
  const { parent } = node
  if (ts.isBinaryExpression(parent) && parent.operatorToken === node) return operators.get(node.getText())
  if (ts.isIfStatement(parent) && parent.expression === node) return `true || ${node.getText()}`
  if (ts.isNumericLiteral(node)) return `${Number(node.text.replaceAll('_', '')) + 1}`
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true'
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return node.operand.getText()
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return '{}'
  return undefined
}

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
