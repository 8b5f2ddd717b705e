import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../audit/audit'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { documents, publishedContents, revisions, topicItems } from '../database/tables'
import type { DocumentRow } from '../documents/document-row'
import { draftItems } from '../documents/write-revision'
import { publishRevision } from '../published/publications'
import { parseItems, type StoredItem } from '../published/revision-items'
import { layoutKey } from '../published/site-layout'
import { refreshReferences } from '../references/write-references'
import { indexDocument } from '../search/search-index'
import { MIGRATION } from './insert-published'

type Revision = typeof revisions.$inferSelect

/** Other texts for a document; `null` when nothing is to be done. */
export type RewriteItems = (
  items: readonly StoredItem[],
  page: { readonly locationId: number; readonly isPublic: boolean },
) => Promise<readonly StoredItem[] | null>

interface Rewriting {
  readonly rewrite: RewriteItems
  /** What the audit row calls it. */
  readonly action: string
}

/** Rewrites the texts of a document for an update of the editor: its draft and its published version. The caller has locked it. */
export async function rewriteDocument(
  tx: Orm,
  row: DocumentRow,
  { rewrite, action }: Rewriting,
): Promise<void> {
  const { locationId, publishedVersion } = row
  const isPublic = publishedVersion !== null
  const published = isPublic ? await publishedOf(tx, row.id, publishedVersion) : null
  const draft = await draftItems(tx, eq(topicItems.topicId, row.topicId))
  const of = { locationId, isPublic }
  const [newDraft, newPublished] = [
    await rewrite(draft, of),
    published && (await rewrite(parseItems(published.items), of)),
  ]
  if (!newDraft && !newPublished) return
  const isDraftPublished = publishedVersion === row.version
  // What visitors see and the draft differ: each gets a version of its own, and nothing of the draft is published by it.
  const apart = published && newPublished && !isDraftPublished ? row.version + 1 : null
  const version = (apart ?? row.version) + 1
  const items = newDraft ?? draft
  if (published && newPublished && apart !== null)
    await insertRevision(tx, { ...published, version: apart, items: JSON.stringify(newPublished) })
  await insertRevision(tx, { ...stateOf(row), version, items: JSON.stringify(items) })
  await writeItems(tx, row.topicId, items)
  const set = { version, ...(newPublished && { publishedVersion: apart ?? version }) }
  await tx.update(documents).set(set).where(eq(documents.id, row.id))
  if (newPublished)
    await publishRevision(tx, {
      ...{ documentId: row.id, version: apart ?? version },
      at: row.publishedAt ?? new Date(),
    })
  await tell(tx, { before: row, after: { ...row, ...set }, action })
}

interface Rewritten {
  readonly before: DocumentRow
  readonly after: DocumentRow
  readonly action: string
}

async function tell(tx: Orm, { before, after, action }: Rewritten): Promise<void> {
  if (before.publishedVersion !== after.publishedVersion)
    await indexDocument(tx, { ...after, paths: [after.publishedUrl] })
  await refreshReferences(tx, 'document', after.id)
  announce(tx, [
    `document:${after.id}`,
    `topic:${after.topicId}`,
    ...(after.type === 'LAYOUT' ? [layoutKey(after.locationId)] : []),
  ])
  await audit(tx, {
    chain: `document:${after.id}`,
    by: { principal: null, requestId: MIGRATION.id, network: null },
    action,
    locationId: after.locationId,
    fromVersion: before.version,
    toVersion: after.version,
    outcome: 'ALLOW',
  })
}

/** The revision that visitors see, with their texts. */
async function publishedOf(tx: Orm, documentId: number, version: number): Promise<Revision> {
  const [found] = await tx
    .select({ revision: revisions, items: publishedContents.items })
    .from(revisions)
    .innerJoin(publishedContents, eq(publishedContents.documentId, revisions.documentId))
    .where(and(eq(revisions.documentId, documentId), eq(revisions.version, version)))
  if (!found) throw new Error(`Document ${documentId} has no revision of its version ${version}`)
  return { ...found.revision, items: found.items }
}

/** What a revision says of the draft besides its texts. */
function stateOf({ id, type, title, description, externalUrl, imageId, visibility }: DocumentRow) {
  return { documentId: id, type, title, description, externalUrl, imageId, visibility }
}

async function insertRevision(
  tx: Orm,
  state: ReturnType<typeof stateOf> & Pick<Revision, 'version' | 'items'>,
): Promise<void> {
  const now = new Date()
  await tx.insert(revisions).values({
    ...state,
    ...{ kind: 'SAVE', since: now, savedAt: now },
    ...{ savedBy: MIGRATION.id, savedByName: MIGRATION.name },
  })
}

async function writeItems(tx: Orm, topicId: number, items: readonly StoredItem[]): Promise<void> {
  for (const { language, locationId, content } of items)
    await tx
      .update(topicItems)
      .set({ content })
      .where(
        and(
          eq(topicItems.topicId, topicId),
          eq(topicItems.language, language),
          locationId === null
            ? isNull(topicItems.locationId)
            : eq(topicItems.locationId, locationId),
        ),
      )
}
