import fs from 'node:fs'
import { join } from 'node:path'
import { clusterFolders, clusterUrl } from './folders'
import { readPidFile } from './leftover'
import { DATABASE } from './settings'

/** Returns whether DATA_DIR contains an embedded database, running or not. */
export function hasCluster(dataDir: string): boolean {
  return fs.existsSync(join(dataDir, 'postgres/data/PG_VERSION'))
}

/** Returns the URL of the embedded database while another process of this machine runs it; otherwise `null`. */
export function runningClusterUrl(dataDir: string): string | null {
  const folders = clusterFolders(fs.realpathSync(join(dataDir, 'postgres')))
  const running = readPidFile(folders.data)
  if (!running?.isReady) return null
  const password = fs.readFileSync(folders.passwordFile, 'utf8').trim()
  return clusterUrl({ socket: folders.socket, password, port: running.port }, DATABASE)
}
