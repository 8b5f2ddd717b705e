import { and, asc, desc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { documents, jobs, locations } from '../database/tables'
import { isPublicPage } from '../documents/publications/published-revision'
import { can, managedLocations } from '../people/access/can'
import type { ReadContext } from '../records/reading/read-context'
import { MAX_PROBLEMS, type Problem } from './problem'

const NO_PAGE = { documentId: null, language: null, block: null } as const

/** Returns jobs that failed for good, for administrators. Payloads are not included. */
export async function failedJobProblems({
  orm,
  principal,
}: ReadContext): Promise<readonly Problem[]> {
  if (!can(principal, 'administer', { locationId: null, isPublic: false })) return []
  const rows = await orm
    .select({ id: jobs.id, kind: jobs.kind, detail: jobs.lastError })
    .from(jobs)
    .where(isNotNull(jobs.deadAt))
    .orderBy(desc(jobs.deadAt), desc(jobs.id))
    .limit(MAX_PROBLEMS)
  return rows.map(({ id, kind, detail }) => ({
    ...{ ...NO_PAGE, kind: 'FAILED_JOB', key: String(id), title: kind },
    ...{ locationId: null, locationName: '', detail: detail ?? '' },
  }))
}

/** Finds locations without a home page, address or opening hours, for people who manage them. */
export async function unfinishedLocations(readContext: ReadContext): Promise<readonly Problem[]> {
  const managed = managedLocations(readContext.principal, 'location')
  const { id, name, addressLine1, hours, status } = locations
  const hasStreet = sql<boolean>`${addressLine1} <> ''`
  const hasHours = sql<boolean>`${hours} <> '[]'`
  const homePages = readContext.orm
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.locationId, id), eq(documents.publishedUrl, '/'), isPublicPage))
  const hasHome = sql<boolean>`${exists(homePages)}`
  const rows = await readContext.orm
    .select({ locationId: id, name, hasHome, hasStreet, hasHours })
    .from(locations)
    .where(
      and(
        eq(status, 'ACTIVE'),
        managed === 'ALL' ? undefined : inArray(id, [...managed]),
        or(sql`not ${hasHome}`, sql`not ${hasStreet}`, sql`not ${hasHours}`),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MAX_PROBLEMS)
  return rows.map(({ locationId, name: locationName, ...has }) => ({
    ...{ ...NO_PAGE, kind: 'UNFINISHED_LOCATION', key: String(locationId), locationId },
    ...{ title: locationName, locationName, detail: missingParts(has) },
  }))
}

interface Has {
  readonly hasHome: boolean
  readonly hasStreet: boolean
  readonly hasHours: boolean
}

function missingParts({ hasHome, hasStreet, hasHours }: Has): string {
  const parts = [
    ...(hasHome ? [] : ['home page']),
    ...(hasStreet ? [] : ['address']),
    ...(hasHours ? [] : ['opening hours']),
  ]
  return parts.join(', ')
}
