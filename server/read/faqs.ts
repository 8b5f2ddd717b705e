import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Faq } from '#schema/entities/faq'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { faqs, locations } from '../database/tables'
import { counted, type Listed, type Part, type ReadContext } from './read-context'

/** The questions of a location in its order; those of the default location where it has none of its own. */
export async function listFaqs(
  { orm }: ReadContext,
  locationSlug: string,
  { first, offset }: Part,
): Promise<Listed<Faq>> {
  const [own] = await orm
    .select({ id: locations.id })
    .from(locations)
    .innerJoin(faqs, isOf(locations.id))
    .where(eq(locations.slug, locationSlug))
    .limit(1)
  const where = isOf(own?.id ?? DEFAULT_LOCATION_ID)
  const { id, question, answer, category, texts } = faqs
  return {
    nodes: async () =>
      orm
        .select({ id, question, answer, category, texts })
        .from(faqs)
        .where(where)
        .orderBy(asc(faqs.position), asc(faqs.id))
        .limit(first)
        .offset(offset),
    totalCount: () => counted(orm.select({ count: count() }).from(faqs).where(where)),
  }
}

function isOf(location: number | typeof locations.id): SQL | undefined {
  return and(eq(faqs.locationId, location), eq(faqs.recordStatus, 'ACTIVE'))
}
