/** The machine does not allow what the scenario needs; the message says what. */
export class Skipped extends Error {}

/**
 * Ends the scenario as failed unless it holds.
 * @param {unknown} holds
 * @param {string} message what should have held, with the figure that was seen
 * @returns {asserts holds}
 */
export function expect(holds, message) {
  if (!holds) throw new Error(message)
}

/**
 * Waits until it holds, and fails when it does not in time.
 * @param {() => unknown} holds may answer a promise
 * @param {string} message
 * @param {number} patience milliseconds
 */
export async function until(holds, message, patience = 15_000) {
  const deadline = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${patience / 1000} s: ${message}`)
    await wait(20)
  }
}

/** @param {number} ms */
export function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
