import { and, eq, isNull } from 'drizzle-orm'
import { partsOf } from '#schema/page/site-layout'
import { audit } from '../audit/audit'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { documents, revisions, topicItems } from '../database/tables'
import type { DocumentRow } from '../documents/document-row'
import { draftItems } from '../documents/write-revision'
import { parseContent, parseItems, type StoredItem } from '../published/revision-items'
import { findSiteLayout } from '../published/site-layout'
import { refreshReferences } from '../references/write-references'
import { indexDocument } from '../search/search-index'
import { MIGRATION } from './insert-published'
import { withoutFrame } from './lift-frame'

type Revision = typeof revisions.$inferSelect

/** Takes off these pages what equals their site's layout, in the draft and in what visitors see. The caller holds them. */
export async function liftFrames(tx: Orm, rows: readonly DocumentRow[]): Promise<void> {
  const lift = lifting(tx)
  for (const row of rows)
    if (row.type === 'LOCATION' || row.type === 'PAGE') await liftOf(tx, row, lift)
}

type Lift = (
  items: readonly StoredItem[],
  page: { readonly locationId: number; readonly isPublic: boolean },
) => Promise<readonly StoredItem[] | null>

async function liftOf(tx: Orm, row: DocumentRow, lift: Lift): Promise<void> {
  const { locationId, publishedVersion } = row
  const isPublic = publishedVersion !== null
  const published = isPublic ? await revisionOf(tx, row.id, publishedVersion) : null
  const draft = await draftItems(tx, eq(topicItems.topicId, row.topicId))
  const of = { locationId, isPublic }
  const [newDraft, newPublished] = [
    await lift(draft, of),
    published && (await lift(parseItems(published.items), of)),
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
  await tell(tx, row, { ...row, ...set })
}

async function tell(tx: Orm, before: DocumentRow, after: DocumentRow): Promise<void> {
  if (before.publishedVersion !== after.publishedVersion) {
    await indexDocument(tx, { ...after, paths: [after.publishedUrl] })
    await refreshReferences(tx, 'document', after.id)
  }
  announce(tx, [`document:${after.id}`, `topic:${after.topicId}`])
  await audit(tx, {
    chain: `document:${after.id}`,
    by: { principal: null, requestId: MIGRATION.id, network: null },
    action: 'moveToLayout',
    locationId: after.locationId,
    fromVersion: before.version,
    toVersion: after.version,
    outcome: 'ALLOW',
  })
}

/** Lifts the frame off texts, each by the layout that is around it; `null` when nothing is to be done. */
function lifting(tx: Orm): Lift {
  const layouts = new Map<string, ReturnType<typeof findSiteLayout>>()
  return async (items, page) => {
    const lifted = await Promise.all(items.map((item) => liftItem(item, page)))
    return lifted.every((item, at) => item === items[at]) ? null : lifted
  }

  async function liftItem(item: StoredItem, page: Parameters<Lift>[1]): Promise<StoredItem> {
    if (item.content === null) return item
    const layout = await layoutAt(item.locationId ?? page.locationId, item.language)
    if (!layout) return item
    const before = parseContent(item.content)
    const after = withoutFrame(before, partsOf(layout.content), page)
    return after === before ? item : { ...item, content: JSON.stringify(after) }
  }

  function layoutAt(locationId: number, language: string) {
    const place = `${locationId} ${language}`
    const found = layouts.get(place) ?? findSiteLayout({ orm: tx }, { locationId, language })
    layouts.set(place, found)
    return found
  }
}

async function revisionOf(tx: Orm, documentId: number, version: number): Promise<Revision> {
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), eq(revisions.version, version)))
  if (!revision) throw new Error(`Document ${documentId} has no revision of its version ${version}`)
  return revision
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
