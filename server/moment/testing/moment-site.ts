import type { LightMyRequestResponse } from 'fastify'
import { useRolloutSite } from '../../documents/rollouts/testing/rollout-site'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'

export const LINK = `mutation ($locationId: ID!, $at: String!, $language: String, $path: String) {
  createMomentLink(locationId: $locationId, at: $at, language: $language, path: $path) { url expiresAt } }`
export const SAVE_PAGE = `mutation ($title: String, $topic: TopicInput) { createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id } }`
export const PUBLISH_AT = `mutation ($id: ID!, $at: String, $until: String) { publishDocument(id: $id, expectedVersion: 1, at: $at, until: $until) { version } }`

/** For tests: who opens a link as a browser does, and what they see. */
export interface Look {
  readonly status: number
  readonly body: string
}

/** For tests: the first answer to a link, what the browser keeps of it, and where the site begins. */
interface Entered {
  readonly first: LightMyRequestResponse
  readonly cookie: string
  readonly root: string
}

/** For tests: the sites of four locations, looked at as they will be. */
export function useMoments(url: string | undefined) {
  const all = useRolloutSite(url)
  const { site, done } = all

  async function link(
    locationId: string,
    at: string,
    more: object = {},
    by: Principal = API_PRINCIPAL,
  ) {
    const made = await done(LINK, { locationId, at, ...more }, by)
    return made.url as string
  }

  /** Follows a link to its cookie. */
  async function enter(url: string): Promise<Entered> {
    const first = await site().get(url)
    const cookie = String(first.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    return { first, cookie, root: /^\/preview\/at\/[^/]+\/[^/?]+/.exec(url)?.[0] ?? '' }
  }

  /** Reads a path of a location's site at a local time. */
  async function at(
    locationId: string,
    time: string,
    path: string,
    by = API_PRINCIPAL,
  ): Promise<Look> {
    const { cookie, root } = await enter(await link(locationId, time, {}, by))
    const { statusCode: status, body } = await site().get(`${root}${path}`, { cookie })
    return { status, body }
  }

  /** A page of a location, saved once. */
  async function draftPage(locationId: string, path: string, content: object): Promise<string> {
    const topic = { locationId, externalUrl: path, items: [{ locationId, content }] }
    return (await done(SAVE_PAGE, { title: 'A page', topic })).id
  }

  return { ...all, link, enter, at, draftPage }
}
