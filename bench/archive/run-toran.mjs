import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TORAN = join(import.meta.dirname, '../../dist/server/toran.js')
const POLL_MS = 50

/**
 * Runs a command of `toran`; answers how long it took and the most memory that its process had (without the database's). Linux.
 * @param {Readonly<Record<string, string>>} environment
 * @param {...string} args
 */
export async function measureToran(environment, ...args) {
  const { DATABASE_URL: _, ...own } = process.env
  const started = performance.now()
  const child = spawn(process.execPath, [TORAN, ...args, '--json'], {
    env: { ...own, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors = `${errors}${text}`.slice(-2_000)
  })
  let peakMiB = 0
  const looking = setInterval(() => {
    peakMiB = Math.max(peakMiB, peakOf(child.pid ?? 0))
  }, POLL_MS)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  clearInterval(looking)
  if (code !== 0) throw new Error(`toran ${args.join(' ')} ended with ${code}: ${errors}`)
  return { seconds: (performance.now() - started) / 1000, peakMiB }
}

/** The most resident memory that a process had since its start. @param {number} pid */
function peakOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    // It has ended.
    return 0
  }
}
