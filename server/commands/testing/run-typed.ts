import pino from 'pino'
import { type Configuration, readConfiguration } from '../../configuration'
import { allCommands } from '../all-commands'
import type { Command } from '../command'
import { type ExitCode, runCommandLine } from '../command-line'

interface TypedCommand {
  readonly code: ExitCode | null
  readonly out: string
  readonly error: string
}

interface TypedOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly commands?: readonly Command[]
  /** Standard input. */
  readonly input?: string
  readonly configuration?: () => Configuration
}

/** For tests: what a person gets who types this after `toran`. */
export async function runTyped(
  args: readonly string[],
  { environment = {}, commands = allCommands, input = '', ...given }: TypedOptions = {},
): Promise<TypedCommand> {
  let out = ''
  let error = ''
  const code = await runCommandLine(args, {
    commands,
    write: (text) => {
      out += text
    },
    writeError: (text) => {
      error += text
    },
    context: {
      root: process.cwd(),
      environment,
      configuration: given.configuration ?? (() => readConfiguration(environment)),
      log: pino({ level: 'silent' }),
      readInput: async () => input,
      progress: () => undefined,
    },
  })
  return { code, out, error }
}
