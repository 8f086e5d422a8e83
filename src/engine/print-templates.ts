// Links the templates that Astro has compiled for pages of kinds to our runtime (print.ts), beside the same ones for its
// own app: each is compiled once. What the runtime lacks is an error here, with its place.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroUserConfig } from 'astro'
import { kinds } from '../site/kinds.ts'

type Plugin = Exclude<
  NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number],
  Promise<unknown> | unknown[] | false | null | undefined
>

const entry = fileURLToPath(new URL('./print-batch.ts', import.meta.url))
const runtime = fileURLToPath(new URL('./print.ts', import.meta.url))

/** A template that is linked to our runtime. Astro takes what ends as a template does for one that is to be compiled. */
const linked = /^\0(.+\.astro)\.printed$/
const toLinked = (path: string) => `\0${path}.printed`

/** @param onEntry is told the name of the module that prints. */
export function linkToPrinter(root: string, onEntry: (file: string) => void): Plugin {
  const planned = new Set(kinds.flatMap((kind) => kind.routes.map((route) => `src/pages/${route}.astro`)))
  const toName = (path: string) => relative(root, path).split(sep).join('/')
  let reference = ''
  let known: readonly string[] = []
  return {
    name: 'link-to-printer',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    async buildStart() {
      known = Object.keys(await import('./print.ts'))
      reference = this.emitFile({ type: 'chunk', id: entry, name: 'print' })
    },
    async resolveId(source, importer, options) {
      const [, template] = linked.exec(importer ?? '') ?? []
      if (template === undefined && !source.endsWith('.astro?printed')) return null
      if (source === 'astro/compiler-runtime') return runtime
      const asked = source.replace(/\?printed$/, '')
      const found = await this.resolve(asked, template ?? importer, { ...options, skipSelf: true })
      return found?.id.endsWith('.astro') ? toLinked(found.id) : found
    },
    async load(id) {
      const [, path] = linked.exec(id) ?? []
      if (path === undefined) return null
      // A page that no kind plans is printed by Astro.
      const name = toName(path)
      if (name.startsWith('src/pages/') && !planned.has(name)) return 'export {}'
      checkTemplate(name, readFileSync(path, 'utf8'))
      const { code } = await this.load({ id: path })
      const compiled = code ?? ''
      const lacking = listCalls(compiled).filter((call) => !known.includes(call))
      if (lacking.length > 0)
        throw new Error(`${name}: Astro calls ${lacking}, which src/engine/print.ts lacks.`)
      return { code: compiled, moduleType: 'ts' }
    },
    writeBundle() {
      onEntry(this.getFileName(reference))
    },
  }
}

/** What a compiled template imports from Astro's runtime. */
function listCalls(compiled: string): string[] {
  const [, names = ''] = /^import \{([^{}]*)\} from "astro\/compiler-runtime"/m.exec(compiled) ?? []
  return names.split(',').map((name) => name.trim().replace(/ as .*/, ''))
}

/** Each with what to do instead. */
const refused: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:client|server):[a-z]+/,
    'No component runs in a browser: write a script into src/site/components/page.ts.',
  ],
  [/\bdefine:vars\b/, 'Give what a script needs as data-… attributes.'],
  [/\btransition:[a-z]+/, 'Pages have no transitions of Astro.'],
  [/<style\b/, 'No page links to it: write a stylesheet in src/look/styles.'],
  [
    /\bAstro\.(?!props\b|slots\b)\w+/,
    'There are Astro.props and Astro.slots: make the rest in a kind of src/site/kinds.',
  ],
  [
    /\b(?:ReadableStream|async\s*\*|async\s+function\s*\*)/,
    'A page is printed whole: wait for what it shows in the frontmatter.',
  ],
]

/** @param name below the project. @throws for what our runtime does not print. */
export function checkTemplate(name: string, text: string): void {
  text.split('\n').forEach((line, index) => {
    for (const [pattern, instead] of refused) {
      const [found] = pattern.exec(line) ?? []
      if (found !== undefined) throw new Error(`${name}:${index + 1}: ${found} can't be printed. ${instead}`)
    }
  })
}
