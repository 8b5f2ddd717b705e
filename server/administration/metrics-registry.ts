import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../app/app'
import { jobs as jobTable } from '../database/tables'
import { counts } from '../metrics/counts'
import { observeStatements } from '../metrics/statements'
import { readBackupState } from './backup-state'
import { isWaitingMail } from './waiting-mails'

/** In seconds: a cached page takes far less than the first, a slow query as long as the last. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 5, 10]

/** In seconds: by key and in memory, by an index, a write to the disk, a slow one, up to the timeout. */
const STATEMENT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 5]

interface ObservedRequest {
  readonly method: string
  /** The pattern of the route, not the path, because the number of paths is unlimited. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly contentType: string
  observe(request: ObservedRequest): void
  /** Ends the observation of statements. */
  stop(): void
  /** Returns all metrics in Prometheus format; those of the database are read now. */
  text(): Promise<string>
}

/** Creates the metrics for Prometheus: those of this process, and of the database that all processes share. */
export function createMetrics({
  database,
  log,
  mailer,
}: Pick<App, 'database' | 'log' | 'mailer'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  addProcess(registers)
  const duration = new Histogram({
    name: 'toran_http_request_duration_seconds',
    help: 'Requests that reached a route, by its pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  addCounts(registers)
  addPool(registers, database)
  addStatements(registers)
  const shared = createShared(registers, mailer)
  return {
    contentType: registry.contentType,
    observe: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    stop: () => observeStatements(null),
    async text() {
      try {
        await shared.read(database)
      } catch (error) {
        // The other metrics are needed most while the database is unavailable.
        shared.forget()
        log.warn({ err: error }, 'the metrics lack the figures of the database')
      }
      return registry.metrics()
    },
  }
}

/**
 * Adds process metrics under the names that dashboards know. The library's own set also observes each garbage collection, which
 * costs a tenth of a cached page.
 */
function addProcess(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How long the main thread kept timers waiting since the last time this was asked for.',
    labelNames: ['quantile'],
    registers,
    collect() {
      this.set({ quantile: '0.5' }, delay.percentile(50) / 1e9)
      this.set({ quantile: '0.99' }, delay.percentile(99) / 1e9)
      this.set({ quantile: '1' }, delay.max / 1e9)
      delay.reset()
    },
  })
  const add = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read())
      },
    })
  add('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss())
  add('nodejs_heap_size_used_bytes', 'Its heap in use.', () => process.memoryUsage().heapUsed)
  add(
    'process_start_time_seconds',
    'When it was started.',
    () => Date.now() / 1000 - process.uptime(),
  )
  new Counter({
    ...{ name: 'process_cpu_seconds_total', help: 'Processor time of this process.', registers },
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
}

/** Adds the values of `counts`, read when they are requested. */
function addCounts(registers: Registry[]): void {
  const add = (name: string, help: string, read: () => number) =>
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const addNamed = (name: string, help: string, label: string, of: ReadonlyMap<string, number>) =>
    new Counter({
      ...{ name, help, registers, labelNames: [label] },
      collect() {
        this.reset()
        for (const [value, number] of of) this.inc({ [label]: value }, number)
      },
    })
  add('toran_cached_pages_total', 'Pages from memory, before the routes.', () => counts.cachedPages)
  add('toran_unchanged_pages_total', 'The same, answered with 304.', () => counts.unchangedPages)
  add('toran_renders_total', 'Pages that were rendered.', () => counts.renders)
  add('toran_render_seconds_total', 'How long that took.', () => counts.renderMs / 1000)
  add(
    'toran_refreshed_pages_total',
    'Pages rendered in the background after a change.',
    () => counts.refreshedPages,
  )
  new Gauge({
    name: 'toran_pages_to_refresh',
    help: 'Pages that wait for that.',
    registers,
    collect() {
      this.set(counts.pagesToRefresh)
    },
  })
  add('toran_mails_sent_total', 'Emails sent.', () => counts.mailsSent)
  add('toran_mails_failed_total', 'Attempts that failed.', () => counts.mailsFailed)
  add('toran_pictures_total', 'Pictures resized and uploads read.', () => counts.pictures)
  add('toran_pictures_failed_total', 'Those that failed.', () => counts.picturesFailed)
  addNamed('toran_limit_refusals_total', 'Refused by a limit.', 'limit', counts.refusals)
  addNamed('toran_jobs_done_total', 'Jobs done by this process.', 'kind', counts.jobsDone)
  addNamed('toran_jobs_failed_total', 'Attempts that failed.', 'kind', counts.jobsFailed)
}

function addPool(registers: Registry[], { pool }: App['database']): void {
  new Gauge({
    name: 'toran_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool()
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

/** Adds the statements that this process sends to the database and its replica. */
function addStatements(registers: Registry[]): void {
  const duration = new Histogram({
    name: 'toran_database_statement_duration_seconds',
    help: 'Statements from sending to the answer, by what they do and the server they were sent to.',
    labelNames: ['kind', 'target'],
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  observeStatements(({ seconds, ...labels }) => duration.observe(labels, seconds))
}

interface SharedFigures {
  readonly due: string
  readonly later: string
  readonly dead: string
  readonly mails: string
  readonly oldest: string | null
  readonly saving: boolean
}

/** Adds the metrics from the database, which are the same on every server. */
function createShared(registers: Registry[], { isSending }: App['mailer']) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge('toran_database_up', '1 while the database answers.')
  const saving = gauge(
    'toran_saving',
    '1 while changes are saved, 0 while the disk is nearly full or the database is read-only or away.',
  )
  const jobs = gauge('toran_jobs', 'Jobs of all servers.', ['state'])
  const oldest = gauge('toran_jobs_oldest_seconds', 'How long the oldest due job has waited.')
  const mails = gauge('toran_mails_waiting', 'Emails that wait for a mail server to be set up.')
  const backup = gauge('toran_backup_age_seconds', 'Since the last backup.')
  const verified = gauge('toran_backup_verified_age_seconds', 'Since a backup was last verified.')
  const failed = gauge('toran_backup_failed', '1 when the last backup or check failed.')
  return { read, forget }

  async function read({ rows, orm }: App['database']): Promise<void> {
    // Without a mail server, waiting emails aren’t overdue jobs.
    const isMail = isSending ? sql`false` : isWaitingMail
    const [row] = await rows<SharedFigures>(
      sql`select count(*) filter (where dead_at is null and run_at <= now() and not (${isMail})) as due,
        count(*) filter (where ${isMail}) as mails,
        count(*) filter (where dead_at is null and run_at > now()) as later,
        count(*) filter (where dead_at is not null) as dead,
        extract(epoch from now() - min(run_at) filter (where dead_at is null and run_at <= now() and not (${isMail}))) as oldest,
        current_setting('transaction_read_only') = 'off' as saving
        from ${jobTable}`,
    )
    const state = await readBackupState(orm)
    up.set(1)
    saving.set(row?.saving === true ? 1 : 0)
    jobs.set({ state: 'due' }, Number(row?.due ?? 0))
    jobs.set({ state: 'scheduled' }, Number(row?.later ?? 0))
    jobs.set({ state: 'given_up' }, Number(row?.dead ?? 0))
    mails.set(Number(row?.mails ?? 0))
    oldest.set(Number(row?.oldest ?? 0))
    failed.set(state?.problem ? 1 : 0)
    setAge(backup, state?.backedUpAt)
    setAge(verified, state?.verifiedAt)
  }

  function forget(): void {
    for (const each of [jobs, oldest, mails, backup, verified, failed]) each.reset()
    up.set(0)
    saving.set(0)
  }
}

/** Sets the gauge to the age of `moment`, or clears it when there is none yet. */
function setAge(gauge: Gauge, moment: string | null | undefined): void {
  if (moment) gauge.set((Date.now() - Date.parse(moment)) / 1000)
  else gauge.remove()
}
