import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './expect.mjs'

/** Pages are kept for the address they were made for, and each start listens on another port. */
export const ONE_ORIGIN = { SITE_ORIGIN: 'http://127.0.0.1' }

/**
 * Lasts until a server has noted on its disk up to where its pages are current, which a new one does after seconds.
 * @param {string} dataDir
 */
export function pagesKept(dataDir) {
  const names = () => readdirSync(join(dataDir, 'pages'), { recursive: true }).map(String)
  return until(
    () => names().some((name) => name.endsWith('state.json')),
    'finished pages are kept on the disk',
  )
}
