import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from './account'
import { readPidFile } from './leftover'
import { killWithChildren } from './processes'
import { noPrograms } from './programs'

/** How a program of PostgreSQL is started, besides its command. */
export interface ProgramOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** How long a fast shutdown may take before the connections are cut without a last checkpoint, in milliseconds. */
const STOP_MS = 4_000
/** How long cutting them may take before it is killed. */
const CUT_MS = 2_000
const LOOK_MS = 5
/** How much of its output is kept, to tell why it ended. */
const KEPT_TEXT = 2_000

/** One run of PostgreSQL's main process. */
export class Postmaster {
  readonly #child: ChildProcess
  readonly #guard: ChildProcess | null
  readonly #data: string
  #said = ''
  /** The program could not even be started. */
  #failure: Error | null = null
  /** Kept when it has ended, for whatever reason: with its last words. */
  readonly ended: Promise<string>

  constructor(command: Command, around: ProgramOptions & { readonly data: string }) {
    this.#data = around.data
    this.#child = spawnProgram(command, around)
    this.#child.stderr?.on('data', (text) => {
      this.#said = (this.#said + text).slice(-KEPT_TEXT)
    })
    this.ended = endOf(this.#child).then(
      (reason) => `${reason}: ${this.#said.trim()}`,
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

  /** Answers when connections are accepted; throws with its last words when it ends before. */
  async ready(): Promise<void> {
    let ended: string | null = null
    void this.ended.then((reason) => {
      ended = reason
    })
    // Recovery after a crash takes the time it takes.
    while (ended === null) {
      const found = readPidFile(this.#data)
      if (found?.pid === this.#child.pid && found?.isReady) return
      await wait(LOOK_MS)
    }
    throw this.#failure ?? new Error(`PostgreSQL stopped while starting: ${ended}`)
  }

  /** Ends it after a last checkpoint; what takes too long is cut, and recovered from the log at the next start. */
  async stop(): Promise<void> {
    this.#child.kill('SIGINT')
    const cut = setTimeout(() => this.#child.kill('SIGQUIT'), STOP_MS)
    const killed = setTimeout(() => void this.kill(), STOP_MS + CUT_MS)
    await this.ended
    clearTimeout(cut)
    clearTimeout(killed)
  }

  /** Ends it as a crash would, also when it does nothing any more. */
  async kill(): Promise<void> {
    if (this.#child.pid !== undefined) await killWithChildren(this.#child.pid)
  }
}

/** Starts a program of PostgreSQL by its account, in a session of its own: Ctrl+C in a terminal is for us alone. */
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

/** Why a process has ended, or could not be started. */
async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'close')
    return `ended with ${signal ?? code}`
  } catch (error) {
    throw cannotRun(error)
  }
}

/** Runs a program to its end; throws with its words when it fails. */
export async function runProgram(command: Command, around: ProgramOptions): Promise<void> {
  const child = spawnProgram(command, around)
  let output = ''
  child.stderr?.on('data', (text) => {
    output += text
  })
  const ended = await endOf(child)
  if (child.exitCode !== 0) throw new Error(`${command.file} ${ended}: ${output.trim()}`)
}

/** The program is there and the system has no way to run it: a Linux without glibc has another loader. */
function cannotRun(error: unknown): Error {
  return noPrograms(
    `PostgreSQL can’t be started (${(error as Error).message}), as on a Linux without glibc or without setpriv`,
  )
}

/**
 * A process that ends PostgreSQL when ours has gone without doing so, as by SIGKILL: its input ends with us. Without it
 * the memory would stay taken until the next start. Where there is no `sh` the next start ends it.
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
