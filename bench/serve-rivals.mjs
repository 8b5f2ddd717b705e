import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { root, run, SetupError, say } from '../scripts/setup.mjs'

const FOLDER = join(root, 'bench/rivals')
const BUILT = join(root, 'bench/results/rivals')
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' }
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>'

/** The editors that are measured beside ours, and the script of each. */
export const RIVALS = { puck: 'puck-page.jsx', grapesjs: 'grapesjs-page.js' }
/** Puck once more: its texts are fields of formatted text. */
const VARIANTS = { 'puck-text': 'puck' }

/** Installs and builds the rivals, and serves a page of each with the blocks of `show`. */
export async function serveRivals(port) {
  await install()
  for (const name of Object.keys(RIVALS)) await build(name)
  let blocks = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const name = path.slice(1)
    if (Object.hasOwn(RIVALS, name) || Object.hasOwn(VARIANTS, name)) {
      response.setHeader('content-type', 'text/html')
      response.end(pageOf(VARIANTS[name] ?? name, blocks, name))
    } else if (/^\/(?:puck|grapesjs)\/page\.(?:js|css)$/.test(path)) {
      response.setHeader('content-type', TYPES[extname(path)])
      response.end(await readFile(join(BUILT, path)))
    } else {
      response.setHeader('content-type', 'image/svg+xml')
      response.end(PICTURE)
    }
  })
  await new Promise((/** @type {(value?: void) => void} */ resolve) =>
    server.listen(port, '127.0.0.1', resolve),
  )
  return {
    show: ({ plain }) => {
      blocks = plain
    },
    close: () => server.close(),
  }
}

async function install() {
  if (existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) return
  say('Installing the rivals …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', '--ignore-scripts', '--omit=optional'], {}, FOLDER)
  if (code !== 0) throw new SetupError(`'npm ci' in ${FOLDER} ended with code ${code}`)
}

async function build(name) {
  const { build: bundle } = await import('vite')
  await bundle({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(BUILT, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: join(FOLDER, RIVALS[name]),
        output: {
          codeSplitting: false,
          entryFileNames: 'page.js',
          assetFileNames: 'page[extname]',
        },
      },
    },
  })
}

function pageOf(name, blocks, variant) {
  const data = JSON.stringify(blocks).replaceAll('<', '\\u003c')
  const actions =
    name === 'grapesjs'
      ? '<nav style="height: 40px"><button id="insert">Insert</button><button id="undo">Undo</button></nav>'
      : ''
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/${name}/page.css">
<style>body { margin: 0 } article { padding: 24px; position: relative } article img { width: 100%; height: auto }</style>
${actions}<div id="app" data-variant="${variant}"></div><script type="application/json" id="blocks">${data}</script><script type="module" src="/${name}/page.js"></script>`
}
