import { and, asc, count, eq, or, type SQL } from 'drizzle-orm'
import type { Faq } from '#schema/entities/faq'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { faqs, locations } from '../database/tables'
import { listTag } from '../tags/cache-tags'
import {
  counted,
  isAtOpenLocation,
  type Listed,
  mayReadDrafts,
  type Part,
  type ReadContext,
} from './read-context'

/** The questions of a location in its order; those of the default location where it has none of its own. */
export async function listFaqs(
  readContext: ReadContext,
  locationSlug: string,
  { first, offset }: Part,
): Promise<Listed<Faq>> {
  const { orm } = readContext
  const [own] = await orm
    .select({ id: locations.id })
    .from(locations)
    .innerJoin(faqs, isOf(locations.id))
    .where(and(eq(locations.slug, locationSlug), mayRead(readContext)))
    .limit(1)
  readContext.note(listTag('faq', locationSlug))
  if (!own) await noteDefault(readContext)
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

async function noteDefault({ orm, note }: ReadContext): Promise<void> {
  const [lender] = await orm
    .select({ slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, DEFAULT_LOCATION_ID))
  if (lender) note(listTag('faq', lender.slug))
}

function mayRead(readContext: ReadContext): SQL | undefined {
  return or(
    isAtOpenLocation(readContext, locations.id),
    mayReadDrafts(readContext.principal, locations.id),
  )
}

function isOf(location: number | typeof locations.id): SQL | undefined {
  return and(eq(faqs.locationId, location), eq(faqs.recordStatus, 'ACTIVE'))
}
