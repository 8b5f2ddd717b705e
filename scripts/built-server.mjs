#!/usr/bin/env node
import { readFileSync, realpathSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import vm from 'node:vm'

// The entries of the built server, `dist/server/main.js` and `dist/server/toran.js`. Each loads the bundle of its name with what V8 compiled of it the last
// time, which takes a third off the processor time of a start. (Node has `module.enableCompileCache` from 22.1 only.)

// As later versions of Node have it. Without it pg tells its runtime by making a `Response`, for which Node 20 loads all of `fetch`:
// 20 ms of processor time at each start.
if (!('navigator' in globalThis)) {
  const userAgent = `Node.js/${process.versions.node.split('.')[0]}`
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true })
}

const folder = import.meta.dirname
/** Code compiled by another V8, or with other flags, is of no use. */
const compiledFolder = join(folder, `compiled-${cachedDataVersionTag()}`)
/** After which what was compiled is kept, in milliseconds: the functions a start needs are among it by then. */
const KEEP_AFTER = 5000

/** @typedef {{ run?: (options: { root: string }) => Promise<void> }} Exports only the server itself can be run */
/** @type {Map<string, { exports: Exports }>} */
const modules = new Map()

/** @param {{ root: string }} options the project's folder */
export async function run(options) {
  await load(join(folder, `${basename(import.meta.filename, '.js')}.cjs`)).run?.(options)
}

/** @param {string} file */
function load(file) {
  const known = modules.get(file)
  if (known) return known.exports
  const module = { exports: {} }
  modules.set(file, module)
  const source = readFileSync(file, 'utf8')
  const cachedData = readCompiled(file)
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${source}\n})`,
    { filename: file, ...(cachedData && { cachedData }) },
  )
  const outside = createRequire(file)
  const require = Object.assign(
    (id) => (id.startsWith('.') ? load(join(dirname(file), id)) : outside(id)),
    outside,
  )
  script.runInThisContext()(module.exports, require, module, file, dirname(file))
  if (!cachedData || script.cachedDataRejected)
    setTimeout(() => void keepCompiled(file, script), KEEP_AFTER).unref()
  return module.exports
}

function readCompiled(file) {
  try {
    return readFileSync(compiledFile(file))
  } catch {
    // Not there, or not readable: it is compiled, and nothing else is different.
    return null
  }
}

/** Whole or not at all, also when several servers start from one folder. */
async function keepCompiled(file, script) {
  const unfinished = `${compiledFile(file)}.${process.pid}`
  try {
    await mkdir(dirname(unfinished), { recursive: true })
    await writeFile(unfinished, script.createCachedData())
    await rename(unfinished, compiledFile(file))
  } catch {
    // The folder may belong to someone else, or be full: the next start takes a little longer, and that is all.
    await rm(unfinished, { force: true }).catch(() => {})
  }
}

function compiledFile(file) {
  return join(compiledFolder, `${relative(folder, file)}.bin`)
}

// A package's command is called by a link to it.
if (process.argv[1] && import.meta.filename === realpathSync(process.argv[1])) {
  // `npm start` is gone: nobody could end this server with Ctrl+C any more.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
  await run({ root: join(folder, '../..') })
}
