/** Functions by which a part of making a page is known, wherever they are in a stack. */
const PARTS = {
  draw: ['renderAreas', 'pageStyles', 'documentHtml', 'describe', 'bodyOf', 'finishPage'],
  'garbage collection': ['(garbage collector)'],
}

/**
 * The shares of the time that was not idle. What no part claims is finding, loading and answering.
 * @param {{ nodes: import('node:inspector').Profiler.ProfileNode[], samples: number[], timeDeltas: number[] }} profile
 * @returns {Record<string, number>}
 */
export function sharesOf({ nodes, samples, timeDeltas }) {
  const partOf = new Map()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  visit(nodes[0], 'load and answer')
  /** @type {Record<string, number>} */
  const sums = {}
  samples.forEach((id, index) => {
    const part = partOf.get(id) ?? 'idle'
    if (part !== 'idle') sums[part] = (sums[part] ?? 0) + (timeDeltas[index] ?? 0)
  })
  const total = Object.values(sums).reduce((sum, each) => sum + each, 0)
  return Object.fromEntries(Object.entries(sums).map(([part, sum]) => [part, sum / total]))

  function visit(node, above) {
    const name = node.callFrame.functionName
    const part = name === '(idle)' ? 'idle' : (partNamed(name) ?? above)
    partOf.set(node.id, part)
    for (const child of node.children ?? []) visit(byId.get(child), part)
  }
}

function partNamed(name) {
  return Object.entries(PARTS).find(([, names]) => names.includes(name))?.[0]
}
