import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../app/open-database'
import { Cluster } from '../embedded/cluster'
import { administer, databaseUrl, type TestServer } from './test-server'

/** Settings of a cluster that is deleted after the test run: it does not wait for the disk, and every file has connections. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
}

/** For tests: starts one PostgreSQL for the run, and ends it after the last file. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'toran-test-'))
  const cluster = await Cluster.open(join(folder, 'postgres'), SETTINGS)
  const postmaster = cluster.start()
  await postmaster.ready()
  const own = await withTemplate(cluster.url('postgres'))
  const named = process.env.TEST_DATABASE_URL
  const server = named ? await withTemplate(named) : own
  project.provide('testCluster', own)
  project.provide('testServer', server)
  return async () => {
    if (server !== own) await administer(server.url, `drop database ${server.template}`)
    await postmaster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function withTemplate(url: string): Promise<TestServer> {
  const template = `toran_template_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${template}`)
  const log = pino({ level: 'silent' })
  const database = await openDatabase({
    databaseUrl: databaseUrl(url, template),
    dataDir: '',
    // No record is read.
    kinds: new Map(),
    log,
  })
  await database.close()
  return { url, template }
}
