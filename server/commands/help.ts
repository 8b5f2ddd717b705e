import type { Command } from './command'

/** Options of every command. */
const COMMON: readonly (readonly [string, string])[] = [
  ['--json', 'print the result as JSON'],
  ['--help', 'print this'],
]

const EXIT_CODES = 'Exit codes: 0 done, 1 failed or not in order, 2 called in a wrong way.'

export function helpOfAll(commands: readonly Command[]): string {
  return [
    'Usage: toran COMMAND [options]',
    '',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Help of a command: toran COMMAND --help; the release: toran --version',
    'Settings are environment variables, as in the README.',
    EXIT_CODES,
    '',
  ].join('\n')
}

/** Help of commands that begin with the same word. */
export function helpOfGroup(commands: readonly Command[]): string {
  return [
    ...columns(commands.map(({ name, summary }) => [`toran ${name}`, summary])),
    '',
    'Help of a command: toran COMMAND --help',
    '',
  ].join('\n')
}

export function helpOf({
  name,
  summary,
  description,
  arguments: positional = [],
  options,
}: Command) {
  const usage = ['toran', name, ...positional.map((argument) => argument.name), '[options]']
  return [
    `Usage: ${usage.join(' ')}`,
    '',
    `${summary}.${description ? `\n${description}` : ''}`,
    '',
    ...columns([
      ...positional.map((argument) => [argument.name, argument.description] as const),
      ...Object.entries(options).map(
        ([option, { value, description: text }]) =>
          [`--${option}${value ? ` ${value}` : ''}`, text] as const,
      ),
      ...COMMON,
    ]),
    '',
    EXIT_CODES,
    '',
  ].join('\n')
}

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}
