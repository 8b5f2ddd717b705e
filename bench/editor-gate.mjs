import { median } from './measure.mjs'

/**
 * At most this many times what the floor and the best of the rivals take in the same run, on a page of 50 blocks: a third above what
 * is usual for processor time and memory, a half above for what is waited for, which a busy machine changes more. A row without a
 * rival has no rival that does the same.
 */
/** @type {[what: string, read: (run: Record<string, number>) => number, floor: number | null, rival: number | null][]} */
const LIMITS = [
  ['opening a page', (run) => run.opened, 7.5, 1.8],
  ['opening a page again', (run) => run.reopened, 6.5, 1.6],
  ['opening a page and selecting its first block', (run) => run.selected, 6.8, 2.2],
  ['loading a page', (run) => run.load, 9.5, 1.6],
  ['selecting a block', (run) => run.select, 5.6, 1.7],
  ['the fields of a selected block', (run) => run.selectWall, 7.7, 3.9],
  ['selecting a text', (run) => run.textSelect, 7, 2.7],
  ['the fields of a selected text', (run) => run.textSelectWall, 4.5, 2.5],
  ['a key press in a formatted text', (run) => run.textKeyCpu, 4.1, 2.3],
  ['a letter of a formatted text', (run) => run.textKey, 4.5, 2.8],
  ['a key press', (run) => run.keyCpu, 3.1, 1.6],
  ['a letter', (run) => run.keyMedian, 3.7, 1.2],
  ['dragging for two seconds', (run) => run.drag, 3.7, 0.9],
  ['a drop', (run) => run.drop, null, 2.4],
  ['inserting a block', (run) => run.insert, null, 2.6],
  ['undoing', (run) => run.undo, null, 1.2],
  ['the heap', (run) => run.heap, 8.1, 2],
  ['what is fetched until the canvas shows', (run) => run.weight, null, 1],
  ['all that is fetched', (run) => run.weightAll, null, 2.5],
]

/** The values that the limits are compared with, beside the floor. */
const RIVALS = ['puck', 'puck-text', 'grapesjs']

/** Describes the values above their limits; medians over the runs. */
export function aboveLimits(results) {
  return LIMITS.flatMap(([what, read, floor, rival]) => {
    const ours = middleOf(results, 'toran', read)
    const best = Math.min(
      ...RIVALS.map((name) => middleOf(results, name, read)).filter((value) => value > 0),
    )
    return [
      ...above(what, ours / middleOf(results, 'floor', read), 'the floor', floor),
      ...above(what, ours / best, 'the best rival', rival),
    ]
  })
}

function above(what, ratio, beside, limit) {
  return limit !== null && ratio > limit
    ? [`${what} takes ${ratio.toFixed(1)} times what ${beside} takes (at most ${limit})`]
    : []
}

function middleOf(results, name, read) {
  const runs = results.find((result) => result.name === name)?.runs ?? []
  const values = runs.map((run) => read(run)).filter((value) => Number.isFinite(value))
  return values.length > 0 ? median(values) : Number.NaN
}
