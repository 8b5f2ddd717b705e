import { writeFile } from 'node:fs/promises'
import { say } from '../../setup.mjs'
import { Skipped } from './expect.mjs'

/**
 * Runs one after another, prints what each has measured, and answers 1 when one does not hold. `REPORT` names a file for
 * the outcome, which `npm test` adds up.
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<Readonly<Record<string, unknown>>>} runOne
 */
export async function runEach(names, runOne) {
  let passed = 0
  /** @type {{ title: string, why: string }[]} */
  const failures = []
  for (const name of names) {
    const why = await failureOf(name, () => runOne(name))
    if (why === null) passed += 1
    else if (!(why instanceof Skipped)) failures.push({ title: name, why: messageOf(why) })
  }
  if (process.env.REPORT) await writeFile(process.env.REPORT, JSON.stringify({ passed, failures }))
  const failed = failures.map(({ title }) => title)
  say(failed.length === 0 ? `${passed} held.` : `FAILED: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

/**
 * The error that a scenario threw; `null` when it held.
 * @param {string} name
 * @param {() => Promise<Readonly<Record<string, unknown>>>} run
 * @returns {Promise<unknown>}
 */
async function failureOf(name, run) {
  say(`\n== ${name}`)
  const started = Date.now()
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1)
  try {
    say(JSON.stringify(await run(), null, 1))
    say(`== ${name}: held, ${seconds()} s`)
    return null
  } catch (error) {
    if (error instanceof Skipped) say(`== ${name}: skipped, ${error.message}`)
    else
      say(
        `== ${name}: FAILED after ${seconds()} s\n${error instanceof Error ? error.stack : error}`,
      )
    return error
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}
