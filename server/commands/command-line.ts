import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ApiError } from '../http/errors/api-error'
import { startProblem } from '../start-problem'
import { type Command, type CommandContext, CommandFailed, WrongUse } from './command'
import { helpOf, helpOfAll, helpOfGroup } from './help'

/** 0: done. 1: failed, or problems found. 2: invalid usage. */
export type ExitCode = 0 | 1 | 2

interface CommandLine {
  readonly commands: readonly Command[]
  readonly context: CommandContext
  write(text: string): void
  writeError(text: string): void
}

const MAX_ARGUMENTS = 50
const MAX_ARGUMENT_LENGTH = 1_000

/** Runs the arguments after `toran`; `null` for a command that keeps running. */
export async function runCommandLine(
  args: readonly string[],
  line: CommandLine,
): Promise<ExitCode | null> {
  const isJson = args.includes('--json')
  try {
    return await runArguments(args, line)
  } catch (error) {
    const isWrongUse = error instanceof WrongUse || isOfArguments(error)
    const message = isWrongUse ? messageOf(error) : problemOf(error)
    if (isJson) line.writeError(`${JSON.stringify({ error: message })}\n`)
    else line.writeError(`${message}\n${isWrongUse ? `${hintFor(args, line.commands)}\n` : ''}`)
    return isWrongUse ? 2 : 1
  }
}

async function runArguments(typed: readonly string[], line: CommandLine): Promise<ExitCode | null> {
  checkLength(typed)
  const { commands, context, write } = line
  const args = withHelpLast(typed)
  const command = commandOf(args, commands)
  if (!command) return runWithoutCommand(args, line)
  const { values, positionals } = parse(args.slice(nameParts(command).length), command)
  if (values.help === true) {
    write(helpOf(command))
    return 0
  }
  checkArguments(command, positionals)
  const result = await command.run({ options: values, arguments: positionals }, context)
  if (!result) return null
  write(values.json === true ? `${JSON.stringify(result.data, null, 2)}\n` : `${result.text}\n`)
  return result.hasFailed ? 1 : 0
}

/** `help export` is `export --help`. */
function withHelpLast([first, ...rest]: readonly string[]): readonly string[] {
  if (first === 'help') return [...rest, '--help']
  return first === undefined ? [] : [first, ...rest]
}

/** Prints the list of commands, or of those that begin with a word: `user`. */
function runWithoutCommand(
  args: readonly string[],
  { commands, context, write }: CommandLine,
): ExitCode {
  const [first, second] = args
  if (first === '--version') {
    write(`${versionIn(context.root)}\n`)
    return 0
  }
  const isHelp = first === undefined || HELP.includes(first)
  const group = commands.filter((command) => nameParts(command)[0] === first)
  const isGroup = group.length > 0 && (second === undefined || HELP.includes(second))
  if (!isHelp && !isGroup) throw new WrongUse(`Unknown command “${args.slice(0, 2).join(' ')}”.`)
  write(isGroup ? helpOfGroup(group) : helpOfAll(commands))
  return HELP.includes(args.at(-1) ?? '') ? 0 : 2
}

const HELP: readonly string[] = ['--help', '-h']

function versionIn(root: string): string {
  return String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
}

function checkLength(args: readonly string[]): void {
  if (args.length > MAX_ARGUMENTS)
    throw new WrongUse(`A command has at most ${MAX_ARGUMENTS} arguments.`)
  if (args.some(({ length }) => length > MAX_ARGUMENT_LENGTH))
    throw new WrongUse(`An argument has at most ${MAX_ARGUMENT_LENGTH} characters.`)
}

/** `user create` takes precedence over a command `user`. */
function commandOf(args: readonly string[], commands: readonly Command[]): Command | null {
  const matching = commands.filter((command) =>
    nameParts(command).every((word, index) => args[index] === word),
  )
  return matching.sort((a, b) => nameParts(b).length - nameParts(a).length)[0] ?? null
}

function nameParts({ name }: Command): readonly string[] {
  return name.split(' ')
}

function parse(args: readonly string[], { options }: Command) {
  const config: ParseArgsConfig['options'] = {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
  }
  for (const [name, { type }] of Object.entries(options)) config[name] = { type }
  const parsed = parseArgs({ args: [...args], options: config, allowPositionals: true })
  // Without `multiple`, an option has one value.
  return {
    values: parsed.values as Record<string, string | boolean>,
    positionals: parsed.positionals,
  }
}

function checkArguments(command: Command, given: readonly string[]): void {
  const wanted = command.arguments ?? []
  const missing = wanted[given.length]
  if (missing) throw new WrongUse(`${missing.name} is missing: ${missing.description}.`)
  const surplus = given[wanted.length]
  if (surplus !== undefined) throw new WrongUse(`Unexpected argument “${surplus}”.`)
}

function hintFor(args: readonly string[], commands: readonly Command[]): string {
  const name = commandOf(args, commands)?.name
  return `See: toran ${name === undefined ? '' : `${name} `}--help`
}

function isOfArguments(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  // Node’s further advice is on arguments that begin with a hyphen.
  return isOfArguments(error) ? `${message.split('. ')[0]}.` : message
}

/** In words that say what to do; with its stack what only a programmer can fix. */
function problemOf(error: unknown): string {
  if (error instanceof CommandFailed || error instanceof ApiError) return error.message
  return startProblem(error) ?? ((error instanceof Error && error.stack) || String(error))
}
