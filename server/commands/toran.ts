// As in the server, code that reads pages reads records of every kind.
import { readConfiguration } from '../configuration'
import { createLog } from '../http/log'
import { allCommands } from './all-commands'
import { WrongUse } from './command'
import { runCommandLine } from './command-line'

const MAX_INPUT = 10_000

/** Runs the `toran` command with the arguments of this process. */
export async function run({ root }: { readonly root: string }): Promise<void> {
  const code = await runCommandLine(process.argv.slice(2), {
    commands: allCommands,
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    context: {
      root,
      environment: process.env,
      configuration: () => readConfiguration(process.env),
      log: createLog('warn', { shortensAddresses: true }),
      readInput,
      progress: (text) => void process.stderr.write(`${text}\n`),
    },
  })
  // Output to a pipe may still be pending: only the exit code is set, and the process ends automatically.
  if (code !== null) process.exitCode = code
}

async function readInput(): Promise<string> {
  let text = ''
  for await (const part of process.stdin.setEncoding('utf8')) {
    text += part
    if (text.length > MAX_INPUT)
      throw new WrongUse(`Standard input has more than ${MAX_INPUT} characters.`)
  }
  return text
}
