import { and, eq } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { documents, publishedContents, topicItems } from '../database/tables'
import { isAt, type Publication, readPublications } from './publications/publications'
import { parseItems } from './publications/revision-items'
import { draftItems } from './write-revision'

/** A publication, and whether the draft is the same (`Publication` in schema/api). */
export interface PublicationNode extends Publication {
  readonly isCurrent: boolean
}

/** Returns the published texts of a page, by language and location. */
export async function listPublications(orm: Orm, id: number): Promise<readonly PublicationNode[]> {
  const [row] = await orm
    .select({ topicId: documents.topicId, items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, eq(publishedContents.documentId, documents.id))
    .where(and(eq(documents.id, id), eq(documents.recordStatus, 'ACTIVE')))
  if (!row) return []
  const draft = await draftItems(orm, eq(topicItems.topicId, row.topicId))
  const live = parseItems(row.items)
  const rows = await readPublications(orm, id)
  return rows.map((publication) => ({
    ...publication,
    isCurrent:
      JSON.stringify(live.find((item) => isAt(item, publication))) ===
      JSON.stringify(draft.find((item) => isAt(item, publication))),
  }))
}
