import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { documents, movedAddresses } from '../../database/tables'
import { isPublicPage } from '../../documents/publications/published-revision'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { containsText, readCount } from '../../records/reading/read-context'
import { managedLocation } from './managed-location'

/** `Redirect` in schema/api. */
interface RedirectNode {
  readonly path: string
  readonly target: string | null
  readonly documentId: number | null
  readonly at: Date
  readonly byName: string
}

interface RedirectArguments extends PageArguments {
  readonly locationId?: string | null
  readonly search?: string | null
  readonly origin?: 'PAGE' | 'ENTERED' | null
  readonly sortBy?: 'PATH' | 'AT' | null
  readonly sort?: 'asc' | 'desc' | null
}

export async function redirects(
  _: unknown,
  args: RedirectArguments,
  { principal, readContext: { orm } }: RequestContext,
): Promise<Connection<RedirectNode>> {
  const locationId = managedLocation(principal, args.locationId)
  const part = partOf(args)
  const search = args.search?.trim()
  const leadsTo = sql<string | null>`coalesce(${movedAddresses.target}, ${documents.publishedUrl})`
  const where = and(
    eq(movedAddresses.locationId, locationId),
    search
      ? or(containsText(movedAddresses.path, search), containsText(leadsTo, search))
      : undefined,
    args.origin === 'PAGE' ? isNotNull(movedAddresses.documentId) : undefined,
    args.origin === 'ENTERED' ? isNull(movedAddresses.documentId) : undefined,
  )
  const isPage = and(eq(documents.id, movedAddresses.documentId), isPublicPage)
  return connection(
    {
      nodes: () =>
        orm
          .select({
            path: movedAddresses.path,
            target: leadsTo,
            documentId: movedAddresses.documentId,
            at: movedAddresses.movedAt,
            byName: movedAddresses.movedByName,
          })
          .from(movedAddresses)
          .leftJoin(documents, isPage)
          .where(where)
          .orderBy(...orderOf(args))
          .limit(part.first)
          .offset(part.offset),
      totalCount: () =>
        readCount(
          orm
            .select({ count: count() })
            .from(movedAddresses)
            .leftJoin(documents, isPage)
            .where(where),
        ),
    },
    part,
  )
}

function orderOf({ sortBy, sort }: RedirectArguments) {
  const by = sortBy === 'AT' ? movedAddresses.movedAt : movedAddresses.path
  return [sort === 'desc' ? desc(by) : asc(by), asc(movedAddresses.path)]
}
