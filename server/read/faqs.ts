import { and, asc, count, eq } from 'drizzle-orm'
import type { Faq } from '#schema/entities/faq'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { faqs, locations } from '../database/tables'
import type { Listed, Part, Reader } from './reader'

/** The questions of a location in its order; those of the default location where it has none of its own. */
export async function listFaqs(
  reader: Reader,
  locationSlug: string,
  part: Part,
): Promise<Listed<Faq>> {
  const [place] = await reader.orm
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.slug, locationSlug))
  const own = place ? await ofLocation(reader, place.id, part) : null
  return own && own.totalCount > 0 ? own : ofLocation(reader, DEFAULT_LOCATION_ID, part)
}

async function ofLocation(
  { orm }: Reader,
  locationId: number,
  { first, offset }: Part,
): Promise<Listed<Faq>> {
  const where = and(eq(faqs.locationId, locationId), eq(faqs.recordStatus, 'ACTIVE'))
  const { id, question, answer, category } = faqs
  const nodes = await orm
    .select({ id, question, answer, category })
    .from(faqs)
    .where(where)
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(first)
    .offset(offset)
  const [total] = await orm.select({ count: count() }).from(faqs).where(where)
  return { nodes, totalCount: Number(total?.count ?? 0) }
}
