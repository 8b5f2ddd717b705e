import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import {
  detachedPages,
  documents,
  locations,
  pageOverrides,
  publications,
  topicItems,
} from '../../database/tables'
import { HAS_OWN_TITLE } from '../../database/tables/page-overrides'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { readableLocations } from '../../people/access/can'
import { containsText, readCount } from '../../records/reading/read-context'
import { requireSignIn } from '../document-row'
import { placesOf } from './list-differences'

interface LocationVersionsArguments extends PageArguments {
  readonly locationId?: string | null
  readonly text?: string | null
}

/** `LocationVersion` in schema/api. */
interface LocationVersionNode {
  readonly documentId: number
  readonly locationId: number
  readonly locationName: string
  readonly locationSlug: string
  readonly language: string | null
  readonly title: string
  readonly pageTitle: string
  readonly path: string | null
  readonly source: string
  readonly isLive: boolean
  readonly updatedAt: Date
}

/** Returns the network pages that locations have in a version of their own, one row for each page and location. */
export function locationVersions(
  _: unknown,
  { locationId, text, ...page }: LocationVersionsArguments,
  { principal: asking, readContext: { orm } }: RequestContext,
): Connection<LocationVersionNode> {
  const principal = requireSignIn(asking)
  const at = locationId == null ? null : inputId(locationId, 'locationId')
  const allowed = placesOf(principal, { documentId: null, locationId: locationId ?? null })
  const words = text?.trim() ?? ''
  const readable = readableLocations(principal)
  const isAt = (column: PgColumn): SQL | undefined => {
    if (at !== null) return eq(column, at)
    return readable === 'ALL' ? undefined : inArray(column, [...readable])
  }
  // Of all locations only versions with a title of their own are found, by it: others have that of the network’s page.
  const isTitled = at === null
  const found = sql`(
    select distinct on (v.document_id, v.location_id) v.*
    from (${sql.join([...titledVersions(), ...(isTitled ? [] : otherVersions())], sql` union all `)}) v
    join ${documents} on ${documents.id} = v.document_id
    where ${and(ne(documents.recordStatus, 'DELETED'), matches())}
    order by v.document_id, v.location_id, v.title is null, v.language is distinct from ${DEFAULT_LANGUAGE}, v.language, v.source
  ) found`
  const part = partOf(page)
  return connection(
    {
      nodes: () =>
        orm
          .select({
            documentId: sql<number>`found.document_id`,
            locationId: locations.id,
            ...{ locationName: locations.name, locationSlug: locations.slug },
            language: sql<string | null>`found.language`,
            title: sql<string>`coalesce(found.title, ${documents.title})`,
            pageTitle: documents.title,
            path: sql<string | null>`coalesce(${documents.publishedUrl}, ${documents.externalUrl})`,
            source: sql<string>`found.source`,
            isLive: sql<boolean>`found.is_live and ${documents.publishedVersion} is not null`,
            updatedAt: sql<Date>`found.updated_at`.mapWith(documents.updatedAt),
          })
          .from(found)
          .innerJoin(documents, eq(documents.id, sql`found.document_id`))
          .innerJoin(locations, eq(locations.id, sql`found.location_id`))
          .orderBy(
            sql`lower(coalesce(found.title, ${documents.title})), ${locations.name}, ${documents.id}, ${locations.id}`,
          )
          .limit(part.first)
          .offset(part.offset),
      totalCount: () => readCount(orm.select({ count: sql<number>`count(*)` }).from(found)),
    },
    part,
  )

  function matches(): SQL | undefined {
    if (words === '') return undefined
    const title = containsText(sql`v.title`, words)
    if (isTitled) return title
    return or(
      title,
      containsText(documents.title, words),
      containsText(documents.externalUrl, words),
    )
  }

  function titledVersions(): readonly SQL[] {
    const { documentId, language, updatedAt, draftCount, publishedCount } = pageOverrides
    return [
      sql`select ${documentId} document_id, ${pageOverrides.locationId} location_id, nullif(${language}, '') as language,
          case when ${HAS_OWN_TITLE} then coalesce(${titleIn(pageOverrides.draft)}, ${titleIn(pageOverrides.published)}) end title,
          'OVERRIDE' source, ${publishedCount} > 0 is_live, ${updatedAt} updated_at
        from ${pageOverrides} where ${and(
          or(gt(draftCount, 0), gt(publishedCount, 0)),
          allowed,
          isTitled ? HAS_OWN_TITLE : undefined,
        )}`,
      sql`select ${documents.id}, ${topicItems.locationId}, ${topicItems.language}, nullif(${topicItems.title}, ''),
          'OWN_TEXT', exists (select 1 from ${publications} where ${and(
            eq(publications.documentId, documents.id),
            eq(publications.language, topicItems.language),
            eq(publications.locationId, topicItems.locationId),
          )}), ${documents.updatedAt}
        from ${topicItems} join ${documents} on ${documents.topicId} = ${topicItems.topicId}
        where ${and(
          isOfAnother(topicItems.locationId),
          isAt(topicItems.locationId),
          isTitled && words !== '' ? containsText(topicItems.title, words) : undefined,
        )}`,
    ]
  }

  /** Public texts that are no longer in the draft, and detached pages, which have the title of the page. */
  function otherVersions(): readonly SQL[] {
    return [
      sql`select ${documents.id}, ${publications.locationId}, ${publications.language}, null, 'OWN_TEXT', true, ${publications.from}
        from ${publications} join ${documents} on ${documents.id} = ${publications.documentId}
        where ${and(isOfAnother(publications.locationId), isAt(publications.locationId))}`,
      sql`select ${detachedPages.documentId}, ${detachedPages.locationId}, null, null, 'DETACHED', true, ${detachedPages.detachedAt}
        from ${detachedPages} where ${and(isNull(detachedPages.attachedAt), isAt(detachedPages.locationId))}`,
    ]
  }
}

/** Condition that a text is of another location than its page. */
function isOfAnother(locationId: PgColumn): SQL | undefined {
  return and(isNotNull(locationId), ne(locationId, documents.locationId))
}

/** Selects the title among stored differences; `null` if there is none. */
function titleIn(differences: PgColumn): SQL {
  return sql`(select d ->> 'value' from json_array_elements((${differences})::json -> 'differences') d
    where d ->> 'kind' = 'page' and d ->> 'key' = 'title' limit 1)`
}
