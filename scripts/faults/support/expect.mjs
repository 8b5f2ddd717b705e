/** The machine does not allow what the scenario needs; the message says what. */
export class Skipped extends Error {}

/**
 * Ends the scenario as failed unless the condition is true.
 * @param {unknown} condition
 * @param {string} message what should be true, with the figure that was seen
 * @returns {asserts condition}
 */
export function expect(condition, message) {
  if (!condition) throw new Error(message)
}

/**
 * Waits until the condition is true, and fails when that takes too long.
 * @param {() => unknown} condition may answer a promise
 * @param {string} message
 * @param {number} patience milliseconds
 */
export async function until(condition, message, patience = 15_000) {
  const deadline = Date.now() + patience
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${patience / 1000} s: ${message}`)
    await wait(20)
  }
}

/** @param {number} ms */
export function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
