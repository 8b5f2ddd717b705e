import { defineCommand } from './command'

export default defineCommand({
  name: 'restore',
  summary: 'Puts the database and the pictures back to a backup',
  description: `Stop the server first. Every hash is compared before anything is written, and the rows come back in one
transaction: all of them or none. A backup of an older release is brought up to date.`,
  arguments: [{ name: 'DIR', description: 'where the backups are, as for toran backup' }],
  options: {
    backup: {
      type: 'string',
      value: 'ID',
      description: 'the backup’s name, as printed by toran backup (default: the newest)',
    },
    overwrite: { type: 'boolean', description: 'delete what the database holds now' },
  },
  async run({ options, arguments: [place = ''] }, context) {
    const [
      { noteBackup },
      { openForCommand },
      { openTarget },
      { findBackup },
      { restoreBackup },
      { openFileStore },
    ] = await Promise.all([
      import('../administration/backup-state'),
      import('./open-for-command'),
      import('../file-target/open-target'),
      import('../backup/verify-backup'),
      import('../backup/restore-backup'),
      import('../media/store/open-store'),
    ])
    const configuration = context.configuration()
    const target = await openTarget(place, configuration.s3)
    const source = await findBackup(target, options.backup)
    const database = await openForCommand(context, { mayCreate: true, isAlone: true })
    const store = await openFileStore(configuration)
    try {
      const overwrite = options.overwrite ?? false
      const { dataDir } = configuration
      const { progress } = context
      await restoreBackup({ ...source, url: database.url, store, dataDir, overwrite, progress })
      const { madeAt } = source.manifest
      await noteBackup(database.orm, { startedAt: madeAt, backedUpAt: madeAt, problem: null })
    } finally {
      store.close()
      target.close()
      await database.close()
    }
    const { id, manifest } = source
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      text: `Restored the backup ${id}: ${rows} rows in ${manifest.tables.length} tables, ${manifest.originals.length} pictures and documents.\nStart the server. Everyone signs in again.`,
      data: { id, rows, tables: manifest.tables.length, originals: manifest.originals.length },
    }
  },
})
