import { writeFile } from 'node:fs/promises'
import { say } from '../../setup.mjs'
import { Skipped } from './expect.mjs'

/**
 * Runs one after another, prints what each has measured, and ends the process with 1 when one does not hold. `REPORT` names
 * a file for the numbers, which `npm test` adds up.
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<Readonly<Record<string, unknown>>>} runOne
 */
export async function runEach(names, runOne) {
  /** @type {Record<'passed' | 'failed' | 'skipped', string[]>} */
  const results = { passed: [], failed: [], skipped: [] }
  for (const name of names) results[await outcome(name, () => runOne(name))].push(name)
  const { passed, failed, skipped } = results
  if (process.env.REPORT)
    await writeFile(
      process.env.REPORT,
      JSON.stringify({ passed: passed.length, failed: failed.length, skipped: skipped.length }),
    )
  say(failed.length === 0 ? `${passed.length} held.` : `FAILED: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

/**
 * @param {string} name
 * @param {() => Promise<Readonly<Record<string, unknown>>>} run
 * @returns {Promise<'passed' | 'failed' | 'skipped'>}
 */
async function outcome(name, run) {
  say(`\n== ${name}`)
  const started = Date.now()
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1)
  try {
    say(JSON.stringify(await run(), null, 1))
    say(`== ${name}: held, ${seconds()} s`)
    return 'passed'
  } catch (error) {
    if (error instanceof Skipped) {
      say(`== ${name}: skipped, ${error.message}`)
      return 'skipped'
    }
    say(`== ${name}: FAILED after ${seconds()} s\n${error instanceof Error ? error.stack : error}`)
    return 'failed'
  }
}
