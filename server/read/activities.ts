import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Activity } from '#schema/entities/activity'
import { activities, locations } from '../database/tables'
import type { LoadMedia } from './media'
import {
  countAtLocations,
  holdsText,
  isAtOpenLocation,
  type Listed,
  listedAlready,
  mayReadDrafts,
  type Part,
  type ReadContext,
} from './read-context'

interface ActivitiesFilter {
  readonly locationSlug?: string | undefined
  readonly slugs?: readonly string[] | undefined
  readonly featured?: boolean | undefined
  readonly search?: string | undefined
  /** Only what visitors see, whoever asks. */
  readonly publicOnly?: boolean
}

/** An activity with what its editors need to know. */
interface ActivityNode extends Activity {
  readonly recordStatus: string
  readonly version: number
}

/** Activities in the order their locations give them. */
export function listActivities(
  readContext: ReadContext,
  filter: ActivitiesFilter,
  part: Part & { readonly load: LoadMedia },
): Listed<ActivityNode> {
  if (filter.slugs?.length === 0) return listedAlready([])
  const where = condition(readContext, filter)
  return {
    nodes,
    totalCount: () => countAtLocations(readContext, activities, where),
  }

  async function nodes() {
    const rows = await readContext.orm
      .select({ activity: activities, locationSlug: locations.slug })
      .from(activities)
      .innerJoin(locations, eq(locations.id, activities.locationId))
      .where(where)
      .orderBy(asc(activities.locationId), asc(activities.position), asc(activities.id))
      .limit(part.first)
      .offset(part.offset)
    return Promise.all(rows.map((row) => toActivity(row.activity, row.locationSlug, part.load)))
  }
}

function condition(readContext: ReadContext, filter: ActivitiesFilter): SQL | undefined {
  const isPublic = and(
    eq(activities.recordStatus, 'ACTIVE'),
    isAtOpenLocation(readContext, activities.locationId),
  )
  return and(
    filter.publicOnly
      ? isPublic
      : or(isPublic, mayReadDrafts(readContext.principal, activities.locationId)),
    ne(activities.recordStatus, 'DELETED'),
    filter.locationSlug === undefined ? undefined : eq(locations.slug, filter.locationSlug),
    filter.slugs && inArray(activities.slug, [...filter.slugs]),
    filter.featured === undefined ? undefined : eq(activities.featured, filter.featured),
    filter.search ? holdsText(activities.title, filter.search) : undefined,
  )
}

async function toActivity(
  row: typeof activities.$inferSelect,
  locationSlug: string,
  load: LoadMedia,
): Promise<ActivityNode> {
  const [image, images] = await Promise.all([
    load(row.imageId === null ? [] : [row.imageId]),
    load(row.imageIds),
  ])
  const { id, slug, title, description, icon, featured, timing, intro, venue, signUpUrl } = row
  return {
    ...{ id, slug, title, description, icon, featured, timing, intro, venue, signUpUrl },
    image: image[0] ?? null,
    images: [...images],
    sessions: row.sessions,
    texts: [...row.texts],
    locationSlug,
    recordStatus: row.recordStatus,
    version: row.version,
  }
}
