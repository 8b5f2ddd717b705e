import { eq } from 'drizzle-orm'
import { type Caller, type ChainEnd, endOfChain, NEW_CHAIN } from '../audit/audit'
import { documentTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { topicChildren, topicItems } from '../database/tables'
import { emit } from '../events/emit'
import type { Principal } from '../people/access/principal'
import type { DocumentRow } from './document-row'
import { readChildLists } from './publications/child-lists'
import type { ChildList, StoredItem } from './publications/revision-items'
import {
  draftItems,
  type LastRevision,
  lastRevision,
  type RevisionKind,
  writeRevision,
} from './write-revision'

/** Who writes, and in which transaction. */
export interface Scene {
  readonly tx: Orm
  readonly principal: Principal
  readonly by: Caller
}

/** The last save of a document, as the next one needs it. */
export interface History {
  readonly last: LastRevision | null
  readonly end: ChainEnd
}

/** That of a new document. */
export const NO_HISTORY: History = { last: null, end: NEW_CHAIN }

interface Save {
  readonly kind: RevisionKind
  readonly before: DocumentRow | null
  readonly history: History
  /** The texts of the draft, all of them. */
  readonly items: readonly StoredItem[]
  /** The topics below its topic, all of them. */
  readonly children: readonly ChildList[]
  /** The names of what was changed; nothing for a new document. */
  readonly fields?: readonly string[]
  /** What the audit row calls it, where its kind does not say. */
  readonly action?: string
}

/** Of a document whose row this transaction has locked. */
export async function findHistory(tx: Orm, documentId: number): Promise<History> {
  const [last, end] = await Promise.all([
    lastRevision(tx, documentId),
    endOfChain(tx, documentTag(documentId)),
  ])
  return { last, end }
}

/** Writes the revision of a save, and says that it was saved. */
export async function writeSave(
  { tx, principal, by }: Scene,
  row: DocumentRow,
  { kind, before, history, items, children, fields = [], action = kind.toLowerCase() }: Save,
): Promise<void> {
  await Promise.all([
    writeRevision(tx, row, { principal, kind, items, children, last: history.last }),
    emit(tx, {
      type: 'page.saved',
      by,
      id: row.id,
      action: before === null ? 'create' : action,
      locationId: row.locationId,
      fromVersion: before?.version ?? null,
      toVersion: row.version,
      fromStatus: before?.status ?? null,
      toStatus: row.status,
      fields,
      draft: { row, items, chainEnd: history.end },
    }),
  ])
}

/** The same after the draft was written: reads what it needs. */
export async function writeDraftSave(
  scene: Scene,
  row: DocumentRow,
  save: Omit<Save, 'history' | 'items' | 'children'>,
): Promise<void> {
  const { tx } = scene
  const [items, children, history] = await Promise.all([
    draftItems(tx, eq(topicItems.topicId, row.topicId)),
    draftChildren(tx, row.topicId),
    findHistory(tx, row.id),
  ])
  await writeSave(scene, row, { ...save, items, children, history })
}

/** The topics below a topic, as its draft has them. */
export async function draftChildren(tx: Orm, topicId: number): Promise<readonly ChildList[]> {
  return (await readChildLists(tx, eq(topicChildren.topicId, topicId))).get(topicId) ?? []
}
