import type { Logger } from 'pino'
import type { Configuration } from '../configuration'

/** An option of a command, as `--keep 7`. */
export interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly description: string
  /** What stands for its value in the help: `DAYS`. */
  readonly value?: string
}

type CommandOptions = Readonly<Record<string, CommandOption>>

/** What follows the name of a command without a name of its own, in order. */
interface CommandArgument {
  /** As the help calls it: `EMAIL`. */
  readonly name: string
  readonly description: string
}

/** Where a command runs. */
export interface CommandContext {
  /** The project's folder; `dist` in it holds the build. */
  readonly root: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Reads the environment; throws a `ConfigurationError` for what cannot be used. */
  configuration(): Configuration
  readonly log: Logger
  /** The whole of standard input, at most 10,000 characters. */
  readInput(): Promise<string>
  /** Says how far it has come, on the error channel: standard output is for the result. */
  progress(text: string): void
}

/** What a command has done: in sentences for people, and the same for programs (`--json`). */
export interface CommandResult {
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
  /** It ran, and what it looked at is not in order: ends with 1. */
  readonly hasFailed?: boolean
}

interface CommandInput<Options extends CommandOptions> {
  readonly options: {
    readonly [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string
  }
  readonly arguments: readonly string[]
}

interface CommandDefinition<Options extends CommandOptions> {
  /** As it is called: `user create`. */
  readonly name: string
  readonly summary: string
  /** More for its help, in whole sentences. */
  readonly description?: string
  readonly arguments?: readonly CommandArgument[]
  readonly options: Options
  /** `null` of one that goes on, as `start`. */
  run(input: CommandInput<Options>, context: CommandContext): Promise<CommandResult | null>
}

/** A command whose options are forgotten: what the command line works with. */
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
    // The command line gives values only to options of the definition, of the type each has there.
    run: (input, context) => definition.run(input as CommandInput<Options>, context),
  }
}

/** The command was called with something it cannot work with: ends with 2. */
export class WrongUse extends Error {}

/** What the command could not do, with what to do about it: ends with 1. */
export class CommandFailed extends Error {}
