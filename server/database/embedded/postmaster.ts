import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from './account'
import { readPidFile } from './leftover'
import { killWithChildren } from './processes'
import { noPrograms } from './programs'

/** The environment of a PostgreSQL program. */
export interface ProgramOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** Time allowed for a fast shutdown before connections are cut without a last checkpoint, in milliseconds. */
const STOP_MS = 4_000
/** Time allowed for an immediate shutdown before it is killed, in milliseconds. */
const CUT_MS = 2_000
const POLL_MS = 5
/** Number of characters kept of its output, to report why it ended. */
const KEPT_TEXT = 2_000

/** One run of PostgreSQL's main process. */
export class Postmaster {
  readonly #child: ChildProcess
  readonly #guard: ChildProcess | null
  readonly #data: string
  #output = ''
  /** Set if the program could not be started. */
  #failure: Error | null = null
  /** Resolves with its last output when it has ended, for whatever reason. */
  readonly ended: Promise<string>

  constructor(command: Command, around: ProgramOptions & { readonly data: string }) {
    this.#data = around.data
    this.#child = spawnProgram(command, around)
    this.#child.stderr?.on('data', (text) => {
      this.#output = (this.#output + text).slice(-KEPT_TEXT)
    })
    this.ended = endOf(this.#child).then(
      (reason) => `${reason}: ${this.#output.trim()}`,
      (error) => {
        this.#failure = error
        return String(error)
      },
    )
    this.#guard = this.#child.pid === undefined ? null : guard(this.#child.pid, command)
    void this.ended.then(() => this.#guard?.stdin?.destroy())
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Resolves when connections are accepted; throws with the server's last output if it exits first. */
  async ready(): Promise<void> {
    let ended: string | null = null
    void this.ended.then((reason) => {
      ended = reason
    })
    // No timeout, because recovery after a crash may take any time.
    while (ended === null) {
      const found = readPidFile(this.#data)
      if (found?.pid === this.#child.pid && found?.isReady) return
      await wait(POLL_MS)
    }
    throw this.#failure ?? new Error(`PostgreSQL stopped while starting: ${ended}`)
  }

  /** Ends it after a last checkpoint. If that takes too long, connections are cut, and the next start recovers from the log. */
  async stop(): Promise<void> {
    this.#child.kill('SIGINT')
    const cut = setTimeout(() => this.#child.kill('SIGQUIT'), STOP_MS)
    const killed = setTimeout(() => void this.kill(), STOP_MS + CUT_MS)
    await this.ended
    clearTimeout(cut)
    clearTimeout(killed)
  }

  /** Ends it like a crash, even if it no longer responds. */
  async kill(): Promise<void> {
    if (this.#child.pid !== undefined) await killWithChildren(this.#child.pid)
  }
}

/** Starts a PostgreSQL program as its account, in a separate session, so that Ctrl+C in a terminal doesn't reach it. */
function spawnProgram(command: Command, { cwd, env }: ProgramOptions): ChildProcess {
  const { file, args, account } = command
  return spawn(file, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
}

/** Returns the reason why a process ended, or could not be started. */
async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'close')
    return `ended with ${signal ?? code}`
  } catch (error) {
    throw loaderError(error)
  }
}

/** Runs a program to its end; throws with its output if it fails. */
export async function runProgram(command: Command, around: ProgramOptions): Promise<void> {
  const child = spawnProgram(command, around)
  let output = ''
  child.stderr?.on('data', (text) => {
    output += text
  })
  const ended = await endOf(child)
  if (child.exitCode !== 0) throw new Error(`${command.file} ${ended}: ${output.trim()}`)
}

/** The program exists but the system can't run it: a Linux without glibc has another loader. */
function loaderError(error: unknown): Error {
  return noPrograms(
    `PostgreSQL can’t be started (${(error as Error).message}), as on a Linux without glibc or without setpriv`,
  )
}

/**
 * Starts a process that ends PostgreSQL if this one is gone without doing so, for example after SIGKILL: its input closes with
 * this process. Otherwise the memory would stay in use until the next start. Without `sh` the next start ends it.
 */
function guard(pid: number, { account }: Command): ChildProcess | null {
  if (process.platform === 'win32') return null
  const watching = spawn('sh', ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  watching.on('error', () => {
    // No sh: see above.
  })
  return watching
}
