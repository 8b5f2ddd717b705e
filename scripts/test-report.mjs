import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/**
 * The results of a test runner: the number of passed tests, and the failed ones with where they are and the first lines of why.
 * @typedef {{ passed: number, failures: { title: string, why: string }[], flaky?: { title: string, why: string }[] }} Report
 */

/** Lines of a failure that are repeated in the summary; the whole of it is where the test ran. */
const LINES = 6

/**
 * Reads the JSON report of Vitest, of Playwright, or of a scenario script (`{ passed, failures }`).
 * A report that was never written is an empty one: the step has failed by its exit code.
 * @returns {Promise<Report>}
 */
export async function readReport(file) {
  const report = await parse(file)
  if (report === null) return { passed: 0, failures: [] }
  if ('testResults' in report) return ofVitest(report)
  if ('suites' in report) return ofPlaywright(report)
  return report
}

async function parse(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function ofVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return [{ title: file, why: first(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file} > ${fullName}`,
      why: first(failureMessages[0]),
    }))
  })
  return { passed: numPassedTests, failures }
}

function ofPlaywright({ suites, stats, errors }) {
  const failures = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `e2e/${file}:${line} > ${title}`,
      // Of several tries the first: what it stored may stand in the way of the next.
      why: first(tests.at(0)?.results.at(0)?.error?.message),
    }))
  const around = (errors ?? []).map(({ message }) => ({
    title: 'browser tests',
    why: first(message),
  }))
  const flaky = specsOf(suites)
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => ({
      title: `e2e/${file}:${line} > ${title}`,
      why: first(tests.at(0)?.results.at(0)?.error?.message),
    }))
  const passed = stats.expected + stats.flaky
  return { passed, failures: [...failures, ...around], flaky }
}

function specsOf(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])
}

function first(message = '') {
  return message.replaceAll(COLOUR, '').split('\n').slice(0, LINES).join('\n')
}

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
