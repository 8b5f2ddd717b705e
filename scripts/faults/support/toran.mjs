import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { wait } from './expect.mjs'

const TORAN = join(import.meta.dirname, '../../../dist/server/toran.js')

/**
 * Runs a command of `toran`; answers what it printed as JSON.
 * @template Answer
 * @param {Readonly<Record<string, string>>} environment
 * @param {...string} args
 * @returns {Promise<Answer>}
 */
export async function toran(environment, ...args) {
  const { code, out, errors } = await ended(start(environment, args), 'close')
  if (code !== 0) throw new Error(`toran ${args.join(' ')} ended with ${code}: ${errors}${out}`)
  return JSON.parse(out)
}

/**
 * Runs a command of `toran` and kills it after a time, with SIGKILL. Answers whether it was killed: it may have been done before.
 * @param {Readonly<Record<string, string>>} environment
 * @param {number} ms
 * @param {...string} args
 * @returns {Promise<boolean>}
 */
export async function killToran(environment, ms, ...args) {
  const child = start(environment, args)
  // A database that outlives its parent for a moment has its pipes: `close` would wait for it.
  const result = ended(child, 'exit')
  await Promise.race([wait(ms), result])
  child.kill('SIGKILL')
  const { code, signal, errors } = await result
  if (signal === 'SIGKILL') return true
  if (code !== 0) throw new Error(`toran ${args.join(' ')} ended with ${code}: ${errors}`)
  return false
}

/**
 * @param {Readonly<Record<string, string>>} environment
 * @param {readonly string[]} args
 */
function start(environment, args) {
  const { DATABASE_URL: _, ...own } = process.env
  return spawn(process.execPath, [TORAN, ...args, '--json'], {
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * @param {ReturnType<typeof start>} child
 * @param {'close' | 'exit'} event
 * @returns {Promise<{ code: number | null, signal: string | null, out: string, errors: string }>}
 */
function ended(child, event) {
  return new Promise((resolve, reject) => {
    let out = ''
    let errors = ''
    child.stdout.on('data', (text) => {
      out += text
    })
    child.stderr.on('data', (text) => {
      errors += text
    })
    child.once('error', reject)
    child.once(event, (code, signal) => resolve({ code, signal, out, errors }))
  })
}
