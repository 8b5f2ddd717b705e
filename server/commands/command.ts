import type { Logger } from 'pino'
import type { Configuration } from '../configuration'

/** An option of a command, for example `--keep 7`. */
export interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly description: string
  /** The placeholder for its value in the help: `DAYS`. */
  readonly value?: string
}

type CommandOptions = Readonly<Record<string, CommandOption>>

/** A positional argument. */
interface CommandArgument {
  /** Its name in the help: `EMAIL`. */
  readonly name: string
  readonly description: string
}

/** The environment of a command. */
export interface CommandContext {
  /** The project's folder, with the build in `dist`. */
  readonly root: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Reads the environment; throws a `ConfigurationError` for invalid values. */
  configuration(): Configuration
  readonly log: Logger
  /** Reads all of standard input, at most 10,000 characters. */
  readInput(): Promise<string>
  /** Reports progress on standard error: standard output is for the result. */
  progress(text: string): void
}

/** The result of a command: text for people, and data for programs (`--json`). */
export interface CommandResult {
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
  /** True if it ran but found problems: exits with 1. */
  readonly hasFailed?: boolean
}

interface CommandInput<Options extends CommandOptions> {
  readonly options: {
    readonly [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string
  }
  readonly arguments: readonly string[]
}

interface CommandDefinition<Options extends CommandOptions> {
  /** The name on the command line: `user create`. */
  readonly name: string
  readonly summary: string
  /** Further sentences for its help. */
  readonly description?: string
  readonly arguments?: readonly CommandArgument[]
  readonly options: Options
  /** Returns `null` for a command that keeps running, such as `start`. */
  run(input: CommandInput<Options>, context: CommandContext): Promise<CommandResult | null>
}

/** A command with its option types erased, as used by the command line. */
export type Command = Omit<CommandDefinition<CommandOptions>, 'run'> & {
  run(
    input: {
      readonly options: Readonly<Record<string, string | boolean>>
      readonly arguments: readonly string[]
    },
    context: CommandContext,
  ): Promise<CommandResult | null>
}

export function defineCommand<const Options extends CommandOptions>(
  definition: CommandDefinition<Options>,
): Command {
  return {
    ...definition,
    // The command line passes only options of the definition, with the declared types.
    run: (input, context) => definition.run(input as CommandInput<Options>, context),
  }
}

/** Invalid usage of a command: exits with 2. */
export class WrongUse extends Error {}

/** The reason why a command failed, with advice: exits with 1. */
export class CommandFailed extends Error {}
