import { noteBackup } from '../administration/backup-state'
import { createBackup } from '../backup/create-backup'
import { deleteOldBackups } from '../backup/delete-old-backups'
import { findBackup, verifyBackup } from '../backup/verify-backup'
import { appConfiguration } from '../configuration'
import type { Database } from '../database/database'
import { kindsIn } from '../database/orm'
import { openTarget } from '../file-target/open-target'
import { openFileStore } from '../media/store/open-store'
import type { CommandContext, CommandResult } from './command'

interface BackupRequest {
  readonly place: string
  /** Number of backups kept; `null` for all. */
  readonly keep: number | null
  readonly verify: boolean
}

type BackupContext = Pick<CommandContext, 'configuration' | 'progress'>

/** Makes a backup, deletes old ones and verifies it, and notes for the home screen the result. */
export async function runBackup(
  database: Database,
  { place, keep, verify }: BackupRequest,
  context: BackupContext,
): Promise<CommandResult> {
  const configuration = context.configuration()
  return recordRun(database, { startedAt: new Date().toISOString() }, async () => {
    const target = await openTarget(place, configuration.s3)
    const store = await openFileStore(configuration)
    try {
      const { dataDir } = configuration
      const { progress } = context
      const made = await createBackup({ url: database.url, store, target, dataDir, progress })
      const { missingOriginals } = made.manifest
      await noteBackup(database.orm, {
        backedUpAt: made.manifest.madeAt,
        problem: missingMessage(missingOriginals),
      })
      const deleted = keep === null ? [] : await deleteOldBackups(target, keep)
      const verified = verify ? await verifyNewest(database, place, context) : null
      return {
        text: [
          `Backed up to ${target.name}: ${made.id}`,
          `${made.manifest.tables.length} tables, ${made.manifest.originals.length} pictures and documents.`,
          ...(deleted.length > 0 ? [`Deleted older backups: ${deleted.join(', ')}`] : []),
          ...(verified ? [verified.text] : []),
          ...(missingOriginals.length > 0 ? [missingMessage(missingOriginals) ?? ''] : []),
        ].join('\n'),
        data: {
          ...{ id: made.id, target: target.name, tables: tablesOf(made.manifest.tables) },
          ...{ originals: made.manifest.originals.length, missingOriginals, deleted },
          ...(verified && { verified: verified.data }),
        },
        hasFailed: missingOriginals.length > 0,
      }
    } finally {
      store.close()
      target.close()
    }
  })
}

/** Restores the newest backup of a place for a test, and notes for the home screen the result. */
export function verifyNewest(
  database: Database,
  place: string,
  { configuration, progress }: BackupContext,
): Promise<CommandResult> {
  const own = configuration()
  return recordRun(database, {}, async () => {
    const target = await openTarget(place, own.s3)
    try {
      const source = await findBackup(target)
      const verified = await verifyBackup(source, {
        ...{ url: database.url, kinds: kindsIn(database.orm), progress },
        configuration: appConfiguration(own),
      })
      const problem = missingMessage(source.manifest.missingOriginals)
      await noteBackup(database.orm, { verifiedAt: new Date().toISOString(), problem })
      const { id, tables, rows, originals, pages } = verified
      return {
        text: `Backup ${id} verified: ${tables} tables with ${rows} rows restored, ${originals} pictures and documents intact, ${pages} pages rendered.`,
        data: { ...verified },
      }
    } finally {
      target.close()
    }
  })
}

/** Records errors, which the home screen shows to people who manage the network. */
async function recordRun<Result>(
  { orm }: Database,
  begun: Parameters<typeof noteBackup>[1],
  work: () => Promise<Result>,
): Promise<Result> {
  await noteBackup(orm, begun)
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await noteBackup(orm, { problem: message })
    throw error
  }
}

function missingMessage(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return `${names.length} pictures or documents are missing from the store or damaged, and so from the backup: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}. Upload them again, or delete them from the media library.`
}

function tablesOf(tables: readonly { readonly name: string; readonly rows: number }[]) {
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
}
