import { defineCommand } from './command'

export default defineCommand({
  name: 'migrate',
  summary: 'Brings the tables of the database up to date',
  description:
    'A start of the server does the same. All outstanding migrations are applied, or none.',
  options: {
    'dry-run': { type: 'boolean', description: 'only list pending migrations' },
  },
  async run({ options }, context) {
    const [{ openForCommand }, { migrate, outstandingMigrations }] = await Promise.all([
      import('./open-for-command'),
      import('../database/migrate'),
    ])
    const isDryRun = options['dry-run'] ?? false
    const database = await openForCommand(context, { mayCreate: !isDryRun })
    try {
      const outstanding = await outstandingMigrations(database)
      if (!isDryRun) await migrate(database)
      return {
        text: textOf(outstanding, isDryRun),
        data: { dryRun: isDryRun, migrations: outstanding },
      }
    } finally {
      await database.close()
    }
  },
})

function textOf(migrations: readonly string[], isDryRun: boolean): string {
  if (migrations.length === 0) return 'The database is up to date.'
  const list = migrations.map((name) => `  ${name}`).join('\n')
  return isDryRun
    ? `Outstanding migrations:\n${list}\nApply them with: toran migrate`
    : `Applied migrations:\n${list}`
}
