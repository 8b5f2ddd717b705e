import { median } from './measure.mjs'

/**
 * At most this many times what the floor of the same run takes, on a page of 50 blocks: a third above what is usual, so that a
 * busy machine passes and what makes the editor 30 % slower does not. Processor time, which a busy machine changes least.
 */
/** @type {[what: string, read: (run: Record<string, number>) => number, limit: number][]} */
const LIMITS = [
  ['loading a page', (run) => run.load, 9.5],
  ['selecting a block', (run) => run.select, 5.6],
  ['a key press', (run) => run.keyCpu, 3.1],
  ['dragging for two seconds', (run) => run.drag, 3.7],
]

/** What is above its limit, in words; medians over the runs. */
export function aboveLimits(results) {
  const middle = (name, read) =>
    median(results.find((result) => result.name === name).runs.map((run) => read(run)))
  return LIMITS.flatMap(([what, read, limit]) => {
    const ratio = middle('toran', read) / middle('floor', read)
    const said = `${what} takes ${ratio.toFixed(1)} times what the floor takes (at most ${limit})`
    return ratio > limit ? [said] : []
  })
}
