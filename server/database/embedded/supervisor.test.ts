import { expect, test } from 'vitest'
import type { Postmaster } from './postmaster'
import { Supervisor } from './supervisor'

const STILL_RUNNING =
  'PostgreSQL stopped while starting: ended with 1: FATAL: lock file "postmaster.pid" already exists'

/** A cluster whose first starts end with these words. */
function clusterFailing(words: readonly string[]) {
  let starts = 0
  const start = () => {
    const failure = words[starts]
    starts += 1
    const never = new Promise<string>(() => undefined)
    const ready = () => (failure ? Promise.reject(new Error(failure)) : Promise.resolve())
    return { ready, ended: never } as unknown as Postmaster
  }
  return { cluster: { start }, starts: () => starts }
}

test('a database whose killed predecessor still counts as running is tried again until it has gone', async () => {
  const { cluster, starts } = clusterFailing([STILL_RUNNING, STILL_RUNNING])
  const supervisor = await Supervisor.start(cluster, () => undefined)
  expect([supervisor.isRunning, starts()]).toEqual([true, 3])
})

test('one that does not go is told after a while', async () => {
  const { cluster } = clusterFailing(Array<string>(100).fill(STILL_RUNNING))
  await expect(Supervisor.start(cluster, () => undefined, 300)).rejects.toThrow('already exists')
})

test('a start that fails for another reason is not tried again', async () => {
  const { cluster, starts } = clusterFailing(['no space left on device'])
  await expect(Supervisor.start(cluster, () => undefined)).rejects.toThrow('no space')
  expect(starts()).toBe(1)
})
