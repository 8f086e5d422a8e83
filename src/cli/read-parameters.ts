import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Values and positions of the command line. What the command does not know ends it with a line that says so and exit code 2. */
export function readParameters<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    const known =
      names.length > 0 ? `This command knows ${names.join(', ')}.` : 'This command has no options.'
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${known}\n`)
    process.exit(2)
  }
}
