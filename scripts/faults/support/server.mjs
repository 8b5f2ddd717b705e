import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../free-port.mjs'

const MAIN = join(import.meta.dirname, '../../../dist/server/main.js')
/** The first start on a busy machine. */
const START_MS = 300_000

/** The built server as a process of its own, which is ended and started again on the same data. */
export class TestServer {
  #environment
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null
  /** The last lines of its output, to be shown when something fails. */
  output = ''
  address = ''
  /** Bearer credential that may do everything. */
  token = randomBytes(24).toString('hex')

  /** @param {Readonly<Record<string, string>>} environment DATA_DIR, and DATABASE_URL for a PostgreSQL server */
  constructor(environment) {
    this.#environment = environment
  }

  /** The program of this build, or of another release. */
  main = MAIN
  /** True when its output is read: a pipe that nobody reads is full after some time. */
  isOutputRead = true

  /** Lasts until it is ready. Each start listens on another free port, unless the environment has a PORT. */
  async start() {
    await this.launch()
    const deadline = Date.now() + START_MS
    while (!(await this.isReady())) {
      if (!this.isRunning()) throw new Error(`The server ended at its start: ${this.output}`)
      if (Date.now() > deadline) {
        await this.kill()
        throw new Error(`The server was not ready in ${START_MS / 1000} s: ${this.output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  /** Starts the process and does not wait for what becomes of it. */
  async launch() {
    const port = Number(this.#environment.PORT ?? (await freePort()))
    this.address = `http://127.0.0.1:${port}`
    this.output = ''
    const { DATABASE_URL: _, ...own } = process.env
    const child = spawn(process.execPath, [this.main], {
      env: {
        ...own,
        LOG_LEVEL: 'warn',
        PREPARE_PICTURES: 'no',
        API_TOKEN: this.token,
        ...this.#environment,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    if (!this.isOutputRead) return
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        this.output = (this.output + text).slice(-8000)
      })
  }

  /** Closes the pipes of its output, as when the process that started it has crashed. */
  cutOutput() {
    this.#child?.stdout?.destroy()
    this.#child?.stderr?.destroy()
  }

  get pid() {
    return this.#child?.pid
  }

  isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  kill() {
    return this.#end('SIGKILL')
  }

  /** Asks it to end; returns how long that took, in milliseconds. */
  stop() {
    return this.#end('SIGTERM')
  }

  async isReady() {
    try {
      return (await fetch(`${this.address}/readyz`)).ok
    } catch {
      return false
    }
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const started = Date.now()
    if (this.#child && this.isRunning()) {
      const ended = once(this.#child, 'exit')
      this.#child.kill(signal)
      await ended
    }
    return Date.now() - started
  }
}
