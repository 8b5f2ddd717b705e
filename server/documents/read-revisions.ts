import { and, count, desc, eq } from 'drizzle-orm'
import { revisions } from '../database/tables'
import {
  type ListPage,
  type ListResult,
  type ReadContext,
  readCount,
} from '../records/reading/read-context'
import { parseItems, type StoredItem } from './publications/revision-items'

/** A saved state. Its texts are loaded lazily. */
export interface RevisionNode {
  readonly documentId: number
  readonly version: number
  readonly kind: string
  readonly savedAt: Date
  readonly savedBy: string
  readonly title: string
  readonly description: string
  readonly externalUrl: string | null
  readonly imageId: number | null
  readonly visibility: string
}

const columns = {
  documentId: revisions.documentId,
  version: revisions.version,
  kind: revisions.kind,
  savedAt: revisions.savedAt,
  savedBy: revisions.savedByName,
  title: revisions.title,
  description: revisions.description,
  externalUrl: revisions.externalUrl,
  imageId: revisions.imageId,
  visibility: revisions.visibility,
}

/** Returns the history of a document, newest first. The caller has already checked permission. */
export function listRevisions(
  { orm }: ReadContext,
  documentId: number,
  { first, offset }: ListPage,
): ListResult<RevisionNode> {
  const where = eq(revisions.documentId, documentId)
  return {
    nodes,
    totalCount: () => readCount(orm.select({ count: count() }).from(revisions).where(where)),
  }

  async function nodes() {
    return orm
      .select(columns)
      .from(revisions)
      .where(where)
      .orderBy(desc(revisions.version))
      .limit(first)
      .offset(offset)
  }
}

export async function readRevision(
  { orm }: ReadContext,
  documentId: number,
  version: number,
): Promise<RevisionNode | null> {
  const [found] = await orm.select(columns).from(revisions).where(isRevision(documentId, version))
  return found ?? null
}

export async function readRevisionItems(
  { orm }: ReadContext,
  { documentId, version }: RevisionNode,
): Promise<readonly StoredItem[]> {
  const [found] = await orm
    .select({ items: revisions.items })
    .from(revisions)
    .where(isRevision(documentId, version))
  // An autosave may have squashed the revision between the two reads.
  return found ? parseItems(found.items) : []
}

function isRevision(documentId: number, version: number) {
  return and(eq(revisions.documentId, documentId), eq(revisions.version, version))
}
