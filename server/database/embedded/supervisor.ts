import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import type { Postmaster } from './postmaster'

/** Delays before a restart is retried, in milliseconds: short at first, then increasing. */
const FIRST_WAIT_MS = 20
const MAX_WAIT_MS = 2_000
/**
 * PostgreSQL's message while the system still has a killed process or its children. Nobody else uses the folder: it is locked,
 * and leftovers have been ended (`endLeftover`).
 */
const STILL_RUNNING = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/
/** Time allowed for a killed process to disappear, and interval of attempts meanwhile, in milliseconds. */
const GONE_MS = 15_000
const AGAIN_MS = 200

type Startable = Pick<Cluster, 'start'>

/**
 * Keeps the cluster running: if PostgreSQL ends unexpectedly (killed, out of memory, no space for its log), it is restarted until
 * that succeeds. Meanwhile connections are refused at once.
 */
export class Supervisor {
  readonly #cluster: Startable
  readonly #onTrouble: (message: string) => void
  readonly #closing = new AbortController()
  #postmaster: Postmaster
  #watching: Promise<void> = Promise.resolve()
  #isRunning = false
  /** The last message reported, so that a full disk doesn't fill the log. */
  #told = ''

  private constructor(cluster: Startable, onTrouble: (message: string) => void) {
    this.#cluster = cluster
    this.#onTrouble = onTrouble
    this.#postmaster = cluster.start()
  }

  /** Starts it. Throws if the first start fails, unless a process killed a moment ago still counts as running. */
  static async start(
    cluster: Startable,
    onTrouble: (message: string) => void,
    patience = GONE_MS,
  ): Promise<Supervisor> {
    const supervisor = new Supervisor(cluster, onTrouble)
    await supervisor.#firstStart(performance.now() + patience)
    supervisor.#isRunning = true
    supervisor.#watching = supervisor.#watch()
    return supervisor
  }

  /** Process id of PostgreSQL's main process. */
  get pid(): number | undefined {
    return this.#postmaster.pid
  }

  /** True if connections are accepted, as far as known. */
  get isRunning(): boolean {
    return this.#isRunning
  }

  /** Kills one that no longer responds; it is restarted as after any unexpected end. */
  async restart(): Promise<void> {
    if (this.#isRunning) await this.#postmaster.kill()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#postmaster.stop()
    await this.#watching
  }

  async #firstStart(deadline: number): Promise<void> {
    for (;;) {
      try {
        return await this.#postmaster.ready()
      } catch (error) {
        if (!STILL_RUNNING.test(String(error)) || performance.now() > deadline) throw error
        await wait(AGAIN_MS)
        this.#postmaster = this.#cluster.start()
      }
    }
  }

  async #watch(): Promise<void> {
    for (;;) {
      const reason = await this.#postmaster.ended
      this.#isRunning = false
      if (this.#closing.signal.aborted) return
      this.#tell(`The embedded database stopped and is being restarted: ${reason}`)
      await this.#restart()
    }
  }

  async #restart(): Promise<void> {
    for (let delay = FIRST_WAIT_MS; !this.#closing.signal.aborted; delay *= 2) {
      try {
        this.#postmaster = this.#cluster.start()
        await this.#postmaster.ready()
        this.#isRunning = true
        this.#tell('The embedded database is running again')
        return
      } catch (error) {
        this.#tell((error as Error).message)
        await this.#pause(Math.min(delay, MAX_WAIT_MS))
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    try {
      await wait(ms, undefined, { signal: this.#closing.signal })
    } catch (error) {
      if (!this.#closing.signal.aborted) throw error
    }
  }

  #tell(message: string): void {
    // Removes the timestamps at the start of PostgreSQL's lines.
    const plain = message.replace(/\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /g, '')
    if (plain !== this.#told) this.#onTrouble(plain)
    this.#told = plain
  }
}
