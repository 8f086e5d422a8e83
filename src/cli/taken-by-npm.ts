import { type CommandName, toNpm } from '../messages/help.ts'

/** As far as it is needed here, of the environment that npm gives to a script. */
export interface NpmCall {
  environment: NodeJS.ProcessEnv
  command: CommandName
  /** Names of the command's options. */
  options: readonly string[]
  /** What the command has been given. */
  parameters: readonly string[]
}

/**
 * `npm run build --shard=2/8` gives npm an option that it does not know, and the command none: npm leaves it as
 * `npm_config_shard`. Undefined where nothing is missing. What other scripts start inherits the same variables, which is
 * why the name of the script counts.
 */
export function findTakenByNpm({ environment, command, options, parameters }: NpmCall) {
  // `npm run test:all` is `npm test -- --all`.
  if (environment['npm_lifecycle_event']?.split(':')[0] !== command) return undefined
  const taken = options.flatMap((name) => {
    const value = environment[`npm_config_${name.replaceAll('-', '_')}`]
    if (value === undefined || value === '') return []
    return [value === 'true' ? `--${name}` : `--${name}=${value}`]
  })
  if (taken.length === 0) return undefined
  return { options: taken.join(' '), call: [toNpm(command), '--', ...taken, ...parameters].join(' ') }
}
