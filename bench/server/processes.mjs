import { readdirSync, readFileSync } from 'node:fs'

/** Reads the operating system's figures of a process and of all that it started. Linux. */

/** @param {number} pid */
function processesOf(pid) {
  /** @type {number[]} */
  const found = [pid]
  for (const each of found)
    for (const task of listed(`/proc/${each}/task`))
      for (const child of (read(`/proc/${each}/task/${task}/children`) ?? '').split(' '))
        if (child.trim() !== '') found.push(Number(child))
  return found
}

/**
 * Memory of all processes together, in MiB: their share (PSS) and what each sees of it (RSS, counts what they share again).
 * @param {number} pid
 */
export function memoryOf(pid) {
  const maps = processesOf(pid).map((each) => read(`/proc/${each}/smaps_rollup`) ?? '')
  const sum = (name) =>
    maps.reduce(
      (total, map) => total + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(map)?.[1] ?? 0),
      0,
    )
  return { pss: sum('Pss') / 1024, rss: sum('Rss') / 1024 }
}

/**
 * Processor time that a process and those it started have used so far, all threads, in ms.
 * @param {number} pid
 */
export function cpuOf(pid) {
  let nanoseconds = 0
  for (const each of processesOf(pid))
    for (const task of listed(`/proc/${each}/task`))
      nanoseconds += Number((read(`/proc/${each}/task/${task}/schedstat`) ?? '0').split(' ')[0])
  return nanoseconds / 1e6
}

/**
 * Processor time of one process alone, in ms: of its main thread, and of its others (compression, garbage collection).
 * @param {number} pid
 */
export function threadsOf(pid) {
  const times = listed(`/proc/${pid}/task`).map((task) => ({
    isMain: Number(task) === pid,
    ms: Number((read(`/proc/${pid}/task/${task}/schedstat`) ?? '0').split(' ')[0]) / 1e6,
  }))
  const sum = (isMain) =>
    times.reduce((total, each) => total + (each.isMain === isMain ? each.ms : 0), 0)
  return { main: sum(true), others: sum(false) }
}

/**
 * Returns whether a process has loaded the image library.
 * @param {number} pid
 */
export function hasImageLibrary(pid) {
  return /libvips|sharp-/.test(read(`/proc/${pid}/maps`) ?? '')
}

function listed(folder) {
  try {
    return readdirSync(folder)
  } catch {
    // It ended while it was looked at.
    return []
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It ended while it was looked at.
    return null
  }
}
