import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * For glibc, which reads them when a process starts: two arenas instead of eight a processor, and free memory goes back
 * to the system at once. Under load that is a quarter of the server's memory; the process that waits for the server takes
 * 19 MiB (docs/decisions/016).
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * For V8: with 768 MiB at most it lets the heap grow by half before it collects, where on a machine with much memory it
 * lets it grow fourfold. A server of 100 locations has some 100 MiB in use.
 */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=768' }

/** The settings that the server is started with, unless the environment has others. */
export const SERVER_MEMORY = { ...ALLOCATOR, ...HEAP }

/** Something a person can fix: shown as it is, without a stack. */
export class SetupError extends Error {}

/**
 * Runs a script's steps; says in plain words what went wrong and ends with code 1.
 * @param {() => Promise<void>} steps
 */
export async function runSteps(steps) {
  try {
    await steps()
  } catch (error) {
    say(
      error instanceof SetupError
        ? error.message
        : String((error instanceof Error && error.stack) || error),
    )
    process.exit(1)
  }
}

/**
 * Tells what is being done, on the error channel: standard output belongs to results.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** Installs exactly what package-lock.json names, when something of it is missing or differs. */
export async function ensureDependencies() {
  const reason = await whyInstall()
  if (reason === null) return
  say(`Installing the dependencies (${reason}) …`)
  const started = Date.now()
  const options = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']
  // Packages that npm has stored are used without asking the registry, in a sixth less time. They may be older than the versions wanted.
  let code = await npm('ci', '--prefer-offline', ...options)
  if (code !== 0) code = await npm('ci', ...options)
  if (code !== 0)
    throw new SetupError(
      `Installing the dependencies failed: 'npm ci' ended with code ${code}; its own words are above.\nCheck the network and that ${root} may be written, then try again.`,
    )
  say(`Dependencies installed in ${secondsSince(started)} s.`)
}

/** Builds the editor, the visitor's script and the server, when dist/ is not made of these sources. */
export async function ensureBuild() {
  const digest = await digestOfSources()
  if ((await builtDigest()) === digest) return
  say('Building …')
  const started = Date.now()
  // In a process of its own: the server that is started afterwards keeps none of the builder's memory.
  const code = await run(process.execPath, [join(root, 'scripts/build.mjs')])
  if (code !== 0) throw new SetupError('The build failed; what went wrong is above.')
  say(`Built in ${secondsSince(started)} s.`)
}

/**
 * Notes what dist/ was made of. Written last: a build that was interrupted is made again.
 * @param {string} digest
 */
export async function noteBuild(digest) {
  await writeFile(join(root, 'dist/sources.txt'), digest)
}

export async function forgetBuild() {
  try {
    await rm(join(root, 'dist'), { recursive: true, force: true })
  } catch (error) {
    throw new SetupError(`The folder ${join(root, 'dist')} cannot be written: ${error}`)
  }
}

/** One value for everything a build depends on. Contents, not times: a fresh clone has new times. */
export async function digestOfSources() {
  const hash = createHash('sha256')
  const folders = ['schema', 'renderer', 'editor', 'sample', 'server', 'vite']
  const files = (await Promise.all(folders.map(filesBelow))).flat().filter(isBuilt)
  const others = [
    'vite.config.ts',
    'tsconfig.base.json',
    'scripts/build.mjs',
    'scripts/built-server.mjs',
    'package-lock.json',
  ]
  for (const file of [...files, ...others].sort())
    hash.update(`${file}\n`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

/**
 * Runs a program with its output on our stderr; returns its exit code, or the signal that ended it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Promise<number | string>}
 */
export function run(command, args, environment = {}, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 2, 2],
    })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
}

/** @param {readonly string[]} args */
function npm(...args) {
  const program = process.env.npm_execpath
  if (program?.endsWith('.js')) return run(process.execPath, [program, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

async function whyInstall() {
  const installed = await readJson(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return 'they are not there yet'
  const wanted = await readJson(join(root, 'package-lock.json'))
  if (!wanted)
    throw new SetupError(`${join(root, 'package-lock.json')} is missing or not readable.`)
  const differing = Object.entries(wanted.packages).find(([path, { version, optional }]) => {
    if (path === '') return false
    const there = installed.packages[path]
    // Packages for other systems are left out by npm.
    return there ? there.version !== version : !optional
  })
  return differing ? `${differing[0]} is not the locked version` : null
}

async function builtDigest() {
  const note = join(root, 'dist/sources.txt')
  return existsSync(note) ? readFile(note, 'utf8') : null
}

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}

/** @param {string} file */
function isBuilt(file) {
  return !/\.test\.tsx?$|tsconfig[^/\\]*\.json$/.test(file)
}

/** @param {string} file */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // Missing or broken: installing fixes both.
    return null
  }
}

/** @param {number} started */
function secondsSince(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
