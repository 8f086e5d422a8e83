// npm run pack: the package gotgam. The program and its packages become plain JavaScript in one folder, with compiled
// templates, fonts and schemas beside it, so that nothing is compiled on a publisher's machine.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Asset,
  assetsName,
  findOrMakeBundle,
  type PackedList,
  packedBundle,
  portableName,
  putBundle,
  removeOldBundles,
  touchBundle,
} from '../engine/bundle.ts'
import { digestCode, digestText } from '../kept/digest.ts'
import { makeCacheFolder, makeFolders } from '../kept/write.ts'
import { fontSources } from '../look/font-faces.ts'
import { mathStyleSheet, writeReadyFonts } from '../look/make-fonts.ts'
import type { Call } from './call.ts'
import { oldestNode } from './packaged-node.mjs'
import { sharedFiles } from './repository-files.ts'
import { runNpmPack, toPackedName } from './run-npm.ts'

/** What can't be bundled: it loads files of its own, or is another for each platform. */
const external = ['@takumi-rs/core', '7z-wasm', 'sharp', 'subset-font']

/** In the place of the checkout, which modules name that Astro has compiled. */
const placeholder = '/gotgam'

/** Files and folders of the checkout that are in it as they are. */
const copied = ['schema', 'public', 'LICENSE', 'src/look/styles', ...sharedFiles]

export async function pack({ root, folders, positionals }: Call<'pack'>): Promise<number> {
  const packed = await findOrPackProgram({ root, folders })
  const out = resolve(root, positionals[0] ?? 'pack')
  makeFolders(out)
  const file = join(out, basename(packed))
  copyFileSync(packed, file)
  process.stdout.write(`${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB\n`)
  return 0
}

type Checkout = Pick<Call<'pack'>, 'root' | 'folders'>

/**
 * The packed file of this state of the code, which is made once and kept in the cache: a checkout may hold changes that
 * no commit has, or come without Git. @param onPack called before it is made.
 */
export async function findOrPackProgram({ root, folders }: Checkout, onPack = () => {}): Promise<string> {
  const name = `packed-${digestCode(root, /^$/, ['schema', 'public', '.vscode', '.github'])}`
  const folder = join(folders.cache, name)
  const known = findPacked(folder)
  if (known !== undefined) {
    touchBundle(folders.cache, name)
    return known
  }
  onPack()
  makeCacheFolder(folders.cache)
  const arriving = `${folder}.${process.pid}`
  const unpacked = mkdtempSync(join(tmpdir(), 'gotgam-pack-'))
  try {
    await writePackage({ root, folders }, unpacked)
    makeFolders(arriving)
    const file = runNpmPack([], { cwd: unpacked, out: arriving })
    const packed = toPackedName(file)
    renameSync(file, packed)
    // That of another process is the same, byte for byte.
    putBundle(arriving, folder, () => findPacked(folder) !== undefined)
    removeOldBundles(folders.cache, name)
    return join(folder, basename(packed))
  } finally {
    for (const each of [arriving, unpacked]) rmSync(each, { recursive: true, force: true })
  }
}

/** Undefined where there is none, or not one and whole. */
function findPacked(folder: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const [file] = files
  return file !== undefined && files.length === 1 && file === toPackedName(file) ? file : undefined
}

/** @param folder of the package, which is empty. */
async function writePackage({ root, folders }: Checkout, folder: string): Promise<void> {
  makeFolders(join(folder, 'fonts'))
  const bundle = await findOrMakeBundle(folders, digestCode(root))
  const modules = await bundleProgram({ root, folder, templates: bundle.modules.printer })
  const toListed =
    (name: string) =>
    ({ file, source, hash }: Asset) => {
      const listed = `${name}/${file}`
      cpSync(`${source}`, join(folder, packedBundle.folder, listed))
      return [listed, [readFileSync(`${source}`).length, hash]] as const
    }
  const files = [...bundle.assets.map(toListed(assetsName)), ...bundle.portable.map(toListed(portableName))]
  const { routes, modules: own } = bundle
  const list: PackedList = { routes, scripts: own.scripts, files: Object.fromEntries(files) }
  writeFileSync(join(folder, packedBundle.list), JSON.stringify(list).replaceAll(root, placeholder))
  await writeFonts(root, folder)
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'THIRD-PARTY.md'), toNotices(root, modules))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toDescription(root), null, 2)}\n`)
}

/** @returns paths of all modules that are in it. */
async function bundleProgram({
  root,
  folder,
  templates,
}: {
  root: string
  folder: string
  templates: string
}) {
  const { rolldown } = await import('rolldown')
  const source = join(root, 'src')
  const workers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => listNamedModules(join(source, name), readFileSync(join(source, name), 'utf8')))
    .filter((path) => existsSync(path) && !/^(?:make-bundle\.ts|start\.mjs)$/.test(basename(path)))
  const toName = (path: string) =>
    relative(source, path)
      .replace(/\.(?:ts|mjs)$/, '')
      .split(sep)
      .join('-')
  const input = {
    gotgam: join(source, 'commands/gotgam.mjs'),
    templates,
    ...Object.fromEntries(workers.map((path) => [toName(path), path])),
  }
  const bundle = await rolldown({
    cwd: root,
    input,
    external: [...external, /^node:/],
    platform: 'node',
    preserveEntrySignatures: 'strict',
    transform: {
      target: `node${oldestNode}`,
      define: { PACKED_CODE: JSON.stringify(digestText(digestCode(root))) },
    },
    logLevel: 'silent',
    plugins: [
      {
        name: 'workers',
        transform: (code, path) => {
          if (!path.startsWith(source) || !path.endsWith('.ts')) return null
          return code.replace(namedModule, (written, name, job = '') => {
            const target = join(dirname(path), name)
            return workers.includes(target)
              ? `new URL('./${toName(target)}.js${job}', import.meta.url)`
              : written
          })
        },
      },
    ],
  })
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    sourcemap: true,
    minify: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  for (const { fileName } of output) {
    const path = join(folder, 'dist', fileName)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replaceAll(pathToFileURL(root).href, `file://${placeholder}`).replaceAll(root, placeholder),
    )
  }
  return output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []))
}

/** `new URL('./a.ts#job', import.meta.url)`: a module that is named and not imported. */
const namedModule = /new URL\(\s*'(\.[^'#]+\.(?:ts|mjs))(#\w+)?',\s*import\.meta\.url,?\s*\)/g

function listNamedModules(path: string, code: string): string[] {
  return Array.from(code.matchAll(namedModule), ([, name = '']) => join(dirname(path), name))
}

async function writeFonts(root: string, folder: string): Promise<void> {
  const { convert } = await import('fontverter')
  // Of formulas every archive has the same: a ready-made font is all of it.
  const { text, code } = fontSources
  for (const { name, path } of [text, code]) {
    const font = await convert(readFileSync(join(root, 'node_modules', path)), 'woff2')
    writeFileSync(join(folder, 'fonts', `${name}.woff2`), font)
  }
  await writeReadyFonts(join(folder, 'fonts'))
  copyFileSync(join(root, 'src/look/styles', mathStyleSheet), join(folder, 'fonts', mathStyleSheet))
}

interface Description {
  name: string
  version: string
  description: string
  license: string
  repository?: string
  dependencies: Record<string, string>
}

function toDescription(root: string): object {
  const own: Description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { name, version, description, license, repository, dependencies } = own
  return {
    name,
    version,
    description,
    license,
    ...(repository && { repository }),
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    bin: { gotgam: 'dist/gotgam.js' },
    dependencies: Object.fromEntries(external.map((each) => [each, dependencies[each]])),
  }
}

/** Names, versions and licences of packages whose code or fonts are in the package. */
function toNotices(root: string, modules: readonly string[]): string {
  const fonts = Object.values(fontSources).map(({ path }) => join(root, 'node_modules', path))
  const packages = new Set(
    [...modules, ...fonts].flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  )
  return [...packages]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each) && !each.endsWith('.js'))
      const text =
        file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : ''
      return `## ${name} ${version}\n\n${license}\n\n${text}\n`
    })
    .join('\n')
}
