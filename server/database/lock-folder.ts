import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'

/**
 * Locks a folder for this process; returns a function that releases it. The embedded database would let a second process in and
 * silently lose acknowledged data.
 */
export function lockFolder(folder: string): Promise<() => void> {
  const real = fs.realpathSync(folder)
  return process.platform === 'linux' ? lockBySocket(real) : Promise.resolve(lockByFile(real))
}

/** Locks with an abstract socket: acquired atomically, and released by the kernel even when the process is killed. */
async function lockBySocket(real: string): Promise<() => void> {
  const name = createHash('sha256').update(real).digest('hex').slice(0, 32)
  const socket = net.createServer()
  await new Promise<void>((taken, refused) => {
    socket.once('error', (error: NodeJS.ErrnoException) =>
      refused(error.code === 'EADDRINUSE' ? inUse(real) : error),
    )
    socket.listen({ path: `\0toran-${name}` }, taken)
  })
  socket.unref()
  return () => void socket.close()
}

function lockByFile(real: string): () => void {
  const file = `${real}.lock`
  for (let tries = 3; tries > 0; tries -= 1) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => fs.rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isAlive(Number(fs.readFileSync(file, 'utf8')))) break
      fs.rmSync(file, { force: true })
    }
  }
  throw inUse(real)
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Another process has locked the folder. */
export class FolderInUse extends Error {}

function inUse(folder: string): Error {
  return new FolderInUse(
    `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
  )
}
