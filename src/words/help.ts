// What `--help` prints, and how a wrong call is told: what does not depend on the language, and the shape of what does.

/** How a source is imported. */
const sourceOptions = {
  category: '{category}',
  edits: '',
  unlisted: '',
  categories: 'site.json',
  mapping: 'mapping.yaml',
  url: 'https://example.com',
} as const

/**
 * Every command, with its options in the order of its help, an example of each option's value (none for a switch, `{so}`
 * one of the language), what may stand besides options, and one call as an example, as it is in a checkout.
 */
export const commandCalls = {
  build: {
    options: { prepare: '8', shard: '2/8', 'one-output': '', portable: '' },
    example: 'npm run build -- --prepare=8',
  },
  changes: {
    options: { base: 'origin/main', format: 'markdown' },
    example: 'npm run changes -- --base origin/main',
  },
  check: {
    options: { base: 'origin/main', fix: '', format: 'json', 'pull-request': '' },
    example: 'npm run check -- --fix',
  },
  compile: { options: {}, example: 'npm run compile' },
  dev: { options: { port: '8080' }, example: 'npm run dev -- --port 8080' },
  hosting: { options: {}, parameters: 'nginx', example: 'npm run hosting -- nginx' },
  import: {
    options: {
      out: 'my-archive',
      into: '',
      ...sourceOptions,
      'allow-private': '',
      again: '',
      concurrency: '4',
      delay: '100',
    },
    parameters: 'stackexchange dump',
    example: 'npm run import -- stackexchange dump --out my-archive',
  },
  init: {
    options: {
      from: 'stackexchange',
      ...sourceOptions,
      locale: 'en',
      package: '0.1.0',
      'self-contained': '',
    },
    parameters: '../my-archive [dump]',
    example: 'npm run init -- ../my-archive --from stackexchange dump',
  },
  lockfile: { options: {}, example: 'npm run lockfile' },
  new: {
    options: {
      title: '{title}',
      tags: '{tags}',
      category: '{category}',
      actor: '{actor}',
      at: '2024-05-01',
      id: 'put-or-patch',
      body: '{body}',
      question: 'put-or-patch',
      answer: '5678',
    },
    parameters: '[answer | comment]',
    example: 'npm run new -- --title {title} --tags {tags}',
  },
  pack: { options: {}, parameters: 'pack', example: 'npm run pack' },
  preview: { options: { port: '8080' }, example: 'npm run preview -- --port 8080' },
  schema: { options: { check: '' }, example: 'npm run schema -- --check' },
  test: {
    options: { all: '', rest: '', changed: '' },
    parameters: 'origin/main',
    example: 'npm test -- --changed origin/main',
  },
  tidy: {
    options: { check: '', repair: '' },
    parameters: 'content/questions/a.md …',
    example: 'npm run tidy -- content/questions/a.md',
  },
  'verify-node': {
    options: { base: 'origin/main', format: 'github', from: 'https://nodejs.org/dist' },
    example: 'npm run verify-node -- --base origin/main',
  },
} as const satisfies Record<string, CommandCall>

export interface CommandCall {
  options: Readonly<Record<string, string>>
  parameters?: string
  example: string
}

export type CommandName = keyof typeof commandCalls

const ofCheckouts = ['compile', 'lockfile', 'pack', 'test', 'verify-node']

/** Those that need no checkout. */
export const packageCommands = Object.keys(commandCalls).filter(
  (name): name is CommandName => !ofCheckouts.includes(name),
)

type Options<Name extends CommandName> = (typeof commandCalls)[Name]['options']
export type OptionName<Name extends CommandName> = keyof Options<Name> & string

/** What a call can give: `true` for a switch, text for every other option. */
export type OptionValues<Name extends CommandName> = {
  -readonly [Option in keyof Options<Name>]?: Options<Name>[Option] extends '' ? boolean : string
}

/** What a language says of each command: of exit code 2, a wrong call, all say the same, and so of how a source is imported. */
export type CommandHelps = {
  readonly [Name in CommandName]: {
    readonly does: string
    readonly options: Readonly<
      Record<Exclude<OptionName<Name>, Name extends 'init' ? keyof typeof sourceOptions : never>, string>
    >
    readonly exitCodes: Readonly<Record<number, string>>
  }
}
