import { release } from 'node:os'

/**
 * What the embedded PostgreSQL is started with, for one server process on a small machine. Given on the command line:
 * a folder from an older version of ours runs by the settings of today. Every commit reaches the disk (fsync and
 * synchronous_commit stay on, PostgreSQL's default).
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  // The pool's ten connections, what listens, and a person with psql.
  max_connections: '20',
  superuser_reserved_connections: '2',
  // Pages and records of a hundred locations fit; the system's own file cache holds the rest.
  shared_buffers: '24MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  // Fewer processes: synchronous I/O, no parallel workers, no replication.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_worker_processes: '1',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '1',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // What the log of changes may grow to on the disk: as much as the reserve of free space.
  max_wal_size: '64MB',
  min_wal_size: '16MB',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...syncAfterCrash(),
  // Warnings go to our own log; the error of a failed query goes to its caller.
  log_min_messages: 'fatal',
  log_checkpoints: 'off',
}

/**
 * After a crash PostgreSQL makes sure that all its files are on the disk: 1,500 files one by one, which takes seconds
 * on a disk that others use too, or the whole file system in one call. Linux tells of a write that failed there since 5.8.
 */
function syncAfterCrash(): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  const isReliable = process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
  return isReliable ? { recovery_init_sync_method: 'syncfs' } : {}
}

/** The superuser of the cluster, who is our only one. */
export const USER = 'toran'
export const DATABASE = 'toran'

/** Options of `initdb`. Texts sort by code point and know upper and lower case of all letters, whatever the system. */
export const INITDB_OPTIONS: readonly string[] = [
  `--username=${USER}`,
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // A quarter of the usual: the log takes and gives back room in smaller pieces.
  '--wal-segsize=4',
  '--no-instructions',
]
