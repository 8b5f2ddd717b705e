import { graphql } from '../../scripts/faults/support/api.mjs'
import { textContent } from '../server/texts.mjs'

const PAGE = `query { run: documents(query: { text: "/bench-visit" }, first: 1) { nodes { id } } }`
const TEMPLATE = `mutation ($topic: TopicInput!) { run: createOrUpdateDocument(title: "Festival", type: TEMPLATE, topic: $topic) { id } }`
const KIT = `mutation ($kit: KitInput!) { run: createOrUpdateKit(kit: $kit) { id } }`
const SEND = `mutation ($id: ID!, $at: [ID!]!) { run: sendKit(kitId: $id, locationIds: $at) { problem } }`
/** As many in one call as the editor sends (`editor/kits/kit-answers.ts`). */
const BATCH = 50

const DIFFERENCES = `query ($page: ID, $at: ID, $block: ID, $field: String) {
  differences(documentId: $page, locationId: $at, blockId: $block, field: $field, first: 50) {
    totalCount nodes { title locationName language differences { id state blockName field location network } } } }`
const LIVE = `query ($page: ID, $at: ID) { livePageVersions(documentId: $page, locationId: $at, first: 100) {
  totalCount nodes { title locationName source version } } }`
const VERSIONS = `query ($at: ID, $text: String) { locationVersions(locationId: $at, text: $text, first: 10) {
  totalCount nodes { title locationName path source isLive } } }`
const PROGRESS = `query ($id: ID!, $state: KitState) { kitProgress(kitId: $id) { counts { all filling ready published ended }
  locations(state: $state, first: 50) { totalCount nodes { locationName state blanks drafts { id title } } } } }`
const TO_FILL = `query { kitsToFill(first: 20) { totalCount nodes { title locationName blanks } } }`
const REACHED = `query ($page: ID!) { publishImpact(documentId: $page) { counts { follows keeps conflict }
  locations(first: 50) { totalCount nodes { locationId state } } } }`

/**
 * The lists of what locations have of a page and of a kit of the network: differences, live versions, versions by title, and how far
 * each location is. Half of the locations have differences of the page, and all of them have the kit.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server
 * @param {readonly { id: number, slug: string }[]} locations
 */
export async function locationQueries(server, locations) {
  const { run: documents } = await graphql(server, PAGE, {})
  const [{ id: page }] = documents.nodes
  const id = await sentKit(server, locations)
  const at = (round) => locations[(2 * round + 1) % locations.length].id
  return [
    { name: 'locations that differ on a page', query: DIFFERENCES, variables: () => ({ page }) },
    {
      name: 'those that differ in one field',
      ...{ query: DIFFERENCES, variables: () => ({ page, block: 'b_1', field: 'html' }) },
    },
    {
      name: 'differences of a location',
      ...{ query: DIFFERENCES, variables: (round) => ({ at: at(round) }) },
    },
    { name: 'what visitors see of a page', query: LIVE, variables: () => ({ page }) },
    {
      name: 'network pages that a location changed',
      ...{ query: VERSIONS, variables: (round) => ({ at: at(round) }) },
    },
    {
      name: 'search of titles at locations',
      ...{ query: VERSIONS, variables: (round) => ({ text: `isit ${at(round)}` }) },
    },
    { name: 'where a publication is seen', query: REACHED, variables: () => ({ page }) },
    { name: 'progress with a kit', query: PROGRESS, variables: () => ({ id }) },
    {
      name: 'locations that fill a kit in',
      ...{ query: PROGRESS, variables: () => ({ id, state: 'FILLING' }) },
    },
    { name: 'kits to fill in', query: TO_FILL, variables: () => ({}) },
  ]
}

/** A kit with a page of 20 blocks and a blank, which all locations have. */
async function sentKit(server, locations) {
  const items = [
    { locationId: 10, title: 'Festival', content: textContent('In [[Hall and time]]', 20) },
  ]
  const { run: page } = await graphql(server, TEMPLATE, { topic: { locationId: 10, items } })
  const { run: made } = await graphql(server, KIT, { kit: { title: 'Festival', page: page.id } })
  for (let from = 0; from < locations.length; from += BATCH) {
    const at = locations.slice(from, from + BATCH).map((location) => String(location.id))
    const { run: sent } = await graphql(server, SEND, { id: made.id, at })
    if (JSON.stringify(sent).includes(`"problem":"`)) throw new Error(JSON.stringify(sent))
  }
  return made.id
}
