// npm run faults [-- <scenario> …]: what must hold while something breaks. SHORT=1 is the form for CI.
import { readdir } from 'node:fs/promises'
import { ensureBuild, ensureDependencies, runSteps, SetupError } from '../setup.mjs'
import { runEach } from './support/run-each.mjs'

/**
 * A scenario is a file beside this one. Its default export does the damage and answers figures to print; it throws
 * when something does not hold (`expect` in `support/expect.mjs`), and a `Skipped` where the machine cannot do it.
 * @typedef {(options: { readonly isShort: boolean }) => Promise<Readonly<Record<string, unknown>>>} Scenario
 */

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const names = await wanted(process.argv.slice(2))
  const isShort = Boolean(process.env.SHORT)
  const code = await runEach(names, async (name) => {
    /** @type {{ default: Scenario }} */
    const scenario = await import(`./${name}.mjs`)
    return scenario.default({ isShort })
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
    throw new SetupError(`There is no scenario '${unknown}': ${all.join(', ')}`)
  return asked.length > 0 ? asked : all
}
