import type { FastifyRequest } from 'fastify'
import type { App } from '../app'
import { onChange } from '../data/changes'
import { createContentSource } from '../data/content-source'
import type { PictureAccess } from './media-routes'

/** How many decisions are remembered: pictures are served while the database is away. */
const REMEMBERED = 10_000

/** Who may see a picture, by the same rules as the calls that list it. */
export function pictureAccess(app: App) {
  let open = new Set<number>()
  onChange(app, (keys) => {
    if (keys.some((key) => /^(?:\*$|media:|gallery:)/.test(key))) open = new Set()
  })

  return async function access(id: number, request: FastifyRequest): Promise<PictureAccess> {
    if (open.has(id)) return 'PUBLIC'
    // A change that comes while the database is asked makes this answer one of yesterday: not remembered.
    const current = open
    if (!(await isSeenBy(app, id, null))) return accessBySignIn(app, id, request)
    if (current.size >= REMEMBERED) current.clear()
    current.add(id)
    return 'PUBLIC'
  }
}

async function accessBySignIn(
  app: App,
  id: number,
  request: FastifyRequest,
): Promise<PictureAccess> {
  const principal = await app.accounts.principalOf(request)
  return principal && (await isSeenBy(app, id, principal)) ? 'PRIVATE' : 'NONE'
}

async function isSeenBy(
  app: App,
  id: number,
  reader: Parameters<typeof createContentSource>[1],
): Promise<boolean> {
  const source = createContentSource(app, reader, () => undefined)
  return (await source.media([id])).length > 0
}
