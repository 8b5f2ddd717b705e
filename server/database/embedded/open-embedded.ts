import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeDataFolder } from '../data-folder'
import type { Database } from '../database'
import { lockFolder } from '../lock-folder'
import { type OpenOptions, openPostgres } from '../open-postgres'
import { Cluster } from './cluster'
import { FreeSpace, requireSpace } from './free-space'
import { DATABASE } from './settings'
import { Supervisor } from './supervisor'

/** Opens an embedded PostgreSQL in `{dataDir}/postgres`, which starts and ends with this process. Tests pass other settings. */
export async function openEmbedded(
  dataDir: string,
  { kinds, log }: OpenOptions,
  settings: Readonly<Record<string, string>> = {},
): Promise<Database> {
  const folder = join(dataDir, 'postgres')
  makeDataFolder(folder)
  await requireSpace(folder, !existsSync(join(folder, 'data')))
  const closing: (() => unknown)[] = [await lockFolder(folder)]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const cluster = await Cluster.open(folder, settings)
    const supervisor = await Supervisor.start(cluster, (message) => log.error(message))
    closing.push(() => supervisor.close())
    await ensureDatabase(cluster)
    const space = await FreeSpace.watch(folder, (isLow, free) => logSpace(log, isLow, free))
    closing.push(() => space.close())
    const database = openPostgres(cluster.url(DATABASE), {
      kinds,
      onError: ({ message }) =>
        log.warn(`A connection to the embedded database was lost: ${message}`),
      isReadOnly: () => space.isLow,
      isAway: () => !supervisor.isRunning,
      onHang: () => {
        log.error('The embedded database doesn’t respond and is being stopped')
        void supervisor.restart()
      },
    })
    closing.push(() => database.close())
    return { ...database, kind: 'embedded', close }
  } catch (error) {
    await close()
    throw error
  }
}

function logSpace(log: OpenOptions['log'], isLow: boolean, free: number): void {
  const room = `${Math.round(free / 1024 / 1024)} MiB free`
  if (isLow)
    log.error(`The disk is nearly full (${room}): nothing can be saved until space is freed`)
  else log.warn(`The disk has space again (${room}): saving works again`)
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
