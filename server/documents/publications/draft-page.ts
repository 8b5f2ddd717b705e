import { and, eq } from 'drizzle-orm'
import { bestOf } from '#schema/entities/place'
import type { App } from '../../app/app'
import { documents, locations, revisions } from '../../database/tables'
import { descriptionOf, pageTextOf } from './page-text'
import type { FoundPage } from './published-page'
import { parseItems } from './revision-items'

/** One saved version of a page, as previews show it. */
interface DraftPage extends FoundPage {
  /** When visitors last got another version; `null` when they see none. */
  readonly visitorsSince: Date | null
  readonly savedAt: Date
  /** That of its location. */
  readonly timeZone: string
}

interface DraftQuery {
  readonly documentId: number
  readonly version: number | 'NEWEST'
  readonly language: string
}

/** A page as it was saved in one version. The caller has checked that it may be seen. */
export async function draftPage(
  { database }: Pick<App, 'database'>,
  wanted: DraftQuery,
): Promise<DraftPage | null> {
  const { documentId, version, language } = wanted
  const [row] = await database.orm
    .select({ document: documents, revision: revisions, timeZone: locations.timeZone })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .innerJoin(
      revisions,
      and(
        eq(revisions.documentId, documents.id),
        eq(revisions.version, version === 'NEWEST' ? documents.version : version),
      ),
    )
    .where(eq(documents.id, documentId))
  if (!row || row.document.recordStatus === 'DELETED') return null
  const { document, revision } = row
  const { locationId } = document
  const item = bestOf(parseItems(revision.items), { locationId, language })
  return {
    ...pageTextOf(item, revision.title, language),
    languages: [item?.language ?? language],
    documentId,
    version: revision.version,
    ownerId: locationId,
    description: descriptionOf(item, revision.description),
    imageId: item?.imageId ?? revision.imageId,
    isLent: false,
    isListed: revision.visibility === 'PUBLIC',
    path: revision.externalUrl ?? '/',
    publishedAt: null,
    visitorsSince: document.publishedAt,
    savedAt: revision.savedAt,
    timeZone: row.timeZone,
  }
}
