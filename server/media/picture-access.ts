import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '../app/app'
import { onChange } from '../database/changes'
import { countLimit } from '../database/count-limit'
import { mediaItems, mediaRevisions } from '../database/tables'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { createContentSource } from '../records/reading/content-source'
import {
  areaOf,
  cropOf,
  pointInCrop,
  readPublicPeriod,
  readPublicStart,
} from '../records/reading/media'
import type { ShownPicture } from './picture-store'

/** Checks access to pictures, by the same rules as the queries that list them. */
export interface PictureAccess {
  /** Returns the cached result: a picture, `null` if it is not public, `undefined` if nothing is cached. */
  remembered(id: number): ShownPicture | null | undefined
  /** Returns a public picture; `null` for any other. Queries the database only on a cache miss. */
  publicPicture(id: number): Promise<ShownPicture | null>
  /** Returns a picture that the sender of a request can see, by session or bearer credential. */
  privatePicture(id: number, request: FastifyRequest): Promise<ShownPicture | null>
  /** Returns a picture as in a version of its history; `null` if the sender may not read that. */
  pastPicture(id: number, version: number, request: FastifyRequest): Promise<ShownPicture | null>
  isSignedIn(request: FastifyRequest): Promise<boolean>
}

/** Number of cached results of each kind, about 300 bytes each, so that pictures are served while the database is unavailable. */
const CACHE_SIZE = 10_000
/**
 * Time for which it is cached that a picture is not public, in milliseconds, unless a change or its own schedule publishes it.
 */
const REFUSED_MS = 60_000

export function createPictureAccess(app: App): PictureAccess {
  const shown = new LRUCache<number, ShownPicture>(countLimit(CACHE_SIZE))
  // A separate cache, so that enumerating ids evicts no public pictures.
  const refused = new LRUCache<number, true>(countLimit(CACHE_SIZE))
  /** Incremented by each relevant change: a result read before the change is not cached. */
  let changes = 0
  onChange(app, (keys) => {
    for (const key of keys) {
      const [, id] = /^(?:picture|media):(\d+)$/.exec(key) ?? []
      if (id === undefined && key !== '*') continue
      changes += 1
      forget(id === undefined ? null : Number(id))
    }
  })
  return {
    remembered,
    publicPicture,
    privatePicture,
    pastPicture,
    isSignedIn: async (request) => (await app.accounts.principalOf(request)) !== null,
  }

  function remembered(id: number): ShownPicture | null | undefined {
    return shown.get(id) ?? (refused.get(id) ? null : undefined)
  }

  function forget(id: number | null): void {
    for (const decisions of [shown, refused])
      if (id === null) decisions.clear()
      else decisions.delete(id)
  }

  async function publicPicture(id: number): Promise<ShownPicture | null> {
    const known = remembered(id)
    if (known !== undefined) return known
    const before = changes
    const now = new Date()
    const period = await readPublicPeriod(app.database.orm, id, now)
    const picture = period && (await pictureOf(app, id))
    const from = picture ? null : await readPublicStart(app.database.orm, id, now)
    if (changes !== before) return picture
    if (picture) shown.set(id, picture, { ttl: millisecondsUntil(period?.until ?? null, now) })
    else
      refused.set(id, true, {
        ttl: Math.min(REFUSED_MS, millisecondsUntil(from, now) || REFUSED_MS),
      })
    return picture
  }

  async function privatePicture(id: number, request: FastifyRequest): Promise<ShownPicture | null> {
    const principal = await app.accounts.principalOf(request)
    return principal && (await isSeenBy(app, id, principal)) ? pictureOf(app, id) : null
  }

  async function pastPicture(
    id: number,
    version: number,
    request: FastifyRequest,
  ): Promise<ShownPicture | null> {
    const principal = await app.accounts.principalOf(request)
    if (!principal) return null
    const [found] = await app.database.orm
      .select({ locationId: mediaItems.locationId, revision: mediaRevisions })
      .from(mediaRevisions)
      .innerJoin(mediaItems, eq(mediaItems.id, mediaRevisions.mediaId))
      .where(and(eq(mediaRevisions.mediaId, id), eq(mediaRevisions.version, version)))
    if (!found) return null
    const { locationId, revision } = found
    const mayRead = can(principal, 'readHistory', { locationId, isPublic: false, kind: 'media' })
    return mayRead ? shownPicture({ ...revision, id }) : null
  }
}

/** Returns the milliseconds until a moment, at least one; 0 if there is no end, so that it is cached until a change. */
function millisecondsUntil(until: Date | null, now: Date): number {
  return until === null ? 0 : Math.max(1, until.getTime() - now.getTime())
}

/** Returns the data needed to show a picture, without checking access; `null` without an original. */
export async function pictureOf(
  { database }: Pick<App, 'database'>,
  id: number,
): Promise<ShownPicture | null> {
  const [row] = await database.orm.select().from(mediaItems).where(eq(mediaItems.id, id))
  return row ? shownPicture(row) : null
}

function shownPicture(row: ShownRow): ShownPicture | null {
  const { id, original, focalX, focalY, displayName } = row
  if (original === null) return null
  const focus = pointInCrop({ x: focalX, y: focalY }, cropOf(row))
  return { id, original, focus, area: areaOf(row), name: displayName }
}

type ShownRow = Pick<
  typeof mediaItems.$inferSelect,
  | 'id'
  | 'original'
  | 'displayName'
  | 'width'
  | 'height'
  | 'focalX'
  | 'focalY'
  | 'cropX'
  | 'cropY'
  | 'cropWidth'
  | 'cropHeight'
>

async function isSeenBy(app: App, id: number, principal: Principal): Promise<boolean> {
  const source = createContentSource(app, principal, () => undefined)
  return (await source.media([id])).length > 0
}
