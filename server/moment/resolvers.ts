import { and, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { pathInLanguage } from '#schema/site/language-root'
import { locations } from '../database/tables'
import { checkLanguage } from '../documents/check-place'
import { requireSignIn } from '../documents/document-row'
import { readMoment } from '../documents/schedule/local-moment'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { badField, notFound } from '../http/errors/api-error'
import { can } from '../people/access/can'
import { momentRoot } from './moment-address'
import { momentToken } from './moment-link'
import { siteOutlook } from './site-outlook'

interface MomentArguments {
  readonly locationId: string
  readonly at: string
  readonly language?: string | null
  readonly path?: string | null
}

/** Creates a link to a location’s site at a moment. Reports the location as missing to callers who can’t see its drafts. */
async function createMomentLink(
  _: unknown,
  { locationId, at, language, path }: MomentArguments,
  { app, principal: asking, requestId, network }: RequestContext,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const principal = requireSignIn(asking)
  if (language != null) checkLanguage(language)
  const id = idOf(locationId)
  const mayLook = id !== null && can(principal, 'preview', { locationId: id, isPublic: false })
  const [location] = mayLook
    ? await app.database.orm
        .select({
          slug: locations.slug,
          timeZone: locations.timeZone,
          firstLanguage: locations.language,
        })
        .from(locations)
        .where(and(eq(locations.id, id), inArray(locations.status, ['ACTIVE', 'INACTIVE'])))
    : []
  if (!location) throw notFound('location')
  const { slug, timeZone, firstLanguage } = location
  const now = app.clock()
  const moment = readMoment({ name: 'at', local: at, timeZone }, now)
  const inside = pathInLanguage(readPath(path ?? '/'), language ?? firstLanguage, firstLanguage)
  const address = { slug, at }
  const { token, expiresAt } = momentToken(app, address, { maker: principal.id, at: moment, now })
  const by = { principal, requestId, network }
  await app.auditTally.note({ by, action: 'createMomentLink', outcome: 'ALLOW', locationId: id })
  const root = momentRoot(address)
  return { url: `${root}${inside === '/' ? '' : encodeURI(inside)}?token=${token}`, expiresAt }
}

/** Validates a path inside the site, without parameters. */
function readPath(path: string): string {
  if (/^\/(?:[^\s?#\\/]+(?:\/[^\s?#\\/]+)*)?$/u.test(path)) return path
  throw badField('path', 'pattern', refusalFor('notALink', { link: path.slice(0, 100) }))
}

export const momentMutations = { createMomentLink }
export const momentQueries = { siteOutlook }
