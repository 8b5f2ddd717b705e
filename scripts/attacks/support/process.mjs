import { readdirSync, readFileSync } from 'node:fs'

/** Reads the operating system's figures of the server's own process, without the database. Linux; 0 elsewhere. */

/**
 * Its share of memory (PSS), in MiB.
 * @param {number | undefined} pid
 */
export function memoryOf(pid) {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

/**
 * Processor time used so far, all threads, in ms: it says what work costs whatever else the machine does.
 * @param {number | undefined} pid
 */
export function processorMsOf(pid) {
  let nanoseconds = 0
  for (const task of tasksOf(pid))
    nanoseconds += Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0])
  return nanoseconds / 1e6
}

/**
 * Reads the time that its main thread has worked, and waited while other programs had the processor, so far, in ms.
 * @param {number | undefined} pid
 */
export function turnsOf(pid) {
  const [worked = 0, waited = 0] = read(`/proc/${pid}/schedstat`).split(' ').map(Number)
  return { workedMs: worked / 1e6, waitedMs: waited / 1e6 }
}

/** @param {number | undefined} pid */
function tasksOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    // It ended while it was looked at, or the system does not tell.
    return []
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It ended while it was looked at, or the system does not tell.
    return ''
  }
}
