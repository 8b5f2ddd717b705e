import { graphql } from '../../scripts/faults/support/api.mjs'
import { percentile } from '../measure.mjs'
import { ask } from '../server/requests.mjs'
import { textContent } from '../server/texts.mjs'

const NETWORK = '10'
const PATH = '/bench-visit'
const LANGUAGE = 'en-US'
const BLOCKS = 20
const ROUNDS = 15
const GOALS = { switch: 300, preview: 1000, publish: 5000, undo: 5000 }
/** An uncached page with differences costs at most this multiple of one without. */
const MAX_RATIO = 1.1

const CREATE = `mutation ($topic: TopicInput!) { run: createOrUpdateDocument(title: "Visit", description: "Before a visit", type: PAGE, topic: $topic) { id version } }`
const UPDATE = `mutation ($id: ID!, $version: Int!, $topic: TopicInput!) { run: createOrUpdateDocument(id: $id, expectedVersion: $version, title: "Visit", description: "Before a visit", type: PAGE, topic: $topic) { id version } }`
const PUBLISH = `mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }`
const SAVE_OVERRIDE = `mutation ($id: ID!, $at: ID!, $page: PageTextInput!) { saveOverride(documentId: $id, locationId: $at, language: "${LANGUAGE}", page: $page, baseVersion: 1, expectedVersion: 0) { version } }`
const PUBLISH_OVERRIDE = `mutation ($id: ID!, $at: ID!) { publishOverride(documentId: $id, locationId: $at, language: "${LANGUAGE}", expectedVersion: 1) { version } }`
const EFFECTIVE = `query ($id: ID!, $at: ID!) { effectivePage(documentId: $id, locationId: $at, language: "${LANGUAGE}") {
  source page { title content } network { content } origins { blockId origin changed } differences { id state blockId field location network base } version } }`
const IMPACT = `query ($id: ID!) { run: publishImpact(documentId: $id) { version publishedVersion counts { follows keeps conflict } locations(first: 50) { nodes { locationId state } totalCount } } }`
const ROLL_OUT = `mutation ($id: ID!, $version: Int!, $published: Int) { run: publishToLocations(id: $id, expectedVersion: $version, expectedPublishedVersion: $published, leaveOut: []) { id locationCount } }`
const UNDO = `mutation ($id: ID!, $run: ID!, $at: [ID!]!) { run: undoAtLocations(documentId: $id, rolloutId: $run, locationIds: $at) { leftOutCount } }`

/**
 * A page of the network, with a difference at every second location: how long the editor waits to see it as another location does,
 * for the list of what publishing reaches, for the publication at all locations and an undo at 83 of 100; and what an uncached page
 * with differences costs beside one without.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server
 * @param {readonly { id: number, slug: string }[]} locations
 */
export async function changeNetworkPage(server, locations) {
  const others = locations.filter(({ id }) => String(id) !== NETWORK)
  const { run: saved } = await graphql(server, CREATE, { topic: topicOf('At first') })
  await graphql(server, PUBLISH, saved)
  const own = others.filter((_, index) => index % 2 === 0)
  for (const { id } of own) await differ(server, saved.id, id)
  const switches = []
  for (const { id } of others)
    switches.push(await timed(() => graphql(server, EFFECTIVE, { id: saved.id, at: id })))

  const { run: changed } = await graphql(server, UPDATE, { ...saved, topic: topicOf('Now') })
  const previews = []
  // Compiling by the first is no part of the cost.
  const { run: impact } = await graphql(server, IMPACT, { id: saved.id })
  for (let round = 0; round < ROUNDS; round += 1)
    previews.push(await timed(() => graphql(server, IMPACT, { id: saved.id })))
  const variables = {
    id: saved.id,
    version: changed.version,
    published: impact.publishedVersion,
  }
  const started = performance.now()
  const { run } = await graphql(server, ROLL_OUT, variables)
  const published = performance.now() - started
  const pages = await firstVisits(server, others)
  const chosen = others.slice(0, Math.round(others.length * 0.83)).map(({ id }) => id)
  const undone = await timed(() => graphql(server, UNDO, { id: saved.id, run: run.id, at: chosen }))
  const [withDifferences, without] = [0, 1].map((odd) =>
    percentile(
      pages.filter((_, index) => index % 2 === odd),
      50,
    ),
  )
  return [
    { name: 'a network page at another location', ...spread(switches), goal: GOALS.switch },
    { name: 'what publishing it reaches', ...spread(previews), goal: GOALS.preview },
    row(`published to ${run.locationCount} locations`, published, GOALS.publish),
    row(`undone at ${chosen.length} of them`, undone, GOALS.undo),
    {
      name: 'first visits after it, with | without differences',
      note: `median ${withDifferences.toFixed(1)} | ${without.toFixed(1)} ms, x ${(withDifferences / without).toFixed(2)} (goal ≤ ${MAX_RATIO})`,
    },
  ]
}

async function differ(server, id, at) {
  const content = contentOf('At first')
  content.blocks[1].fields[0].value = `<p>Only at location ${at}.</p>`
  const page = { title: `Visit ${at}`, description: 'Before a visit', content }
  await graphql(server, SAVE_OVERRIDE, { id, at, page })
  await graphql(server, PUBLISH_OVERRIDE, { id, at })
}

/** The times of the first visits, in turns of a location with differences and one without. */
async function firstVisits(server, locations) {
  const times = []
  for (const { slug } of locations)
    times.push(
      await timed(async () => {
        const { status } = await ask(`${server.address}/${slug}${PATH}`)
        if (status !== 200) throw new Error(`/${slug}${PATH} answered ${status}`)
      }),
    )
  return times
}

function topicOf(words) {
  const items = [
    { language: LANGUAGE, locationId: NETWORK, title: 'Visit', content: contentOf(words) },
  ]
  return { externalUrl: PATH, locationId: NETWORK, items }
}

/** Contents have the same ids of blocks, whatever their words. */
function contentOf(words) {
  return textContent(words, BLOCKS)
}

function row(name, time, goal) {
  return { name, note: `${time.toFixed(0)} ms (goal ≤ ${goal})` }
}

function spread(times) {
  return { median: percentile(times, 50), p95: percentile(times, 95), most: Math.max(...times) }
}

async function timed(work) {
  const started = performance.now()
  await work()
  return performance.now() - started
}
