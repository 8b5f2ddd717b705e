import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import type { Postmaster } from './postmaster'

/** How long is waited before a start is tried again, in milliseconds: at once, then longer and longer. */
const FIRST_WAIT_MS = 20
const MAX_WAIT_MS = 2_000
/**
 * What PostgreSQL says while the system still has the process of one that was killed, or its children. Nobody else uses the folder:
 * it is locked, and what runs on it has been ended (`endLeftover`).
 */
const STILL_THERE = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/
/** How long a killed process may take to be gone, and how often the start is tried meanwhile, in milliseconds. */
const GONE_MS = 15_000
const AGAIN_MS = 200

type Startable = Pick<Cluster, 'start'>

/**
 * Keeps the cluster running: when PostgreSQL ends without being told to (killed, out of memory, no room for its log),
 * it is started again, until it can be. Meanwhile connections are refused at once.
 */
export class Supervisor {
  readonly #cluster: Startable
  readonly #onTrouble: (message: string) => void
  readonly #closing = new AbortController()
  #postmaster: Postmaster
  #watching: Promise<void> = Promise.resolve()
  #isRunning = false
  /** The last that was told, so that a disk that stays full does not fill the log. */
  #told = ''

  private constructor(cluster: Startable, onTrouble: (message: string) => void) {
    this.#cluster = cluster
    this.#onTrouble = onTrouble
    this.#postmaster = cluster.start()
  }

  /** Starts it; throws when the first start fails, but for one that was killed a moment ago and still counts as running. */
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

  /** Of PostgreSQL's main process. */
  get pid(): number | undefined {
    return this.#postmaster.pid
  }

  /** Whether connections are accepted, as far as is known. */
  get isRunning(): boolean {
    return this.#isRunning
  }

  /** Ends one that does not answer any more; it is started again as after every unasked end. */
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
        if (!STILL_THERE.test(String(error)) || performance.now() > deadline) throw error
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
    // Without the times that PostgreSQL begins its lines with.
    const plain = message.replace(/\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /g, '')
    if (plain !== this.#told) this.#onTrouble(plain)
    this.#told = plain
  }
}
