import { and, asc, desc, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import {
  previewTokens,
  publicationPeriods,
  publications,
  revisions,
  schedules,
  topicItems,
} from '../database/tables'
import type { Principal } from '../people/access/principal'
import type { DocumentRow } from './document-row'
import type { ChildList, StoredItem } from './publications/revision-items'

export type RevisionKind = 'AUTOSAVE' | 'RESTORE' | 'SAVE'
const SQUASH_MS = 10 * 60 * 1000

/** The newest revision, as needed to decide whether an autosave can replace it. */
export interface LastRevision {
  readonly version: number
  readonly kind: string
  readonly savedBy: string
  readonly since: Date
  /** The revision must be kept: it is, was or will be public, or a preview of it was just shared. */
  readonly isReferenced: boolean
}

interface NewRevision {
  readonly principal: Principal
  readonly kind: RevisionKind
  /** All texts of the draft. */
  readonly items: readonly StoredItem[]
  /** All child topics of its topic. */
  readonly children: readonly ChildList[]
  readonly last: LastRevision | null
}

/**
 * Stores the complete state after a save. An autosave replaces the same person’s previous autosave if that series began less than
 * ten minutes ago and nobody got a preview of it. All other revisions are kept forever.
 */
export async function writeRevision(
  tx: Orm,
  row: DocumentRow,
  { principal, kind, items, children, last }: NewRevision,
): Promise<void> {
  const state = {
    documentId: row.id,
    version: row.version,
    kind,
    since: row.updatedAt,
    savedAt: row.updatedAt,
    savedBy: principal.id,
    savedByName: principal.name,
    type: row.type,
    title: row.title,
    description: row.description,
    externalUrl: row.externalUrl,
    imageId: row.imageId,
    visibility: row.visibility,
    items: JSON.stringify(items),
    children: JSON.stringify(children),
  }
  const squashed =
    last !== null &&
    kind === 'AUTOSAVE' &&
    last.kind === 'AUTOSAVE' &&
    last.version === row.version - 1 &&
    last.savedBy === principal.id &&
    row.publishedVersion !== last.version &&
    row.updatedAt.getTime() - last.since.getTime() < SQUASH_MS &&
    !last.isReferenced
  if (squashed)
    await tx
      .update(revisions)
      .set({ ...state, since: last.since })
      .where(and(eq(revisions.documentId, row.id), eq(revisions.version, last.version)))
  else await tx.insert(revisions).values(state)
}

type Versioned = typeof publicationPeriods | typeof publications | typeof schedules

/** Condition that a row of another table refers to a revision. */
function isNamedBy(tx: Orm, table: Versioned): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.documentId, revisions.documentId), eq(table.version, revisions.version))),
  )
}

/** Reads the newest revision of a document; `null` if there is none. */
export async function lastRevision(tx: Orm, documentId: number): Promise<LastRevision | null> {
  const preview = tx
    .select({ version: previewTokens.version })
    .from(previewTokens)
    .where(
      and(
        eq(previewTokens.documentId, documentId),
        eq(previewTokens.version, revisions.version),
        eq(previewTokens.followsDraft, false),
        gt(previewTokens.expiresAt, new Date()),
      ),
    )
  const [last] = await tx
    .select({
      version: revisions.version,
      kind: revisions.kind,
      savedBy: revisions.savedBy,
      since: revisions.since,
      isReferenced: sql<boolean>`(${or(exists(preview), isNamedBy(tx, publications), isNamedBy(tx, publicationPeriods), isNamedBy(tx, schedules))})`,
    })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.version))
    .limit(1)
  return last ?? null
}

/** Reads the texts of drafts by a condition on their topic, in order of creation. */
export async function draftItems(tx: Orm, which: SQL): Promise<StoredItem[]> {
  return tx
    .select({
      language: topicItems.language,
      locationId: topicItems.locationId,
      title: topicItems.title,
      richText: topicItems.richText,
      content: topicItems.content,
      description: topicItems.description,
      imageId: topicItems.imageId,
    })
    .from(topicItems)
    .where(which)
    .orderBy(asc(topicItems.id))
}
