// npm run faults [-- <scenario> …]: what must hold while something breaks. SHORT=1 is the form for CI.
import { readdir } from 'node:fs/promises'
import { ensureBuild, ensureDependencies, runSteps, SetupError, say } from '../setup.mjs'
import { Skipped } from './support/expect.mjs'

/**
 * A scenario is a file beside this one. Its default export does the damage and answers figures to print; it throws
 * when something does not hold (`expect` in `support/expect.mjs`), and a `Skipped` where the machine cannot do it.
 * @typedef {(options: { readonly isShort: boolean }) => Promise<Readonly<Record<string, unknown>>>} Scenario
 */

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const names = await wanted(process.argv.slice(2))
  const failed = []
  for (const name of names) if (!(await passes(name))) failed.push(name)
  say(failed.length === 0 ? 'All held.' : `FAILED: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
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
    throw new SetupError(`There is no scenario '${unknown}': ${all.join(', ')}`)
  return asked.length > 0 ? asked : all
}

/** @param {string} name */
async function passes(name) {
  say(`\n== ${name}`)
  const started = Date.now()
  try {
    /** @type {{ default: Scenario }} */
    const scenario = await import(`./${name}.mjs`)
    const figures = await scenario.default({ isShort: Boolean(process.env.SHORT) })
    say(JSON.stringify(figures, null, 1))
    say(`== ${name}: held, ${seconds(started)} s`)
    return true
  } catch (error) {
    if (error instanceof Skipped) {
      say(`== ${name}: skipped, ${error.message}`)
      return true
    }
    say(
      `== ${name}: FAILED after ${seconds(started)} s\n${error instanceof Error ? error.stack : error}`,
    )
    return false
  }
}

/** @param {number} started */
function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
