import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Skipped } from './expect.mjs'

/** Processes are looked up in /proc. */
export function requireLinux() {
  if (process.platform !== 'linux') throw new Skipped('processes are looked up on Linux only')
}

/**
 * The main process of a PostgreSQL.
 * @param {string} data its folder
 */
export function postmasterOf(data) {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

/** @param {number} pid */
export function childrenOf(pid) {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && parentOf(each) === pid)
}

/** @param {number} pid */
export function commandOf(pid) {
  return read(pid, 'cmdline').replaceAll('\0', ' ')
}

/** Returns whether it runs; one that has ended and was not collected does not. */
export function isAlive(/** @type {number} */ pid) {
  return commandOf(pid) !== ''
}

/** @param {number} pid */
function parentOf(pid) {
  return Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1])
}

/**
 * @param {number} pid
 * @param {string} name
 */
function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}
