import { defineCommand } from './command'

const MARKS = { ok: 'ok      ', warning: 'WARNING ', error: 'ERROR   ' } as const

export default defineCommand({
  name: 'doctor',
  summary:
    'Checks settings, database, replica, store, mail, disk, clock, proxies, CDN, traces and backups',
  description: `Reports each problem and how to fix it. Changes nothing, and can run beside the server. Exits with 1 when there is
an error; warnings alone end with 0.`,
  options: {},
  async run(_, context) {
    const [{ examine }, { openDatabaseBeside }, { recordAdapters: kinds }] = await Promise.all([
      import('../doctor/examine'),
      import('../app/open-database'),
      import('../records'),
    ])
    const { configuration, environment, log } = context
    const findings = await examine({
      environment,
      configuration,
      openDatabase: async () => {
        const { databaseUrl, dataDir } = configuration()
        return openDatabaseBeside({ databaseUrl, dataDir, log, kinds, mayCreate: false })
      },
    })
    const hasFailed = findings.some(({ level }) => level === 'error')
    const lines = findings.map(({ level, part, message }) => `${MARKS[level]}${part}: ${message}`)
    return { text: lines.join('\n'), data: { healthy: !hasFailed, findings }, hasFailed }
  },
})
