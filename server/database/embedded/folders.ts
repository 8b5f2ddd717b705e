import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import type { Account } from './account'
import { USER } from './settings'

/** The paths of a cluster's parts. */
export interface ClusterFolders {
  /** Owned by the database's account, inaccessible to all others. */
  readonly folder: string
  readonly data: string
  readonly links: string
  readonly passwordFile: string
  /** The folder of the socket: inside `folder`, unless the path would be too long. */
  readonly socket: string
}

/** The shortest limit of all supported systems (macOS), minus the name of PostgreSQL's socket. */
const MAX_SOCKET_FOLDER_LENGTH = 103 - '/.s.PGSQL.5432'.length

export function clusterFolders(folder: string): ClusterFolders {
  const inside = path.join(folder, 'socket')
  const isShort = Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER_LENGTH
  return {
    folder,
    data: path.join(folder, 'data'),
    links: path.join(folder, 'lib'),
    passwordFile: path.join(folder, 'password'),
    socket: isShort ? inside : fallbackSocketFolder(folder),
  }
}

/** Returns a fixed folder for a DATA_DIR with a very long path: the same at every start. */
function fallbackSocketFolder(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  const inTemporary = path.join(tmpdir(), `toran-${name}`)
  return Buffer.byteLength(inTemporary) <= MAX_SOCKET_FOLDER_LENGTH
    ? inTemporary
    : `/tmp/toran-${name}`
}

/** Creates a folder that only the account may enter; refuses one that someone else created. */
export function makePrivate(folder: string, account: Account | null): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  const stat = fs.lstatSync(folder)
  const owners = [account?.uid, userInfo().uid]
  if (!stat.isDirectory() || !owners.includes(stat.uid))
    throw new Error(
      `The folder ${folder} belongs to another user (${stat.uid}). Start the server as that user, or set DATA_DIR to another folder.`,
    )
  fs.chmodSync(folder, 0o700)
  if (account) fs.chownSync(folder, account.uid, account.gid)
}

/** Returns the password for network connections, which only Windows needs; generated at the first start. */
export function clusterPassword({ passwordFile }: ClusterFolders, account: Account | null): string {
  if (!fs.existsSync(passwordFile)) {
    fs.writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (account) fs.chownSync(passwordFile, account.uid, account.gid)
  }
  return fs.readFileSync(passwordFile, 'utf8').trim()
}

/** Returns the URL of a cluster's database, for its superuser. */
export function clusterUrl(
  at: { readonly socket: string; readonly password: string; readonly port: number },
  database: string,
): string {
  const credentials = `${USER}:${at.password}`
  if (process.platform === 'win32')
    return `postgres://${credentials}@127.0.0.1:${at.port}/${database}`
  return `postgres://${credentials}@localhost/${database}?host=${encodeURIComponent(at.socket)}`
}
