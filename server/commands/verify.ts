import { defineCommand } from './command'

export default defineCommand({
  name: 'verify',
  summary: 'Shows that the newest backup can be restored',
  description: `Compares every hash, restores the tables into a database of their own, which is deleted afterwards, compares
them again, and renders 20 pages from it. Needs as much space as the database has.`,
  arguments: [{ name: 'DIR', description: 'where the backups are, as for toran backup' }],
  options: {},
  async run({ arguments: [place = ''] }, context) {
    const [{ openForCommand, checkMigrated }, { verifyNewest }] = await Promise.all([
      import('./open-for-command'),
      import('./run-backup'),
    ])
    const database = await openForCommand(context)
    try {
      await checkMigrated(database)
      return await verifyNewest(database, place, context)
    } finally {
      await database.close()
    }
  },
})
