// npm run attacks [-- <attack> … --short --embedded --postgres]: what must hold while someone means harm, on both databases.
import { readdirSync } from 'node:fs'
import { readArguments } from '../arguments.mjs'
import { onDatabase } from '../faults/support/databases.mjs'
import { runEach } from '../faults/support/run-each.mjs'
import { startPostgres } from '../postgres.mjs'
import {
  ensureBuild,
  ensureDependencies,
  runSteps,
  SERVER_MEMORY,
  SetupError,
  say,
} from '../setup.mjs'
import { ask, get, OWNER } from './support/attacker.mjs'

/**
 * The context of an attack.
 * @typedef {object} Scene
 * @property {import('../faults/support/server.mjs').TestServer} server
 * @property {import('../faults/support/databases.mjs').TestDatabase} database
 * @property {boolean} isShort the form for CI: no waiting times are judged, which another program on the machine decides
 */

/**
 * An attack is a file beside this one. It does the harm while visitors read pages (`underAttack`) and answers figures
 * to print; it throws when something does not hold.
 * @typedef {(scene: Scene) => Promise<Readonly<Record<string, unknown>>>} Attack
 */

const ALL = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.replace(/\.mjs$/, ''))
  .sort()

const { values, positionals } = readArguments(
  `Usage: npm run attacks [-- <attack> …] [-- --short --embedded --postgres]

What must hold while someone means harm; all attacks without a name, on both databases or one. --short is the form for CI.
Attacks: ${ALL.join(', ')}`,
  {
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      embedded: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
    },
  },
)

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const names = wanted(positionals)
  const isBoth = values.embedded === values.postgres
  let code = 0
  // In the short form one database is enough: both have one driver, and the storage tests run on both.
  if (values.embedded || isBoth) code = await attackOn(null, names, values.short)
  if (values.postgres || (isBoth && !values.short))
    code = Math.max(code, await attackOnPostgres(names, values.short))
  process.exit(code)
})

/**
 * @param {readonly string[]} names
 * @param {boolean} isShort
 */
async function attackOnPostgres(names, isShort) {
  const postgres = await startPostgres()
  if (!postgres) {
    say('NOTICE: no PostgreSQL programs found; that run is left out.')
    return 0
  }
  try {
    return await attackOn(postgres, names, isShort)
  } finally {
    await postgres.stop()
  }
}

/**
 * @param {Awaited<ReturnType<typeof startPostgres>>} postgres
 * @param {readonly string[]} names
 * @param {boolean} isShort
 */
function attackOn(postgres, names, isShort) {
  return onDatabase(postgres, async (database) => {
    say(`\n== On the ${database.kind} database`)
    const server = database.server({
      ...SERVER_MEMORY,
      // The attacks play a proxy, so that they come from as many networks as they like.
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
    })
    await server.start()
    await warmUp(server)
    return runEach(names, async (name) => {
      /** @type {{ default: Attack }} */
      const attack = await import(`./${name}.mjs`)
      return attack.default({ server, database, isShort })
    })
  })
}

/**
 * Code loaded with the first query, and the server's ordinary work, are not the attacks'.
 * @param {Scene['server']} server
 */
async function warmUp(server) {
  await ask(server, { query: '{ documents { totalCount nodes { topic { items { content } } } } }' })
  for (let n = 0; n < 100; n += 1) await get(server, `/search?q=warm${n}`, { from: '192.0.2.2' })
}

/** @param {readonly string[]} asked */
function wanted(asked) {
  const unknown = asked.find((name) => !ALL.includes(name))
  if (unknown !== undefined)
    throw new SetupError(`There is no attack '${unknown}': ${ALL.join(', ')}`)
  return asked.length > 0 ? asked : ALL
}
