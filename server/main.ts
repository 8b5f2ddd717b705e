import { readConfiguration } from './configuration'
import type { Development } from './create-routes'
import { greeting } from './greeting'
import { createLog } from './http/log'
import { FILL } from './seed'
import { startProblem } from './start-problem'
import { startServer } from './start-server'

interface RunOptions {
  /** The project’s folder; `dist` in it contains the build. */
  readonly root: string
  readonly development?: Development
}

/** Runs the server until it is asked to stop. Reports startup errors in plain language. */
export async function run(options: RunOptions): Promise<void> {
  // Without a reader of the output, writing is an error that would end the process in the middle of requests.
  for (const output of [process.stdout, process.stderr]) output.on('error', ignore)
  try {
    const configuration = readConfiguration(process.env)
    const log = createLog(configuration.logLevel, configuration)
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
    if (process.argv[2] === FILL) {
      const { seedDatabase } = await import('./seed-database')
      await seedDatabase({ ...options, configuration, log })
      process.exit(0)
    }
    const server = await startServer({ ...options, configuration, log })
    process.stdout.write(greeting(configuration, server))
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void stop(signal, server.stop))
  } catch (error) {
    const problem = startProblem(error)
    if (problem === null) throw error
    process.stderr.write(`${problem}\n`)
    process.exit(1)
  }
}

async function stop(signal: string, end: () => Promise<void>): Promise<void> {
  process.stderr.write(`${signal}: finishing requests in progress …\n`)
  // A second signal, or a database that doesn’t respond, exits immediately.
  process.once(signal, () => process.exit(1))
  setTimeout(() => process.exit(1), 9_500).unref()
  await end()
  process.exit(0)
}

function ignore(): void {
  // See its use.
}
