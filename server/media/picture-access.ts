import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '../app/app'
import { onChange } from '../database/changes'
import { mediaItems, mediaRevisions } from '../database/tables'
import { areaOf, cropOf, pointInCrop } from '../documents/publications/picture-crop'
import { publicFrom, publicUntil } from '../documents/publications/public-pictures'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { createContentSource } from '../records/reading/content-source'
import type { ShownPicture } from './picture-store'

/** Who may see pictures, by the same rules as the calls that list them. */
export interface PictureAccess {
  /** What is known without asking: a picture, `null` for one that visitors do not see, `undefined` where nothing is known. */
  remembered(id: number): ShownPicture | null | undefined
  /** A picture that visitors may see; `null` for any other. Asks the database only when it is not remembered. */
  publicPicture(id: number): Promise<ShownPicture | null>
  /** A picture that the person who sends a request may see, by their session or bearer credential. */
  privatePicture(id: number, request: FastifyRequest): Promise<ShownPicture | null>
  /** A picture as a version of its history has it, for who may read that; `null` for everyone else. */
  pastPicture(id: number, version: number, request: FastifyRequest): Promise<ShownPicture | null>
  isSignedIn(request: FastifyRequest): Promise<boolean>
}

/** How many decisions of each kind are remembered, about 300 bytes each: pictures are served while the database is away. */
const REMEMBERED = 10_000
/** How long it is cached that a picture is not public, unless a change or its own schedule publishes it. */
const REFUSED_MS = 60_000

export function createPictureAccess(app: App): PictureAccess {
  const shown = new LRUCache<number, ShownPicture>({ max: REMEMBERED })
  // Apart, so that walking through ids pushes out nothing that visitors see.
  const refused = new LRUCache<number, true>({ max: REMEMBERED })
  /** Grows with each change that may matter: a decision made of what was read before it is not remembered. */
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
    const period = await publicUntil(app.database.orm, id, now)
    const picture = period && (await pictureOf(app, id))
    const from = picture ? null : await publicFrom(app.database.orm, id, now)
    if (changes !== before) return picture
    if (picture) shown.set(id, picture, { ttl: lasting(period?.until ?? null, now) })
    else refused.set(id, true, { ttl: Math.min(REFUSED_MS, lasting(from, now) || REFUSED_MS) })
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

/** Milliseconds until a moment, at least one; 0 is without end, until a change. */
function lasting(until: Date | null, now: Date): number {
  return until === null ? 0 : Math.max(1, until.getTime() - now.getTime())
}

/** What is needed to show a picture, no matter who may see it; `null` without an original. */
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
