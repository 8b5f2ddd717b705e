import { release } from 'node:os'

/**
 * Settings of the embedded PostgreSQL, for one server process on a small machine. Passed on the command line, so that a folder
 * from an older version uses the current ones. Every commit is flushed to disk (fsync and synchronous_commit stay on,
 * PostgreSQL's default).
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  // For the pool's ten connections, listeners, and a person with psql.
  max_connections: '20',
  superuser_reserved_connections: '2',
  // Large enough for the pages and records of a hundred locations; the system's file cache contains the rest.
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
  // Maximum size of the write-ahead log on disk: equal to the reserve of free space.
  max_wal_size: '64MB',
  min_wal_size: '16MB',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...syncAfterCrash(),
  // Warnings go to this server's log; the error of a failed query goes to its caller.
  log_min_messages: 'fatal',
  log_checkpoints: 'off',
}

/**
 * After a crash PostgreSQL flushes all its files to disk: either 1,500 files one by one, which takes seconds on a busy disk, or
 * the whole file system in a single call. Since 5.8 Linux reports write errors of that call.
 */
function syncAfterCrash(): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  const isReliable = process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
  return isReliable ? { recovery_init_sync_method: 'syncfs' } : {}
}

/** The superuser of the cluster, and its only user. */
export const USER = 'toran'
export const DATABASE = 'toran'

/** Options of `initdb`. Texts are sorted by code point, with upper and lower case of all letters, on every system. */
export const INITDB_OPTIONS: readonly string[] = [
  `--username=${USER}`,
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // A quarter of the default: the log grows and shrinks in smaller steps.
  '--wal-segsize=4',
  '--no-instructions',
]
