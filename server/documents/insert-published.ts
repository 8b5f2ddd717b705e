import type { Orm } from '../database/orm'
import { documents, revisions, topicItems, topics } from '../database/tables'
import { publishRevision } from './publications/publications'
import type { StoredItem } from './publications/revision-items'

/** The author of pages created by the server, in their history and the audit log. */
const SERVER = { id: 'server', name: 'Set-up' } as const

/** A document created by the server. */
interface MadeDocument {
  readonly type: 'LAYOUT' | 'PAGE'
  readonly title: string
  readonly description: string
  readonly locationId: number
  /** `null` for a layout, which has no address. */
  readonly externalUrl: string | null
  readonly items: readonly StoredItem[]
}

/** Inserts a document as published; returns its id. The caller emits the events. */
export async function insertPublished(tx: Orm, made: MadeDocument): Promise<number> {
  const { type, title, description, locationId, externalUrl, items } = made
  const [topic] = await tx.insert(topics).values({ externalUrl }).returning({ id: topics.id })
  if (!topic) throw new Error(`The topic of '${title}' of location ${locationId} was not written`)
  const now = new Date()
  const [row] = await tx
    .insert(documents)
    .values({
      ...{ type, title, description, locationId, externalUrl, topicId: topic.id },
      ...{ createdBy: SERVER.id, updatedBy: SERVER.id, updatedByName: SERVER.name },
      ...{ status: 'PUBLISHED', publishedVersion: 1, publishedAt: now, publishedTitle: title },
      ...{ publishedDescription: description, publishedUrl: externalUrl, updatedAt: now },
    })
    .returning({ id: documents.id })
  if (!row) throw new Error(`'${title}' of location ${locationId} was not written`)
  await tx.insert(topicItems).values(items.map((item) => ({ ...item, topicId: topic.id })))
  await tx.insert(revisions).values({
    ...{ documentId: row.id, version: 1, kind: 'SAVE', type, title, description, externalUrl },
    ...{ since: now, savedAt: now, savedBy: SERVER.id, savedByName: SERVER.name },
    items: JSON.stringify(items),
  })
  await publishRevision(tx, { documentId: row.id, version: 1, at: now })
  return row.id
}
