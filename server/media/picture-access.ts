import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Principal } from '../access/principal'
import type { App } from '../app/app'
import { onChange } from '../database/changes'
import { mediaItems } from '../database/tables'
import { publicUntil } from '../published/public-pictures'
import { createContentSource } from '../read/content-source'
import type { ShownPicture } from './picture-store'

/** Who may see pictures, by the same rules as the calls that list them. */
export interface PictureAccess {
  /** A picture that visitors may see; `null` for any other. Asks the database only when it is not remembered. */
  publicPicture(id: number): Promise<ShownPicture | null>
  /** A picture that whoever sends a request may see, by their session or bearer credential. */
  privatePicture(id: number, request: FastifyRequest): Promise<ShownPicture | null>
}

/** How many decisions are remembered, about 300 bytes each: pictures are served while the database is away. */
const REMEMBERED = 10_000
/** So long it is remembered that a picture is not public, for those who walk through ids. */
const REFUSED_MS = 5_000

interface Decision {
  readonly picture: ShownPicture | null
}

export function createPictureAccess(app: App): PictureAccess {
  const decisions = new LRUCache<number, Decision>({ max: REMEMBERED })
  /** Grows with each change that may matter: a decision made of what was read before it is not remembered. */
  let changes = 0
  onChange(app, (keys) => {
    for (const key of keys) {
      const [, id] = /^(?:picture|media):(\d+)$/.exec(key) ?? []
      if (id === undefined && key !== '*') continue
      changes += 1
      if (id === undefined) decisions.clear()
      else decisions.delete(Number(id))
    }
  })
  return { publicPicture, privatePicture }

  async function publicPicture(id: number): Promise<ShownPicture | null> {
    const known = decisions.get(id)
    if (known) return known.picture
    const before = changes
    const until = await publicUntil(app.database.orm, id)
    const picture = until && (await pictureOf(app, id))
    if (changes === before) decisions.set(id, { picture }, { ttl: lifetimeOf(picture && until) })
    return picture
  }

  async function privatePicture(id: number, request: FastifyRequest): Promise<ShownPicture | null> {
    const principal = await app.accounts.principalOf(request)
    return principal && (await isSeenBy(app, id, principal)) ? pictureOf(app, id) : null
  }
}

/** In milliseconds; 0 is for good, until a change drops it. */
function lifetimeOf(shown: { readonly until: Date | null } | null): number {
  if (!shown) return REFUSED_MS
  return shown.until === null ? 0 : Math.max(1, shown.until.getTime() - Date.now())
}

async function pictureOf({ database }: App, id: number): Promise<ShownPicture | null> {
  const [row] = await database.orm.select().from(mediaItems).where(eq(mediaItems.id, id))
  if (!row || row.original === null) return null
  const { original, width, focalX, focalY } = row
  return { id, original, width, focus: { x: focalX, y: focalY } }
}

async function isSeenBy(app: App, id: number, reader: Principal): Promise<boolean> {
  const source = createContentSource(app, reader, () => undefined)
  return (await source.media([id])).length > 0
}
