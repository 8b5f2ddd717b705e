// npm run attacks [-- <attack> …]: what must hold while somebody means harm. SHORT=1 is the form for CI.
import { readdir } from 'node:fs/promises'
import { onDatabase } from '../faults/support/databases.mjs'
import { runEach } from '../faults/support/run-each.mjs'
import { ensureBuild, ensureDependencies, runSteps, SetupError } from '../setup.mjs'
import { ask, OWNER } from './support/attacker.mjs'

/**
 * An attack is a file beside this one. It does the harm while visitors read pages (`underAttack`) and answers figures
 * to print; it throws when something does not hold.
 * @typedef {(scene: {
 *   readonly server: import('../faults/support/server.mjs').TestServer,
 *   readonly isShort: boolean,
 * }) => Promise<Readonly<Record<string, unknown>>>} Attack
 */

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const names = await wanted(process.argv.slice(2))
  const code = await onDatabase(null, async ({ server: make }) => {
    // The attacks play a proxy, so that they come from as many networks as they like.
    const server = make({
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
    })
    await server.start()
    // What is loaded with the first query is not the attack's.
    await ask(server, { query: '{ documents { totalCount } }' })
    const isShort = Boolean(process.env.SHORT)
    return runEach(names, async (name) => {
      /** @type {{ default: Attack }} */
      const attack = await import(`./${name}.mjs`)
      return attack.default({ server, isShort })
    })
  })
  process.exit(code)
})

/** @param {readonly string[]} asked */
async function wanted(asked) {
  const files = await readdir(import.meta.dirname)
  const all = files
    .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
    .map((file) => file.replace(/\.mjs$/, ''))
    .sort()
  const unknown = asked.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new SetupError(`There is no attack '${unknown}': ${all.join(', ')}`)
  return asked.length > 0 ? asked : all
}
