import { and, type Column, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { PageContent } from '#schema/page/content'
import type { Orm } from '../database/orm'
import { prepared } from '../database/prepared'
import { documents, locations } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { can, levelOf } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { checkLanguage } from './check-place'
import { findSiteLayout } from './publications/published-page'

interface SiteLayoutNode {
  readonly documentId: number
  readonly locationId: number
  readonly locationName: string
  readonly content: PageContent | null
  readonly permission: PermissionLevel | null
}

/** Returns the layout around a location’s pages, as the editor shows it. */
export async function siteLayout(
  _: unknown,
  args: { readonly locationId: string; readonly language?: string | null },
  { readContext: { orm }, principal }: RequestContext,
): Promise<SiteLayoutNode | null> {
  const locationId = idOf(args.locationId)
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  if (locationId === null) return null
  const place = { locationId, language }
  const [published, owners] = await Promise.all([
    findSiteLayout({ orm }, place),
    layoutOwners(orm, { locationId }),
  ])
  const found = published ?? (await findDraftLayout(orm, principal, locationId))
  if (!found) return null
  return {
    documentId: found.documentId,
    locationId: found.ownerId,
    locationName: owners.find(({ id }) => id === found.ownerId)?.name ?? '',
    content: published?.content ?? null,
    permission: levelOf(principal, found.ownerId, { kind: 'layout' }),
  }
}

/** Finds an unpublished layout for callers who can see drafts; the location’s own takes precedence over the network’s. */
async function findDraftLayout(
  orm: Orm,
  principal: Principal | null,
  locationId: number,
): Promise<{ readonly documentId: number; readonly ownerId: number } | null> {
  const rows = await draftLayouts(orm, { locationId })
  const seen = rows.filter(({ ownerId }) =>
    can(principal, 'readDraft', { locationId: ownerId, isPublic: false }),
  )
  return seen.find(({ ownerId }) => ownerId === locationId) ?? seen[0] ?? null
}

/** The locations whose layout may be around a location’s pages. */
const layoutOwners = prepared('layout_owners', (orm) =>
  orm
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(isOwner(locations.id)),
)

const draftLayouts = prepared('draft_layouts', (orm) =>
  orm
    .select({ documentId: documents.id, ownerId: documents.locationId })
    .from(documents)
    .where(
      and(
        eq(documents.type, 'LAYOUT'),
        ne(documents.recordStatus, 'DELETED'),
        isOwner(documents.locationId),
      ),
    ),
)

function isOwner(locationId: Column): SQL | undefined {
  return or(eq(locationId, sql.placeholder('locationId')), eq(locationId, DEFAULT_LOCATION_ID))
}
