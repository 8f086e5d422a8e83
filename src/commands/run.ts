// The one runner of all commands: reads the call, loads the command, and says in words what ended it.
import { toArchiveFolders } from '../folder/environment.ts'
import { archiveFolder } from '../kept/program.ts'
import { chooseLanguage } from '../words/choose-language.mjs'
import type { CommandName } from '../words/help.ts'
import { findWords } from '../words/words.ts'
import { type Call, findLanguage, readParameters } from './call.ts'
import { reportFailure } from './failure.ts'

/** Each gives its exit code. A command is loaded when it is called, so that help and wrong calls wait for none. */
const commands = {
  build: async (call: Call<'build'>) => (await import('./build.ts')).build(call),
  changes: async (call: Call<'changes'>) => (await import('./changes.ts')).changes(call),
  check: async (call: Call<'check'>) => (await import('./check.ts')).check(call),
  compile: async (call: Call<'compile'>) => (await import('./build.ts')).compile(call),
  dev: async (call: Call<'dev'>) => (await import('./dev.ts')).dev(call),
  hosting: async (call: Call<'hosting'>) => (await import('./hosting.ts')).hosting(call),
  import: async (call: Call<'import'>) => (await import('./import.ts')).importSource(call),
  init: async (call: Call<'init'>) => (await import('./init.ts')).init(call),
  lockfile: async (call: Call<'lockfile'>) => (await import('./lockfile.ts')).lockfile(call),
  new: async (call: Call<'new'>) => (await import('./new.ts')).createNew(call),
  pack: async (call: Call<'pack'>) => (await import('./pack.ts')).pack(call),
  preview: async (call: Call<'preview'>) => (await import('./preview.ts')).preview(call),
  schema: async (call: Call<'schema'>) => (await import('./schema.ts')).schema(call),
  tidy: async (call: Call<'tidy'>) => (await import('./tidy.ts')).tidy(call),
  'verify-node': async (call: Call<'verify-node'>) => (await import('./verify-node.ts')).verifyNode(call),
}

type Name = keyof typeof commands

/** Where exit code 1 says that the content, or what is compared, is not well. */
const failed: Partial<Record<Name, number>> = { changes: 2, check: 2, 'verify-node': 2 }

export function isCommand(name: string): name is Name {
  return Object.hasOwn(commands, name)
}

/** Parameters are those of the process; so is the exit code. */
export async function runCommand<Called extends Name>(name: Called): Promise<void> {
  const call = readCall(name)
  const command: (call: Call<Called>) => Promise<number> = commands[name]
  try {
    process.exitCode = await command(call)
  } catch (error) {
    reportFailure(error, call.language, name === 'build' ? 'shares' : 'none')
    process.exitCode = failed[name] ?? 1
  }
}

/** Asked for help, the command shows it and ends with exit code 0; what it does not know, or npm has kept, ends it. */
export function readCall<Name extends CommandName>(command: Name): Call<Name> {
  // The archive that it makes is not there yet: that of a checkout has nothing to say.
  if (command === 'init') process.env['ARCHIVE_LANG'] ||= chooseLanguage(process.env, undefined).language
  const parameters = readParameters(command)
  const root = archiveFolder
  const folders = toArchiveFolders(root, process.env)
  const language = findLanguage(folders.content)
  const start = process.env['INIT_CWD'] ?? process.cwd()
  return { root, folders, start, ...parameters, language, words: findWords(language) }
}
