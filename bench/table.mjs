import { median, percentile } from './measure.mjs'

const FIGURES = [
  ['load, CPU ms', (run) => run.load],
  ['select, CPU ms', (run) => run.select],
  ['key to canvas, CPU ms a key', (run) => run.keyCpu],
  ['key to canvas painted, ms (median)', (run) => median(run.keys)],
  ['key to canvas painted, ms (p95)', (run) => percentile(run.keys, 95)],
  ['insert to painted, ms', (run) => run.insert],
  ['undo to painted, ms', (run) => run.undo],
  ['drag over 2 s, CPU ms', (run) => run.drag],
  ['drag, dropped frames %', (run) => run.dropped],
  ['drag, worst frame ms', (run) => run.worstFrame],
  ['drop to settled, ms', (run) => run.drop],
  ['heap after load, MB', (run) => run.heap],
]

/** One row a figure, one column a page size and program; medians over the runs, with the ratio to the floor. */
export function table(results) {
  const sizes = [...new Set(results.map(({ size }) => size))]
  const head = ['figure', ...sizes.flatMap((size) => [`floor ${size}`, `toran ${size}`, 'ratio'])]
  const rows = FIGURES.map(([title, read]) => [
    title,
    ...sizes.flatMap((size) => {
      const floor = figure(results, 'floor', size, read)
      const toran = figure(results, 'toran', size, read)
      return [round(floor), round(toran), floor > 0 ? round(toran / floor) : '–']
    }),
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function figure(results, name, size, read) {
  const runs = results.find((result) => result.name === name && result.size === size)?.runs ?? []
  return median(runs.map(read).filter((value) => Number.isFinite(value)))
}

function round(value) {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1)
}
