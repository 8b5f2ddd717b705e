import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from '../scripts/browser.mjs'
import { ensureBuild, ensureDependencies, root, runSteps, say } from '../scripts/setup.mjs'

/**
 * `npm run bench:editor`: how long the editor takes to load a page of n blocks, select, type, insert, undo and drag,
 * beside a hand-written page that does only that ("floor") and the same blocks in containers three deep ("nested"),
 * interleaved, medians of RUNS. Environment: SIZES (50,200,1000,3000), RUNS (5), NESTED (1; 0 leaves it out). Figures go to standard output and to bench/results/editor.json.
 */
const SIZES = (process.env.SIZES ?? '50,200,1000,3000').split(',').map(Number)
const RUNS = Number(process.env.RUNS ?? 5)
const PORT = Number(process.env.BENCH_PORT ?? 4980)

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const { chromium } = await import('@playwright/test')
  const { startBenchServer } = await import('./bench-server.mjs')
  const server = await startBenchServer(PORT)
  const floor = await serveFloor(PORT + 1)
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const results = []
    for (const size of SIZES) results.push(...(await benchSize(browser, server, floor, size)))
    await report(results)
  } finally {
    await browser.close()
    floor.close()
    await server.stop()
  }
})

async function benchSize(browser, server, floor, size) {
  const { benchBlocks } = await import('./bench-page.mjs')
  const { floorDriver, editorDriver } = await import('./drivers.mjs')
  const { runOnce } = await import('./run-once.mjs')
  const blocks = benchBlocks(size)
  floor.show(blocks)
  const page = async (path, content) =>
    `${server.origin}/editor/pages/${await server.createPage(path, content)}`
  const drivers = [
    floorDriver(`http://127.0.0.1:${PORT + 1}/`, size),
    editorDriver(await page(`/bench-${size}`, blocks.stored), size),
  ]
  if (process.env.NESTED !== '0') {
    const url = await page(`/bench-nested-${size}`, blocks.nested)
    drivers.push(editorDriver(url, size, { name: 'nested', isNested: true }))
  }
  /** @type {object[][]} */
  const runs = drivers.map(() => [])
  for (let run = 0; run <= RUNS; run += 1)
    for (const [index, driver] of drivers.entries()) {
      say(`${size} blocks, ${driver.name}, ${run === 0 ? 'warm-up' : `run ${run} of ${RUNS}`}`)
      const newContext = async () => {
        const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
        if (driver.name !== 'floor') await server.signIn(context)
        return context
      }
      const figures = await runOnce(newContext, driver)
      if (run > 0) runs[index].push(figures)
    }
  return drivers.map(({ name }, index) => ({ name, size, runs: runs[index] }))
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

async function report(results) {
  const { table } = await import('./table.mjs')
  process.stdout.write(`${table(results)}\nLoad of the machine: ${loadavg()[0].toFixed(1)}\n`)
  await mkdir(join(root, 'bench/results'), { recursive: true })
  await writeFile(join(root, 'bench/results/editor.json'), JSON.stringify(results, null, 2))
}
