import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, onDatabase } from './support/databases.mjs'
import { expect, Skipped } from './support/expect.mjs'
import { findNginx, startNginx } from './support/nginx.mjs'
import { Comparison } from './support/static-site/compare.mjs'
import { SERVER } from './support/static-site/differences.mjs'
import { listAddresses, sitemapAddresses } from './support/static-site/list-addresses.mjs'
import { read } from './support/static-site/read.mjs'
import { toran } from './support/toran.mjs'

/** @import { Address } from './support/static-site/list-addresses.mjs' */
/** @import { TestDatabase } from './support/databases.mjs' */

const SITE = { SITE_ORIGIN: 'https://www.example.org' }
/** The location of the short form, and how many of the addresses of a kind it compares. */
const SHORT_LOCATION = 'nairobi'
const SHORT_COUNT = 60
/** Differences shown. */
const SHOWN = 20

/**
 * The public site is exported as files beside the server and served by nginx with the configuration of the export. Every address of the site
 * answers what the live one does: pages in all languages, lists, feeds, calendars, pictures, redirects, and what is missing. The short form
 * compares a sample of the addresses of one location.
 * @type {import('./run.mjs').Scenario}
 */
export default async function staticExport({ isShort }) {
  const program = findNginx()
  if (!program) throw new Skipped('nginx is not installed, and cannot be')
  const place = await mkdtemp(join(tmpdir(), 'toran-static-'))
  const folder = join(place, 'site')
  try {
    return await onDatabase(null, (database) => run(database, { program, folder, isShort }))
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * @param {TestDatabase} database
 * @param {{ program: string, folder: string, isShort: boolean }} form
 */
async function run(database, { program, folder, isShort }) {
  const server = database.server({ SAMPLE: 'yes', ...SITE })
  await server.start()
  const started = Date.now()
  const only = isShort ? ['--location', SHORT_LOCATION] : []
  const environment = { ...environmentOf(database), ...SITE }
  /** @type {Readonly<Record<string, unknown>>} */
  const exported = await toran(
    environment,
    'export',
    folder,
    '--static',
    '--server',
    SERVER,
    ...only,
  )
  const exportMs = Date.now() - started
  const nginx = await serve(program, folder)
  try {
    const addresses = await listAddresses(folder)
    await expectWhole(server.address, nginx.address, { addresses, isShort })
    const comparison = new Comparison(server.address, nginx.address)
    await comparison.compare(isShort ? sampleOf(addresses) : addresses)
    const { problems, counts } = comparison
    expect(
      problems.length === 0,
      `${problems.length} addresses differ:\n${problems.slice(0, SHOWN).join('\n')}`,
    )
    await expectByteFound(new Comparison(server.address, nginx.address), folder)
    const { pages, pictures, redirects } = exported
    return { exportMs, pages, pictures, redirects, compared: counts }
  } finally {
    await nginx.stop()
  }
}

/**
 * Serves an export with its own configuration, on another port. Nothing else is set: content types are those of the export.
 * @param {string} program
 * @param {string} folder
 */
async function serve(program, folder) {
  const own = await readFile(join(folder, 'nginx/server.conf'), 'utf8')
  expect(own.includes('listen 80;'), 'The configuration says where nginx listens')
  return startNginx(
    program,
    (port) =>
      `include ${folder}/nginx/maps.conf;\n${own.replace('listen 80;', `listen 127.0.0.1:${port};`)}`,
  )
}

/**
 * Nothing that the sitemap names is left out.
 * @param {string} live
 * @param {string} files
 * @param {{ addresses: readonly Address[], isShort: boolean }} site
 */
async function expectWhole(live, files, { addresses, isShort }) {
  const known = new Set(addresses.map(({ path }) => path))
  const { body } = await read(live, '/sitemap.xml')
  const named = sitemapAddresses(body.toString()).filter(
    (path) => !isShort || new RegExp(`^/${SHORT_LOCATION}(?:/|$)`).test(path),
  )
  expect(named.length > 0, 'The sitemap names pages')
  const absent = named.filter((path) => !known.has(path))
  expect(absent.length === 0, `Pages of the sitemap are not exported: ${absent.join(' ')}`)
  if (!isShort) return
  const { status, headers } = await read(files, '/')
  expect(
    status === 302 && headers.location === `/${SHORT_LOCATION}`,
    `One location alone: / leads to it (${status} ${headers.location})`,
  )
}

/**
 * Addresses of each kind, evenly from all.
 * @param {readonly Address[]} addresses
 */
function sampleOf(addresses) {
  /** @type {Map<string, Address[]>} */
  const kinds = new Map()
  for (const address of addresses) {
    if (isOfLocation(address))
      kinds.set(address.kind, [...(kinds.get(address.kind) ?? []), address])
  }
  return [...kinds.values()].flatMap((own) => {
    const step = Math.ceil(own.length / SHORT_COUNT)
    return own.filter((_, index) => index % step === 0)
  })
}

/**
 * Returns whether one location alone answers an address as the whole network does: its sitemap has fewer pages, and its
 * error page is another at addresses outside of it.
 * @param {Address} address
 */
function isOfLocation({ kind, path }) {
  if (path.startsWith(`/${SHORT_LOCATION}`)) return true
  return kind === 'picture' || (kind === 'file' && path !== '/sitemap.xml')
}

/**
 * One byte that differs in one page is found.
 * @param {Comparison} comparison
 * @param {string} folder
 */
async function expectByteFound(comparison, folder) {
  const path = `/${SHORT_LOCATION}/visit`
  const file = join(folder, `public${path}/index.html`)
  const bytes = await readFile(file)
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  await writeFile(file, bytes)
  await comparison.compare([{ kind: 'page', path, live: path }])
  expect(comparison.problems.length === 1, `A byte that differs in ${path} is found`)
}
