import { median, percentile } from './measure.mjs'

/** Each figure, how it is read from a run, and the goal of targets beside it. */
const FIGURES = [
  ['opened, all blocks painted, wall ms', (run) => run.opened, '≤ 400'],
  ['opened again, from a warm profile, wall ms', (run) => run.reopened, '≤ 250'],
  ['opened, first block selected, wall ms', (run) => run.selected, '≤ 600'],
  ['load, CPU ms', (run) => run.load, '≤ 5 × floor; at 3,000 ≤ 2 × ours at 200'],
  ['select, CPU ms', (run) => run.select, '≤ 1.5 × floor, the same at any size'],
  ['the same, press to fields painted, ms', (run) => run.selectWall, '≤ 25'],
  ['select a text block, CPU ms', (run) => run.textSelect, '≤ 1.5 × floor'],
  ['the same, press to fields painted, ms', (run) => run.textSelectWall, '≤ 25'],
  ['key in a formatted text, CPU ms a key', (run) => run.textKeyCpu, '≤ 1.3 × floor'],
  ['the same, painted, ms (median)', (run) => run.textKey, '≤ 17'],
  ['key to canvas, CPU ms a key', (run) => run.keyCpu, '≤ 1.3 × floor, the same at any size'],
  ['key to canvas painted, ms (median)', (run) => median(run.keys), '≤ 17'],
  ['key to canvas painted, ms (p95)', (run) => percentile(run.keys, 95), '≤ 33'],
  ['drag over 2 s, CPU ms', (run) => run.drag, '≤ 2 × floor'],
  ['drag, dropped frames %', (run) => run.dropped, '≤ 2'],
  ['drag, worst frame ms', (run) => run.worstFrame, '≤ 50'],
  ['drop to settled, ms', (run) => run.drop, '≤ 20'],
  ['insert to painted, ms', (run) => run.insert, '≤ 20'],
  ['undo to painted, ms', (run) => run.undo, '≤ 14'],
  ['heap at rest, MB', (run) => run.heap, '≤ 20'],
  ['scripts and sheets, files', (run) => run.files, '≤ 25'],
  ['the same until the canvas shows, kB gzip', (run) => run.weight, '≤ 200'],
  ['the same in the end, kB gzip', (run) => run.weightAll, '≤ 300'],
]

/** The programs measured beside ours, and the base of each comparison. */
const COLUMNS = [
  ['floor', null],
  ['toran', 'floor'],
  ['nested', 'toran'],
  ['puck', 'floor'],
  ['puck-text', 'floor'],
  ['grapesjs', 'floor'],
]

/**
 * One row a figure: for each page size the floor, then ours and the rivals with their ratio to the floor, and the nested page
 * with its ratio to the flat one (goal 1.3). Medians over the runs.
 */
export function table(results) {
  const sizes = [...new Set(results.map(({ size }) => size))]
  const columns = sizes.flatMap((size) =>
    COLUMNS.filter(([name]) =>
      results.some((result) => result.name === name && result.size === size),
    ).map(([name, base]) => ({ name, base, size })),
  )
  const head = ['figure', ...columns.map(({ name, size }) => `${name} ${size}`), 'goal']
  const rows = FIGURES.map(([title, read, goal]) => [
    title,
    ...columns.map(({ name, base, size }) => {
      const value = figure(results, { name, size }, read)
      return base === null
        ? round(value)
        : beside(value, figure(results, { name: base, size }, read))
    }),
    goal,
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** The times of opening a page on a slow line; medians over the runs. */
export function slowTable(runs) {
  const middle = (read) => Math.round(median(runs.map(read)))
  const before = runs.filter(({ isBeforePalette }) => isBeforePalette).length
  const rows = [
    ['on a slow line (100 ms, 1.6 Mbit/s, CPU / 4), 50 blocks', '', 'goal'],
    ['---', '---', '---'],
    ['first block painted, ms', middle(({ shown }) => shown), ''],
    ['first block selected, ms', middle(({ selected }) => selected), ''],
    ['answers awaited one after the other behind the HTML', middle(({ waits }) => waits), '≤ 1.5'],
    ['selected before the palette had come, runs', `${before} of ${runs.length}`, 'all'],
  ]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function figure(results, wanted, read) {
  const runs =
    results.find(({ name, size }) => name === wanted.name && size === wanted.size)?.runs ?? []
  const values = runs.map(read).filter((value) => Number.isFinite(value))
  return values.length > 0 ? median(values) : Number.NaN
}

function beside(value, base) {
  return base > 0 && value > 0 ? `${round(value)} (× ${round(value / base)})` : round(value)
}

function round(value) {
  if (!Number.isFinite(value)) return '–'
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1)
}
