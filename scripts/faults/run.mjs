// npm run faults [-- <scenario> …] [-- --short]: what must hold while something breaks.
import { readdirSync } from 'node:fs'
import { readArguments } from '../arguments.mjs'
import { ensureBuild, ensureDependencies, runSteps, SetupError } from '../setup.mjs'
import { runEach } from './support/run-each.mjs'

/**
 * A scenario is a file beside this one. Its default export does the damage and answers figures to print; it throws
 * when something does not hold (`expect` in `support/expect.mjs`), and a `Skipped` where the machine cannot do it.
 * @typedef {(options: { readonly isShort: boolean }) => Promise<Readonly<Record<string, unknown>>>} Scenario
 */

/**
 * What `npm test -- --whole` runs, in fewer rounds and with nothing that depends on how busy the machine is (`--short`). The others wait for patience to run out, or show by the built
 * server what storage tests show of its parts.
 */
const SHORT = [
  'archive-killed',
  'database-stopped',
  'disk-full',
  'jobs-killed',
  'kill-under-load',
  'output-unread',
  'publish-in-parallel',
  'replica-behind',
  'restore-drill',
  'several-machines',
  'static-export',
  'store-stopped',
  'two-servers',
]

const ALL = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.replace(/\.mjs$/, ''))
  .sort()

const { values, positionals } = readArguments(
  `Usage: npm run faults [-- <scenario> …] [-- --short]

What must hold while something breaks; all scenarios without a name. --short is the form for CI.
Scenarios: ${ALL.join(', ')}`,
  { options: { short: { type: 'boolean', default: false } }, allowPositionals: true },
)

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const isShort = values.short
  const names = wanted(positionals, isShort)
  const code = await runEach(names, async (name) => {
    /** @type {{ default: Scenario }} */
    const scenario = await import(`./${name}.mjs`)
    return scenario.default({ isShort })
  })
  process.exit(code)
})

/**
 * @param {readonly string[]} asked
 * @param {boolean} isShort
 */
function wanted(asked, isShort) {
  const unknown = asked.find((name) => !ALL.includes(name))
  if (unknown !== undefined)
    throw new SetupError(`There is no scenario '${unknown}': ${ALL.join(', ')}`)
  if (asked.length > 0) return asked
  return isShort ? SHORT : ALL
}
