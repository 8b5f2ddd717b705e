import { median, percentile } from './measure.mjs'

/** Each figure, how it is read from a run, and the goal of targets beside it. */
const FIGURES = [
  ['opened, all blocks painted, wall ms', (run) => run.opened, '≤ 400'],
  ['opened, first block selected, wall ms', (run) => run.selected, '≤ 600'],
  ['load, CPU ms', (run) => run.load, '≤ 5 × floor; at 3,000 ≤ 2 × ours at 200'],
  ['select, CPU ms', (run) => run.select, '≤ 1.5 × floor, the same at any size'],
  ['key to canvas, CPU ms a key', (run) => run.keyCpu, '≤ 1.3 × floor, the same at any size'],
  ['key to canvas painted, ms (median)', (run) => median(run.keys), '≤ 17'],
  ['key to canvas painted, ms (p95)', (run) => percentile(run.keys, 95), '≤ 33'],
  ['drag over 2 s, CPU ms', (run) => run.drag, '≤ 2 × floor'],
  ['drag, dropped frames %', (run) => run.dropped, '≤ 2'],
  ['drag, worst frame ms', (run) => run.worstFrame, '≤ 50'],
  ['drop to settled, ms', (run) => run.drop, '≤ 20'],
  ['insert to painted, ms', (run) => run.insert, '≤ 20'],
  ['undo to painted, ms', (run) => run.undo, '≤ 14'],
  ['heap after load, MB', (run) => run.heap, '≤ 20'],
  ['scripts and sheets, files', (run) => run.files, '≤ 25'],
  ['the same until the canvas shows, kB gzip', (run) => run.weight, '≤ 200'],
  ['the same in the end, kB gzip', (run) => run.weightAll, '≤ 300'],
]

/**
 * One row a figure: for each page size the floor, ours with its ratio to the floor, and the nested page with its ratio to
 * the flat one (goal 1.3). Medians over the runs.
 */
export function table(results) {
  const sizes = [...new Set(results.map(({ size }) => size))]
  const head = [
    'figure',
    ...sizes.flatMap((size) => [`floor ${size}`, `toran ${size}`, `nested ${size}`]),
    'goal',
  ]
  const rows = FIGURES.map(([title, read, goal]) => [
    title,
    ...sizes.flatMap((size) => {
      const [floor, toran, nested] = ['floor', 'toran', 'nested'].map((name) =>
        figure(results, { name, size }, read),
      )
      return [round(floor), beside(toran, floor), beside(nested, toran)]
    }),
    goal,
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function figure(results, wanted, read) {
  const runs =
    results.find(({ name, size }) => name === wanted.name && size === wanted.size)?.runs ?? []
  return median(runs.map(read).filter((value) => Number.isFinite(value)))
}

function beside(value, base) {
  return base > 0 && value > 0 ? `${round(value)} (× ${round(value / base)})` : round(value)
}

function round(value) {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1)
}
