import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { commandOf, killWithChildren } from './processes'
import { type Programs, programFile } from './programs'

const run = promisify(execFile)
/** How long each way of ending may take: asked, told, killed. Milliseconds. */
const PATIENCE = { SIGINT: 20_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const
const LOOK_MS = 20

/**
 * Ends a PostgreSQL that was left on this folder by a process of ours that was killed. The folder is locked by us: nobody
 * uses it. A process is ended only when it surely is that PostgreSQL: numbers of processes are given out again.
 */
export async function endLeftover(programs: Programs, data: string): Promise<void> {
  const found = readPidFile(data)
  if (found === null) return
  if (process.platform === 'win32') {
    // Signals go through a pipe that only PostgreSQL opens, so that no other process can be meant.
    await run(programFile(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w']).catch(
      ignoreNotRunning,
    )
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isPostmasterOf(data, found))) return
    if (signal === 'SIGKILL') await killWithChildren(found.pid)
    else process.kill(found.pid, signal)
    const deadline = Date.now() + PATIENCE[signal]
    while ((await isPostmasterOf(data, found)) && Date.now() < deadline) await wait(LOOK_MS)
  }
  if (await isPostmasterOf(data, found))
    throw new Error(
      `A PostgreSQL from an earlier run (process ${found.pid}) still uses ${data} and can’t be stopped. Stop it, then start again.`,
    )
}

/** What PostgreSQL writes about itself; `null` when there is none, or nothing that could be one. */
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

/** By the command line, which names program and folder; one that has ended and was not yet collected has none. */
async function isPostmasterOf(data: string, { pid }: PidFile): Promise<boolean> {
  const command = await commandOf(pid)
  return /postgres(?:\s|\0|$)/.test(command) && command.includes(data)
}

function ignoreNotRunning(): void {
  // Nothing ran; if something does, starting says so.
}
