/**
 * `npm run guides`: whether docs/adding-a-record.md and docs/adding-a-block.md are right. Puts the files that their code
 * fences name into a copy of this checkout, builds that, and uses it in a browser (`e2e/guides`).
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { ensureDependencies, root, run, runSteps, SetupError, say } from './setup.mjs'

const RECORD = 'docs/adding-a-record.md'
const GUIDES = [RECORD, 'docs/adding-a-block.md']
/** The files that an engineer who adds a kind of record may have to write. */
const MAX_FILES = 8
/** The files that an engineer who adds a field may have to write: the declaration, and the view that shows it. */
const MAX_FILES_OF_FIELD = 2
/** A code fence that names a file. */
const FENCE = /^( *)```(\w+) (\S+)\n(.*?)^\1```$/gms
const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.tsc',
  'dist',
  'data',
  'test-results',
  'results',
])

await runSteps(async () => {
  await ensureDependencies()
  const started = Date.now()
  const copy = await mkdtemp(join(tmpdir(), 'toran-guides-'))
  try {
    await copyCheckout(copy)
    const written = (await Promise.all(GUIDES.map((guide) => writeExamples(guide, copy)))).flat()
    await step(copy, 'The migration', ['drizzle-kit/bin.cjs', 'generate', '--name', 'sponsors'])
    await countFiles(copy, written)
    const changed = await changeExamples(copy)
    await step(copy, 'The migration of a field', [
      ...['drizzle-kit/bin.cjs', 'generate', '--name', 'sponsor-since'],
    ])
    const { length } = await migrationsIn(copy, 'sponsor-since')
    if (length !== 1) throw new SetupError(`${RECORD}: the field is not stored by a migration.`)
    say(`A field: ${changed.length} files by hand\n  ${changed.join('\n  ')}\nand a migration`)
    if (changed.length > MAX_FILES_OF_FIELD)
      throw new SetupError(`${RECORD} asks for ${changed.length} files for a field.`)
    await step(copy, 'Format and lint of the examples', [
      ...['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
      ...written.map(({ path }) => path),
    ])
    // The editor is not changed, and its tests' types cannot be named through a linked node_modules.
    await step(copy, 'Types', ['typescript/bin/tsc', '-b', 'server'])
    await step(copy, 'What every block and every kind of record is tested for', [
      ...[
        'vitest/vitest.mjs',
        'run',
        'renderer/blocks/blocks.test.tsx',
        'schema/records',
        'schema/api',
      ],
      ...['-t', 'proverb|sponsor|published'],
    ])
    await step(copy, 'Build', [join(copy, 'scripts/build.mjs')])
    await step(
      copy,
      'In a browser',
      ['@playwright/test/cli.js', 'test', '--config', 'e2e/guides.config.ts', ...reporters()],
      {
        CHROMIUM_PATH: await findOrInstallChromium(),
        E2E_PORT: String(process.env.E2E_PORT ?? (await freePort())),
        E2E_DATA_DIR: join(copy, 'data'),
      },
    )
    say(`The guides are right (${Math.round((Date.now() - started) / 1000)} s).`)
  } finally {
    // The database of the browser's run may still be closing.
    await rm(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
  }
})

/** For `npm test`, which counts what passed. */
function reporters() {
  return process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ['--reporter=list,json'] : ['--reporter=list']
}

/** @param {string} copy */
async function copyCheckout(copy) {
  await cp(root, copy, {
    recursive: true,
    filter: (source) =>
      !relative(root, source)
        .split(/[\\/]/)
        .some((part) => NOT_COPIED.has(part)),
  })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
}

/**
 * Writes the code fences of a guide that name a file, as in "```ts schema/records/…".
 * @param {string} guide @param {string} copy
 */
async function writeExamples(guide, copy) {
  const text = await readFile(join(root, guide), 'utf8')
  const fences = [...text.matchAll(FENCE)].filter(([, , language]) => language !== 'diff')
  return Promise.all(
    fences.map(async ([, indent = '', , path = '', code = '']) => {
      await mkdir(dirname(join(copy, path)), { recursive: true })
      const lines = code.split('\n').map((line) => line.slice(indent.length))
      // Nothing that is there already is edited.
      await writeFile(join(copy, path), lines.join('\n'), { flag: 'wx' })
      return { guide, path }
    }),
  )
}

/**
 * Makes the changes of the guide's "```diff schema/records/…": lines with + are added, lines with - go; the others have to be there.
 * @param {string} copy @returns {Promise<readonly string[]>}
 */
async function changeExamples(copy) {
  const text = await readFile(join(root, RECORD), 'utf8')
  const fences = [...text.matchAll(FENCE)].filter(([, , language]) => language === 'diff')
  for (const [, , , path = '', code = ''] of fences) {
    const lines = code.split('\n').slice(0, -1)
    const side = (/** @type {string} */ left) =>
      lines.flatMap((line) => (line.startsWith(left) ? [] : `${line.slice(1)}\n`)).join('')
    const before = await readFile(join(copy, path), 'utf8')
    const [head, tail, ...more] = before.split(side('+'))
    if (head === undefined || tail === undefined || more.length > 0)
      throw new SetupError(`${RECORD}: the change of ${path} does not fit the file.`)
    await writeFile(join(copy, path), `${head}${side('-')}${tail}`)
  }
  return [...new Set(fences.map(([, , , path = '']) => path))]
}

/** @param {string} copy @param {string} name */
async function migrationsIn(copy, name) {
  const files = await readdir(join(copy, 'server/database/migrations'))
  return files.filter((file) => file.endsWith(`_${name}.sql`))
}

/** @param {string} copy @param {readonly { guide: string, path: string }[]} written */
async function countFiles(copy, written) {
  const byHand = written.filter(({ guide }) => guide === RECORD).map(({ path }) => path)
  const others = new Set(written.map(({ path }) => path))
  const generated = (await changedFiles(copy)).filter((path) => !others.has(path))
  say(`A kind of record: ${byHand.length} files by hand\n  ${byHand.join('\n  ')}`)
  say(`and ${generated.length} by npm run migrate:generate\n  ${generated.join('\n  ')}`)
  if (byHand.length > MAX_FILES)
    throw new SetupError(
      `${RECORD} asks for ${byHand.length} files, and at most ${MAX_FILES} are fine.`,
    )
}

/** Lists the files that are new in the copy, or differ from the checkout. @param {string} copy */
async function changedFiles(copy) {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const changed = await Promise.all(
    files.map(async (file) => {
      const path = relative(copy, file)
      const [there, here] = await Promise.all([
        readFile(file),
        readFile(join(root, path)).catch(ifMissing),
      ])
      return here?.equals(there) ? [] : [path]
    }),
  )
  return changed.flat().sort()
}

/** @param {NodeJS.ErrnoException} error @returns {null} */
function ifMissing(error) {
  if (error.code === 'ENOENT') return null
  throw error
}

/**
 * Runs a program of node_modules, or a script of the copy, inside the copy.
 * @param {string} copy @param {string} title @param {readonly string[]} command @param {Record<string, string>} environment
 */
async function step(copy, title, [program = '', ...args], environment = {}) {
  const started = Date.now()
  const script = program.startsWith(copy) ? program : join(copy, 'node_modules', program)
  const code = await run(process.execPath, [script, ...args], environment, copy)
  if (code !== 0) throw new SetupError(`${title}: FAILED (the guides are ${GUIDES.join(' and ')})`)
  say(`${title}: passed in ${Math.round((Date.now() - started) / 1000)} s`)
}
