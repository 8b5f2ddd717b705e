// A throw-away PostgreSQL for the tests, from programs that are on the machine already, else from those npm installed.
import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.mjs'
import { copyNpmPrograms } from './npm-postgres.mjs'

const run = promisify(execFile)
const MIN_VERSION = 15

/**
 * Starts a cluster of its own in a temporary folder, on a free port of this machine only. Returns its address, how to
 * stop it (which deletes it) and how to kill it at once and start it again; `null` when there is nothing to start.
 * Not `isDurable`, it leaves out the waiting for the disk, which tests of what is stored do not need.
 */
export async function startPostgres({ isDurable = true } = {}) {
  const user = otherUser()
  if (isRoot() && !user) return null
  const folder = mkdtempSync(join(tmpdir(), 'toran-postgres-'))
  const found = findPrograms()
  const { programs, environment } = found
    ? { programs: found, environment: {} }
    : (copyNpmPrograms(folder) ?? { programs: null, environment: {} })
  if (!programs) {
    rmSync(folder, { recursive: true })
    return null
  }
  const data = join(folder, 'data')
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const options = {
    cwd: folder,
    ...(user ?? {}),
    env: { ...process.env, ...environment, LC_ALL: 'C', HOME: folder },
  }
  /** @type {(program: string, ...args: readonly string[]) => Promise<unknown>} */
  const call = (program, ...args) => run(join(programs, program), args, options)
  const start = () =>
    call(
      'pg_ctl',
      '-D',
      data,
      '-l',
      join(folder, 'log'),
      '-w',
      '-t',
      '60',
      'start',
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200${isDurable ? '' : ' -c fsync=off'}`,
    )
  /** @type {(mode: 'fast' | 'immediate') => Promise<unknown>} */
  const stop = async (mode) => call('pg_ctl', '-D', data, '-m', mode, '-w', 'stop')
  try {
    await call(
      'initdb',
      '-D',
      data,
      '-U',
      'toran',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-instructions',
    )
    await start()
  } catch (error) {
    await stop('immediate').catch(() => {})
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL in ${programs} did not start: ${error}`)
  }
  return {
    url: `postgres://toran@127.0.0.1:${port}/postgres`,
    /** The folder of its files. */
    data,
    /** Ends it as a crash would, and brings it back. */
    async crash() {
      await stop('immediate')
      await start()
    },
    /** Takes it away, until it is resumed. */
    async pause() {
      await stop('fast')
    },
    resume: start,
    /** @param {number} delayMs */
    startReplica(delayMs) {
      const control = { call, stop: () => stop('fast'), resume: start }
      return startReplica({ folder, data, port, user, ...control }, delayMs)
    },
    async stop() {
      await stop('fast').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A copy that follows a cluster, so many milliseconds behind.
 * @param {{ folder: string, data: string, port: number, user: { uid: number, gid: number } | null, call: (program: string, ...args: readonly string[]) => Promise<unknown>, stop: () => Promise<unknown>, resume: () => Promise<unknown> }} cluster
 * @param {number} delayMs
 */
async function startReplica({ folder, data, port, user, call, stop, resume }, delayMs) {
  const copy = join(folder, 'replica')
  const copyPort = await freePort()
  // The programs of npm have no pg_basebackup: the files are copied while the cluster rests.
  await stop()
  cpSync(data, copy, { recursive: true })
  writeFileSync(join(copy, 'standby.signal'), '')
  await resume()
  if (user)
    for (const file of ['.', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
      chownSync(join(copy, file), user.uid, user.gid)
  chmodSync(copy, 0o700)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    `recovery_min_apply_delay=${delayMs}`,
    `primary_conninfo=host=127.0.0.1 port=${port} user=toran`,
  ]
  const options = `-p ${copyPort} ${settings.map((each) => `-c "${each}"`).join(' ')}`
  const log = join(folder, 'replica.log')
  const start = () =>
    call('pg_ctl', '-D', copy, '-l', log, '-w', '-t', '60', 'start', '-o', options)
  await start()
  return {
    url: `postgres://toran@127.0.0.1:${copyPort}/postgres`,
    start,
    stop: () => call('pg_ctl', '-D', copy, '-m', 'immediate', '-w', 'stop'),
  }
}

/** Of the system; `TEST_POSTGRES=npm` ignores them, as on a machine without them. */
function findPrograms() {
  if (process.env.TEST_POSTGRES === 'npm') return null
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'pg_ctl'))) return false
    const { stdout } = spawnSync(join(folder, 'pg_ctl'), ['--version'], { encoding: 'utf8' })
    return Number(/(\d+)/.exec(stdout ?? '')?.[1]) >= MIN_VERSION
  })
}

function isRoot() {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root: its own user is used then, or the one that owns nothing. */
function otherUser() {
  if (!isRoot()) return null
  for (const name of ['postgres', 'nobody']) {
    /** @param {string} flag */
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    const [uid, gid] = [id('-u'), id('-g')]
    if (uid > 0) return { uid, gid }
  }
  return null
}
