import { setTimeout as wait } from 'node:timers/promises'
import { graphql } from '../../scripts/faults/support/api.mjs'
import { percentile } from '../measure.mjs'
import { ask } from '../server/requests.mjs'
import { createTextPage, publish } from '../server/texts.mjs'
import { PAGES } from './fill-network.mjs'

/** With which the figures of the server are read. */
export const METRICS_TOKEN = 'figures-of-this-benchmark'
const NETWORK = '10'
const LANGUAGE = 'en-US'
const BLOCKS = 20
const GOALS = { staleMs: 20, firstMs: 5, freshS: 10 }
/** A visitor who asks for cached pages, this often a second. */
const RATE = 50
/** Time for which its visits are measured before the change, in seconds. */
const BEFORE_S = 5
const POLL_MS = 200
/** Until then the first page is rendered again, in seconds. */
const BEGIN_S = 3
const FIRST_VISITS = 20

const LAYOUT = `query { run: siteLayout(locationId: ${NETWORK}, language: "${LANGUAGE}") { id: documentId content } }`
const VERSION = 'query ($id: ID!) { run: document(id: $id) { version } }'
const SAVE = `mutation ($id: ID!, $version: Int!, $content: JSON!) { run: createOrUpdateDocument(id: $id, expectedVersion: $version,
  topic: { items: [{ locationId: ${NETWORK}, language: "${LANGUAGE}", content: $content }] }) { id version } }`

/**
 * Publishes the layout of the network with another word in it while the pages of all locations are in memory: how long until all are
 * stale, what the first visit takes, how long until all are fresh without a visitor, and what a visitor of cached pages notices.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server with METRICS_TOKEN
 * @param {readonly { id: number, slug: string }[]} locations
 */
export async function changeLayout(server, locations) {
  const paths = []
  for (let page = 1; page <= PAGES; page += 1) {
    const path = `/bench-layout-${page}`
    await publish(server, await createTextPage(server, path, BLOCKS))
    paths.push(
      ...locations.map(({ id, slug }) => (String(id) === NETWORK ? path : `/${slug}${path}`)),
    )
  }
  // Nothing is in memory that it could drop.
  await saveLayout(server, 'At first')
  const alone = await publishLayout(server, 'Alone')
  const uncached = await visitAll(server, paths)
  const cached = paths.at(-1)
  const before = await visitRegularly(server, cached, wait(BEFORE_S * 1000))
  const known = await metrics(server)

  const published = await publishLayout(server, 'Another')
  const changed = performance.now()
  const fresh = untilFresh(server)
  const during = visitRegularly(server, cached, fresh)
  const firsts = await visitAll(server, paths.slice(0, FIRST_VISITS), 1)
  await fresh
  const seconds = (performance.now() - changed) / 1000
  const { refreshed, cpu } = await metrics(server)
  const { body } = await ask(`${server.address}${cached}`, {
    headers: { 'accept-encoding': 'identity' },
  })
  if (!body.includes('Another')) throw new Error(`${cached} is stale`)
  const extra = percentile(firsts, 50) - percentile(uncached, 50)
  const visitor = [before, await during].map((times) => percentile(times, 95).toFixed(1))
  return [
    row(
      `layout of ${paths.length} pages: all stale`,
      `${(published - alone).toFixed(0)} ms (goal ≤ ${GOALS.staleMs}): published in ${published.toFixed(0)} ms, ${alone.toFixed(0)} with none in memory`,
    ),
    row(
      'first visits after it',
      `${extra.toFixed(1)} ms more (goal ≤ ${GOALS.firstMs}) than ${percentile(uncached, 50).toFixed(1)} of an uncached page, median`,
    ),
    row(
      'all fresh without a visitor',
      `${seconds.toFixed(1)} s for ${refreshed - known.refreshed} pages (goal ≤ ${GOALS.freshS}), ${(cpu - known.cpu).toFixed(1)} s of processor time`,
    ),
    row(
      `a cached page ${RATE} times a second`,
      `p95 ${visitor[0]} ms before, ${visitor[1]} during`,
    ),
  ]
}

/** Returns how long publishing took, in milliseconds. */
async function publishLayout(server, word) {
  const saved = await saveLayout(server, word)
  const started = performance.now()
  await publish(server, saved)
  return performance.now() - started
}

async function saveLayout(server, word) {
  const { run: layout } = await graphql(server, LAYOUT)
  const { run: stored } = await graphql(server, VERSION, { id: layout.id })
  const content = withName(layout.content, word)
  const { run } = await graphql(server, SAVE, { ...stored, id: layout.id, content })
  return run
}

/** The content with another name in the navigation. */
function withName(content, word) {
  const blocks = content.blocks.map((block) => {
    if (block.name !== 'TopNavigation') return block
    const others = block.fields.filter(({ name }) => name !== 'siteName')
    const field = { id: 'siteName', type: 'string', name: 'siteName', value: word }
    return { ...block, fields: [...others, field] }
  })
  return { ...content, blocks }
}

/** The times of a visit of each page. */
async function visitAll(server, paths, concurrency = 2) {
  const times = []
  const waiting = paths.toReversed()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        times.push(await timeOf(server, path))
    }),
  )
  return times
}

/** The times of visits at regular moments, until something is done. */
async function visitRegularly(server, path, done) {
  let isDone = false
  done.finally(() => (isDone = true))
  const visits = []
  while (!isDone) {
    visits.push(timeOf(server, path))
    await wait(1000 / RATE)
  }
  return Promise.all(visits)
}

async function timeOf(server, path) {
  const started = performance.now()
  const { status } = await ask(`${server.address}${path}`)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return performance.now() - started
}

/** Pages are taken out of memory first, then rendered again. */
async function untilFresh(server) {
  const latest = performance.now() + BEGIN_S * 1000
  do await wait(POLL_MS)
  while ((await metrics(server)).waiting === 0 && performance.now() < latest)
  while ((await metrics(server)).waiting > 0) await wait(POLL_MS)
}

async function metrics(server) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, 'accept-encoding': 'identity' }
  const text = (await ask(`${server.address}/metrics`, { headers })).body.toString()
  const figure = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    refreshed: figure('toran_refreshed_pages_total'),
    waiting: figure('toran_pages_to_refresh'),
    cpu: figure('process_cpu_seconds_total'),
  }
}

function row(name, note) {
  return { name, note }
}
