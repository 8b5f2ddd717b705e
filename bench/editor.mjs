import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../scripts/arguments.mjs'
import { findOrInstallChromium } from '../scripts/browser.mjs'
import { ensureBuild, ensureDependencies, root, runSteps, say } from '../scripts/setup.mjs'

/**
 * `npm run bench:editor`: how long the editor takes to load a page of n blocks (from a cold profile and from a warm one), select,
 * type, insert, undo and drag, on a block of plain fields and on one with formatted text, beside a hand-written page that does only that ("floor"), the same blocks in containers three deep ("nested") and two
 * rivals, interleaved, medians of RUNS. Environment: SIZES (50,200,1000,3000), RUNS (5), NESTED and RIVALS (1; 0 leaves them
 * out). The rivals are installed once, with a lockfile of their own (`bench/rivals`), and measured up to
 * 1,000 blocks; "puck-text" has fields of formatted text. Figures go to standard output and to bench/results/editor.json.
 */
const { values: given } = readArguments(
  `Usage: npm run bench:editor [-- --gate | --walk]

--gate is the short form of npm test. --walk composes a page of 200 blocks for MINUTES (5), then again with a processor four times
slower. Environment: SIZES, RUNS, NESTED, RIVALS and MINUTES.`,
  {
    options: {
      gate: { type: 'boolean', default: false },
      walk: { type: 'boolean', default: false },
    },
  },
)
const SIZES = (process.env.SIZES ?? '50,200,1000,3000').split(',').map(Number)
const RUNS = Number(process.env.RUNS ?? 5)
const MINUTES = Number(process.env.MINUTES ?? 5)
const PORT = Number(process.env.BENCH_PORT ?? 4980)
const HAS_RIVALS = process.env.RIVALS !== '0' && !given.walk
/** They take minutes for more. */
const RIVALS_UP_TO = 1000
const TORAN_PAGES = new Set(['toran', 'nested'])
const RIVAL_NAMES = new Set(['puck', 'puck-text', 'grapesjs'])

/** `--gate`: a short run of 50 blocks, which fails where the editor takes too many times what the floor or the best rival takes. */
const IS_GATE = given.gate
const GATE_RUNS = 3
/** The rivals of a gate take two runs, and no warm-up: their figures vary less than its limits allow. */
const GATE_RUNS_OF_RIVALS = 2
/** Every page has an address of its own, also where a size is measured again. */
let pagesMade = 0

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const { chromium } = await import('@playwright/test')
  const { startBenchServer } = await import('./bench-server.mjs')
  const server = await startBenchServer(PORT)
  const floor = await serveFloor(PORT + 1)
  const { serveRivals } = await import('./serve-rivals.mjs')
  const rivals = HAS_RIVALS ? await serveRivals(PORT + 2) : null
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    if (IS_GATE) {
      await gate(browser, { server, floor, rivals })
      return
    }
    if (given.walk) {
      await walk(browser, server)
      return
    }
    const results = []
    for (const size of SIZES)
      results.push(...(await benchSize(browser, { server, floor, rivals }, size)))
    const slow = await onSlowLine(browser, server)
    await report(results, slow)
  } finally {
    await browser.close()
    floor.close()
    rivals?.close()
    await server.stop()
  }
})

async function gate(browser, servers) {
  const { aboveLimits } = await import('./editor-gate.mjs')
  const { table } = await import('./table.mjs')
  const results = await benchSize(browser, servers, 50, GATE_RUNS)
  let above = aboveLimits(results)
  if (above.length > 0) {
    say(`Measured again, as ${above.join(', and ')} …`)
    const more = await benchSize(browser, servers, 50, GATE_RUNS)
    for (const result of results)
      result.runs.push(...(more.find(({ name }) => name === result.name)?.runs ?? []))
    above = aboveLimits(results)
  }
  process.stdout.write(`${table(results)}\n`)
  if (above.length === 0) return
  say(`The editor has become slower: ${above.join('; ')}.`)
  process.exitCode = 1
}

async function benchSize(browser, servers, size, count = RUNS) {
  const { runOnce } = await import('./run-once.mjs')
  const drivers = await driversFor(servers, size)
  /** @type {object[][]} */
  const runs = drivers.map(() => [])
  for (let run = 0; run <= count; run += 1)
    for (const [index, driver] of drivers.entries()) {
      if (!takesPart(driver.name, run)) continue
      say(`${size} blocks, ${driver.name}, ${run === 0 ? 'warm-up' : `run ${run} of ${count}`}`)
      const figures = await runOnce(() => profileFor(browser, driver.name, servers.server), driver)
      if (run > 0) runs[index].push(figures)
    }
  return drivers.map(({ name }, index) => ({ name, size, runs: runs[index] }))
}

/** The measured programs, each with its page of so many blocks. */
async function driversFor({ server, floor, rivals }, size) {
  const { benchBlocks } = await import('./bench-page.mjs')
  const { floorDriver, editorDriver } = await import('./drivers.mjs')
  const { grapesjsDriver, puckDriver } = await import('./rival-drivers.mjs')
  const blocks = benchBlocks(size)
  floor.show(blocks)
  rivals?.show(blocks)
  const page = async (path, content) => {
    pagesMade += 1
    return `${server.origin}/editor/pages/${await server.createPage(`${path}-${pagesMade}`, content)}`
  }
  /** @type {import('./run-once.mjs').Driver[]} */
  const drivers = [
    floorDriver(`http://127.0.0.1:${PORT + 1}/`, size),
    editorDriver(await page(`/bench-${size}`, blocks.stored), size),
  ]
  if (process.env.NESTED !== '0' && !IS_GATE) {
    const url = await page(`/bench-nested-${size}`, blocks.nested)
    drivers.push(editorDriver(url, size, { name: 'nested', isNested: true }))
  }
  if (rivals && size <= RIVALS_UP_TO)
    drivers.push(
      puckDriver(`http://127.0.0.1:${PORT + 2}/puck`, size),
      puckDriver(`http://127.0.0.1:${PORT + 2}/puck-text`, size, 'puck-text'),
      grapesjsDriver(`http://127.0.0.1:${PORT + 2}/grapesjs`, size),
    )
  return drivers
}

/** A browser profile that has nothing stored, signed in where the program is ours. */
async function profileFor(browser, name, server) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  if (TORAN_PAGES.has(name)) await server.signIn(context)
  return context
}

function takesPart(name, run) {
  const isShort = IS_GATE && RIVAL_NAMES.has(name)
  return !isShort || (run > 0 && run <= GATE_RUNS_OF_RIVALS)
}

/** The page of 50 blocks on a slow line, RUNS times. */
async function onSlowLine(browser, server) {
  const { benchBlocks } = await import('./bench-page.mjs')
  const { openOnSlowLine } = await import('./slow-line.mjs')
  const id = await server.createPage('/bench-slow-line', benchBlocks(50).stored)
  const runs = []
  for (let run = 1; run <= RUNS; run += 1) {
    say(`50 blocks on a slow line, run ${run} of ${RUNS}`)
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
    await server.signIn(context)
    runs.push(await openOnSlowLine(context, `${server.origin}/editor/pages/${id}`))
    await context.close()
  }
  return runs
}

/** A person composes a page, on this processor and on one that is four times slower. */
async function walk(browser, server) {
  const { benchBlocks } = await import('./bench-page.mjs')
  const { composeFor, walkTable } = await import('./composing-walk.mjs')
  const WALK_SIZE = 200
  for (const slower of [1, 4]) {
    const [first, second, ...others] = benchBlocks(WALK_SIZE).stored
    const section = { id: 's_0', name: 'Section', fields: [], slots: { content: [first, second] } }
    const id = await server.createPage(`/bench-walk-${slower}`, [section, ...others])
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
    await server.signIn(context)
    say(`Composing for ${MINUTES} minutes${slower === 1 ? '' : `, ${slower} × slower processor`} …`)
    const url = `${server.origin}/editor/pages/${id}`
    const found = await composeFor(context, url, { size: WALK_SIZE, minutes: MINUTES, slower })
    process.stdout.write(`${walkTable(found)}\n`)
    await context.close()
  }
}

function serveFloor(port) {
  let html = ''
  const server = createServer((request, response) => {
    response.setHeader('content-type', request.url === '/' ? 'text/html' : 'image/svg+xml')
    response.end(
      request.url === '/'
        ? html
        : '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>',
    )
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', async () => {
      const { floorPage } = await import('./floor-page.mjs')
      resolve({
        show: ({ plain }) => {
          html = floorPage(plain)
        },
        close: () => server.close(),
      })
    })
  })
}

async function report(results, slow) {
  const { slowTable, table } = await import('./table.mjs')
  process.stdout.write(
    `${table(results)}\n\n${slowTable(slow)}\nLoad of the machine: ${loadavg()[0].toFixed(1)}\n`,
  )
  await mkdir(join(root, 'bench/results'), { recursive: true })
  await writeFile(
    join(root, 'bench/results/editor.json'),
    JSON.stringify({ results, slow }, null, 2),
  )
}
