import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { WisdomItem, WisdomKind } from '#schema/entities/wisdom'
import { wisdomItems } from '../database/tables'
import type { LoadMedia } from './media'
import {
  counted,
  holdsText,
  isHeadOffice,
  type Listed,
  type Part,
  type ReadContext,
} from './read-context'

interface WisdomFilter {
  readonly featured?: boolean | undefined
  readonly category?: string | undefined
  readonly kind?: WisdomKind | undefined
  readonly search?: string | undefined
  /** Only what visitors see, whoever asks. */
  readonly publicOnly?: boolean
}

/** Talks, articles and podcasts, the latest first. */
export function listWisdom(
  readContext: ReadContext,
  filter: WisdomFilter,
  { first, offset, load }: Part & { readonly load: LoadMedia },
): Listed<WisdomItem> {
  const where = condition(readContext, filter)
  return {
    nodes,
    totalCount: () =>
      counted(readContext.orm.select({ count: count() }).from(wisdomItems).where(where)),
  }

  async function nodes() {
    const rows = await readContext.orm
      .select()
      .from(wisdomItems)
      .where(where)
      .orderBy(desc(wisdomItems.publishedAt), desc(wisdomItems.id))
      .limit(first)
      .offset(offset)
    return Promise.all(
      rows.map(async (row) => {
        const [image] = await load(row.image === null ? [] : [row.image])
        const { id, title, pretitle, subtitle, description, icon, href, featured } = row
        return {
          ...{ id, title, pretitle, subtitle, description, icon, href, featured },
          image: image ?? null,
          category: row.category,
          kind: row.kind,
          publishedAt: row.publishedAt.toISOString(),
          texts: [...row.texts],
        }
      }),
    )
  }
}

function condition({ principal }: ReadContext, filter: WisdomFilter): SQL | undefined {
  const isPublic = eq(wisdomItems.recordStatus, 'ACTIVE')
  return and(
    filter.publicOnly ? isPublic : or(isPublic, isHeadOffice(principal)),
    filter.featured === undefined ? undefined : eq(wisdomItems.featured, filter.featured),
    filter.category === undefined ? undefined : sql`${wisdomItems.category} = ${filter.category}`,
    filter.kind === undefined ? undefined : eq(wisdomItems.kind, filter.kind),
    filter.search
      ? or(
          holdsText(wisdomItems.title, filter.search),
          holdsText(wisdomItems.subtitle, filter.search),
        )
      : undefined,
  )
}
