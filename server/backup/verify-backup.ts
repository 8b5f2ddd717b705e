import type { FileTarget } from '../file-target/file-target'
import { checkFiles } from './check-files'
import { withCopySession } from './copy-session'
import { type BackupSource, loadTables } from './load-tables'
import { listBackups, readManifest } from './manifest'
import { type RenderedDatabase, renderPages } from './render-pages'
import { withThrowawayDatabase } from './throwaway-database'

const PAGES = 20

interface VerifiedBackup {
  readonly id: string
  readonly tables: number
  readonly rows: number
  readonly originals: number
  readonly pages: number
}

/** Finds the newest complete backup, or the given one; throws if there is none. */
export async function findBackup(target: FileTarget, wanted?: string): Promise<BackupSource> {
  const { complete } = await listBackups(target)
  const found = wanted === undefined ? complete[0] : complete.find(({ id }) => id === wanted)
  if (!found)
    throw new Error(
      wanted === undefined
        ? `There is no complete backup in ${target.name}. Make one: toran backup ${target.name}`
        : `There is no complete backup ${wanted} in ${target.name}. It has: ${complete.map(({ id }) => id).join(', ') || 'none'}`,
    )
  return { target, id: found.id, manifest: await readManifest(target, found.id) }
}

/**
 * Verifies that a backup can be restored: every file has its hash, the tables are restored into a temporary database with the
 * same rows and content, and pages are rendered from it. Throws an error that names the problem.
 */
export async function verifyBackup(
  source: BackupSource,
  {
    url,
    progress,
    ...rendered
  }: RenderedDatabase & {
    /** The URL of the network's database; a temporary one is created on the same server. */
    readonly url: string
    progress(text: string): void
  },
): Promise<VerifiedBackup> {
  const { id, manifest, target } = source
  progress('Checking every file of the backup …')
  refuse(id, await checkFiles(target, id, manifest))
  return withThrowawayDatabase(url, async (own) => {
    progress('Restoring the tables for a test …')
    await withCopySession(own, async (client) => {
      await client.query('begin')
      await loadTables(client, source)
      await client.query('commit')
    })
    progress('Rendering pages …')
    const pages = await renderPages({ ...rendered, url: own }, PAGES)
    refuse(id, pages.problems)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      ...{ id, tables: manifest.tables.length, rows },
      ...{ originals: manifest.originals.length, pages: pages.count },
    }
  })
}

function refuse(id: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`The backup ${id} can’t be relied on.\n${problems.join('\n')}`)
}
