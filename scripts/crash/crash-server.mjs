import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../..', 'dist', 'server', 'main.js')
const START_MS = 600_000

/** The built server as a process of its own, which is killed and started again on the same data. */
export class CrashServer {
  #environment
  /** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable> | null} */
  #child = null
  #output = ''
  address = ''

  constructor(environment) {
    this.#environment = environment
  }

  async start() {
    const port = await freePort()
    this.address = `http://127.0.0.1:${port}`
    this.#output = ''
    const { DATABASE_URL: _, ...own } = process.env
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...own,
        LOG_LEVEL: 'error',
        ...this.#environment,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        this.#output = (this.#output + text).slice(-4000)
      })
    const deadline = Date.now() + START_MS
    while (!(await this.#isReady())) {
      if (!this.isRunning()) throw new Error(`The server ended at its start: ${this.#output}`)
      if (Date.now() > deadline) {
        await this.kill()
        throw new Error(`The server was not ready in ${START_MS / 1000} s: ${this.#output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async kill() {
    if (!this.#child || !this.isRunning()) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  async #isReady() {
    try {
      return (await fetch(`${this.address}/readyz`)).ok
    } catch {
      return false
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
