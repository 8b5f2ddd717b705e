import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { commandOf, killWithChildren } from './processes'
import { type Programs, programFile } from './programs'

const run = promisify(execFile)
/** Timeouts for each way of ending it: fast shutdown, immediate shutdown, kill. In milliseconds. */
const TIMEOUTS_MS = { SIGINT: 20_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const
const POLL_MS = 20

/**
 * Ends a PostgreSQL left on this folder by a killed process of ours. The folder is locked, so nobody uses it. A process is ended
 * only if it certainly is that PostgreSQL, because process ids are reused.
 */
export async function endLeftover(programs: Programs, data: string): Promise<void> {
  const found = readPidFile(data)
  if (found === null) return
  if (process.platform === 'win32') {
    // Signals go through a pipe that only PostgreSQL opens, so no other process can be hit.
    await run(programFile(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w']).catch(
      ignoreNotRunning,
    )
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isPostmasterOf(data, found))) return
    if (signal === 'SIGKILL') await killWithChildren(found.pid)
    else process.kill(found.pid, signal)
    const deadline = Date.now() + TIMEOUTS_MS[signal]
    while ((await isPostmasterOf(data, found)) && Date.now() < deadline) await wait(POLL_MS)
  }
  if (await isPostmasterOf(data, found))
    throw new Error(
      `A PostgreSQL from an earlier run (process ${found.pid}) still uses ${data} and can’t be stopped. Stop it, then start again.`,
    )
}

/** Reads PostgreSQL's pid file; `null` if there is none, or it is invalid. */
export function readPidFile(data: string): PidFile | null {
  let text: string
  try {
    text = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return null
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

interface PidFile {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/** Compares the command line, which contains program and folder; a zombie process has none. */
async function isPostmasterOf(data: string, { pid }: PidFile): Promise<boolean> {
  const command = await commandOf(pid)
  return /postgres(?:\s|\0|$)/.test(command) && command.includes(data)
}

function ignoreNotRunning(): void {
  // Nothing was running; if something is, starting reports it.
}
