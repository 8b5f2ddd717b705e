import { defineCommand, WrongUse } from './command'

export default defineCommand({
  name: 'backup',
  summary: 'Backs up the database and the pictures, also while the server runs',
  description: `All rows are those of one moment. Pictures are stored once, however many backups have them.
The backup holds what the database holds, people’s addresses and password hashes among it: keep it private.`,
  arguments: [
    {
      name: 'DIR',
      description: 'a folder, or s3://bucket/prefix in the store of the S3_ settings',
    },
  ],
  options: {
    keep: { type: 'string', value: 'N', description: 'delete all but the N newest backups' },
    verify: { type: 'boolean', description: 'then restore it for a test, as toran verify does' },
  },
  async run({ options, arguments: [place = ''] }, context) {
    const keep = readKeep(options.keep)
    const [{ openForCommand, checkMigrated }, { runBackup }] = await Promise.all([
      import('./open-for-command'),
      import('./run-backup'),
    ])
    const database = await openForCommand(context)
    try {
      await checkMigrated(database)
      return await runBackup(database, { place, keep, verify: options.verify ?? false }, context)
    } finally {
      await database.close()
    }
  },
})

const MAX_KEEP = 1_000

function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null
  const keep = Number(text)
  if (/^\d{1,4}$/.test(text) && keep >= 1 && keep <= MAX_KEEP) return keep
  throw new WrongUse(`--keep ${text} is invalid. It is a number from 1 to ${MAX_KEEP}.`)
}
