import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { makeDataFolder } from '../data-folder'
import { type Account, type Command, commandAs, databaseAccount } from './account'
import {
  type ClusterFolders,
  clusterFolders,
  clusterPassword,
  clusterUrl,
  makePrivate,
} from './folders'
import { freePort } from './free-port'
import { endLeftover } from './leftover'
import { Postmaster, type ProgramOptions, runProgram } from './postmaster'
import {
  findPrograms,
  linkLibraries,
  type Programs,
  programEnvironment,
  programFile,
} from './programs'
import { INITDB_OPTIONS, SETTINGS } from './settings'

/** A cluster of the embedded PostgreSQL whose files exist, but which isn't running. Its folder is locked for this process. */
export class Cluster {
  readonly #programs: Programs
  readonly #folders: ClusterFolders
  readonly #account: Account | null
  readonly #settings: Readonly<Record<string, string>>
  readonly #password: string
  readonly #port: number

  private constructor(parts: {
    readonly programs: Programs
    readonly folders: ClusterFolders
    readonly account: Account | null
    readonly settings: Readonly<Record<string, string>>
    readonly port: number
  }) {
    this.#programs = parts.programs
    this.#folders = parts.folders
    this.#account = parts.account
    this.#settings = { ...SETTINGS, ...parts.settings }
    this.#password = clusterPassword(parts.folders, parts.account)
    this.#port = parts.port
  }

  /**
   * Creates the cluster in the folder if there is none, and ends a PostgreSQL left running on it by an earlier process. The given
   * settings override the defaults, for tests.
   */
  static async open(
    folder: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Cluster> {
    const programs = findPrograms()
    makeDataFolder(folder)
    const account = databaseAccount(folder)
    const folders = clusterFolders(fs.realpathSync(folder))
    for (const own of [folders.folder, folders.socket]) makePrivate(own, account)
    linkLibraries(programs, folders.links)
    // On Windows connections use a local port; elsewhere the number is only part of the socket's name.
    const port = process.platform === 'win32' ? await freePort() : 5432
    const cluster = new Cluster({ programs, folders, account, settings, port })
    await endLeftover(programs, folders.data)
    await cluster.#initialize()
    return cluster
  }

  /** Starts it. Connections are accepted once `ready()` of the result resolves. */
  start(): Postmaster {
    const { data, socket } = this.#folders
    const where =
      process.platform === 'win32'
        ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
        : { listen_addresses: '', unix_socket_directories: socket }
    const settings = { ...this.#settings, ...where, port: String(this.#port) }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // PostgreSQL itself removes the lock file of a killed process that no longer exists.
    return new Postmaster(this.#command('postgres', ['-D', data, ...args]), {
      ...this.#options(),
      data,
    })
  }

  /** Returns the URL of one of its databases, for its superuser. */
  url(database: string): string {
    return clusterUrl(
      { socket: this.#folders.socket, password: this.#password, port: this.#port },
      database,
    )
  }

  /** Creates it under a temporary name and renames it when complete, so that an interrupted start begins again. */
  async #initialize(): Promise<void> {
    const { folder, data, passwordFile } = this.#folders
    for (const name of fs.readdirSync(folder))
      if (name.startsWith('new-')) fs.rmSync(path.join(folder, name), { recursive: true })
    if (fs.existsSync(path.join(data, 'PG_VERSION'))) return
    const made = path.join(folder, `new-${randomBytes(4).toString('hex')}`)
    const sync = this.#settings.fsync === 'off' ? ['--no-sync'] : []
    const args = ['-D', made, `--pwfile=${passwordFile}`, ...INITDB_OPTIONS, ...sync]
    await runProgram(this.#command('initdb', args), this.#options())
    fs.renameSync(made, data)
  }

  #command(name: 'initdb' | 'postgres', args: readonly string[]): Command {
    const file = programFile(this.#programs, name)
    return commandAs(this.#account, { file, args, folders: [this.#folders.folder] })
  }

  #options(): ProgramOptions {
    const env = programEnvironment(this.#programs, this.#folders.links)
    return { cwd: this.#folders.folder, env }
  }
}
