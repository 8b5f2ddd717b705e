import { graphql } from '../../scripts/faults/support/api.mjs'
import { ask, pathsOf } from '../server/requests.mjs'
import { PAGES } from './fill-network.mjs'

/** Pages of single records, each on the site of its own location. */
const OF_RECORDS = /^\/(?:connect\/(?:events|news|activities)|galleries)\/.|\.\w+$/
/** Those that list records of the location. */
const LISTS = ['/', '/connect', '/connect/events', '/connect/news']
const CHANGE_EMAIL = `mutation ($id: ID!) {
  createOrUpdateLocation(id: $id, expectedVersion: 1, location: { emailPrimary: "hello@example.org" }) { version } }`
/** A request for many pages at a time. */
const CONCURRENCY = 2

const COMING = `query ($from: DateTime!, $locationSlug: String!) {
  records(kind: "event", locationSlug: $locationSlug, from: $from, state: SHOWN, first: 1) { nodes { id version } } }`
const RENAME = `mutation ($id: ID!, $version: Int!) {
  createOrUpdateEvent(id: $id, expectedVersion: $version, event: { title: "Another title" }) { version } }`

/**
 * Edits one event of one location, then the location itself, and counts the pages of all locations that are rendered again for it,
 * by the tags that the edit announces, and those that say something else after it.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server
 * @param {{ locations: readonly { id: number, slug: string }[], lastChange: () => Promise<string> }} network
 */
export async function changeEvent(server, { locations, lastChange }) {
  const { id, slug } = locations[Math.floor(locations.length / 2)]
  const lent = await lentPaths(server, locations)
  const paths = locations.flatMap((location) =>
    lent.map((path) => `/${location.slug}${path === '/' ? '' : path}`),
  )
  let before = await pagesAt(server, paths)
  const event = await counted(`one event of one of ${locations.length} locations`, () =>
    rename(server, slug),
  )
  const location = await counted(`the email address of one of ${locations.length} locations`, () =>
    graphql(server, CHANGE_EMAIL, { id }),
  )
  return [event, location]

  async function counted(what, edit) {
    await edit()
    const announced = new Set((await lastChange()).split(' '))
    const again = [...before].filter(([, { tags }]) => tags.some((tag) => announced.has(tag)))
    const after = await pagesAt(server, [...before.keys()])
    const shows = [...before].filter(([path, { etag }]) => after.get(path)?.etag !== etag)
    const looked = before.size
    before = after
    return {
      name: `after editing ${what}`,
      note: `pages rendered again: ${again.length} / pages that show it: ${shows.length} (of ${looked} looked at)`,
    }
  }
}

async function rename(server, slug) {
  const variables = { locationSlug: slug, from: new Date().toISOString() }
  const { records } = await graphql(server, COMING, variables)
  const [event] = records.nodes
  await graphql(server, RENAME, { id: event.id, version: event.version })
}

/** Pages that the default location lends to all others, those that list records among them. */
async function lentPaths(server, locations) {
  const slugs = new Set(locations.map(({ slug }) => slug))
  const known = (await pathsOf(server)).filter(
    (path) => !slugs.has(path.split('/')[1]) && !OF_RECORDS.test(path),
  )
  return [...new Set([...LISTS, ...known])].slice(0, PAGES)
}

/** The pages that are there. */
async function pagesAt(server, paths) {
  const pages = new Map()
  const waiting = [...paths]
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const { status, headers } = await ask(`${server.address}${path}`)
        const tags = String(headers['surrogate-key'] ?? '').split(' ')
        if (status === 200) pages.set(path, { etag: headers.etag, tags })
      }
    }),
  )
  return pages
}
