import { chownSync, cpSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Cluster } from '../database/embedded/cluster'
import type { Postmaster } from '../database/embedded/postmaster'
import { administer } from '../database/testing/test-server'
import { checkReplica } from './check-replica'

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4', fsync: 'off' }

let folder: string
let running: Postmaster[] = []
let databaseUrl: string
let replicaUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-replica-'))
  const primary = await Cluster.open(join(folder, 'primary'), SETTINGS)
  // A run writes the settings into the files, which a standby compares with its own.
  const first = primary.start()
  await first.ready()
  await first.stop()
  copyAsStandby(join(folder, 'primary'), join(folder, 'replica'))
  databaseUrl = primary.url('postgres')
  const socket = new URL(databaseUrl).searchParams.get('host') ?? ''
  const replica = await Cluster.open(join(folder, 'replica'), {
    ...SETTINGS,
    primary_conninfo: `host=${socket} port=5432 user=toran`,
  })
  replicaUrl = replica.url('postgres')
  for (const cluster of [primary, replica]) {
    const postmaster = cluster.start()
    running = [postmaster, ...running]
    await postmaster.ready()
  }
})
afterAll(async () => {
  for (const postmaster of running) await postmaster.stop()
  await rm(folder, { recursive: true, force: true })
})

function copyAsStandby(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  writeFileSync(join(to, 'data', 'standby.signal'), '')
  const { uid, gid } = statSync(join(from, 'data'))
  for (const name of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, name), uid, gid)
}

test('a replica that has every change is said to have it', async () => {
  await administer(databaseUrl, 'create table changes as select 1 as number')
  expect(await checkReplica({ databaseUrl, replicaUrl })).toEqual([
    {
      ...{ part: 'Replica', level: 'ok' },
      message: 'It is a replica of the database, and has all its changes.',
    },
  ])
})

test('one that is behind is found, with how far, and where replaying is paused, with how it goes on', async () => {
  await administer(replicaUrl, `alter system set recovery_min_apply_delay = '1h'`)
  await administer(replicaUrl, 'select pg_reload_conf()')
  await administer(databaseUrl, 'insert into changes select generate_series(1, 50000)')
  const [slow] = await checkReplica({ databaseUrl, replicaUrl })
  expect(slow).toMatchObject({ part: 'Replica', level: 'warning' })
  expect(slow?.message).toMatch(
    /^It is \d+ [KM]iB behind; its last change is \d+ seconds old\. Pages are read from DATABASE_URL until.*recovery_min_apply_delay should be 0\.$/,
  )
  await administer(replicaUrl, 'select pg_wal_replay_pause()')
  const [paused] = await checkReplica({ databaseUrl, replicaUrl })
  expect(paused?.message).toMatch(/replaying is paused there\. Run on it: select pg_wal_replay_res/)
  await administer(replicaUrl, 'select pg_wal_replay_resume()')
  await administer(replicaUrl, `alter system reset recovery_min_apply_delay`)
  await administer(replicaUrl, 'select pg_reload_conf()')
  expect(await checkReplica({ databaseUrl, replicaUrl })).toMatchObject([{ level: 'ok' }])
})

test('the two addresses exchanged are found', async () => {
  const exchanged = { databaseUrl: replicaUrl, replicaUrl: databaseUrl }
  expect(await checkReplica(exchanged)).toMatchObject([
    { level: 'error', message: expect.stringContaining('It is a primary server') },
  ])
})
