import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the command line of a process; empty for one that has ended, including zombies. */
export async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout
  } catch {
    // It has ended.
    return ''
  }
}

/**
 * Kills a process and its children. PostgreSQL's processes end automatically without their main process, except stopped ones,
 * which would keep the memory that the next one needs.
 */
export async function killWithChildren(pid: number): Promise<void> {
  const children = await childrenOf(pid)
  for (const each of [pid, ...children]) kill(each)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  if (process.platform === 'win32') return []
  return (await parents()).filter(({ parent }) => parent === pid).map((each) => each.pid)
}

/** Returns every process with its parent. On Linux, `/proc` is read: small systems have no `ps`. */
async function parents(): Promise<readonly { readonly pid: number; readonly parent: number }[]> {
  if (process.platform === 'linux')
    return fs
      .readdirSync('/proc')
      .map(Number)
      .filter(Number.isInteger)
      .map((pid) => ({ pid, parent: parentOf(pid) }))
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }))
}

function parentOf(pid: number): number {
  try {
    // After the name, which may contain anything, come the state and the parent.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return Number(fields?.[1])
  } catch {
    // It has ended meanwhile.
    return 0
  }
}
