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

/** The caller and the transaction. */
export interface DocumentSaveContext {
  readonly tx: Orm
  readonly principal: Principal
  readonly by: Caller
}

/** The last save of a document, as needed by the next one. */
export interface History {
  readonly last: LastRevision | null
  readonly end: ChainEnd
}

/** History of a new document. */
export const NO_HISTORY: History = { last: null, end: NEW_CHAIN }

interface Save {
  readonly kind: RevisionKind
  readonly before: DocumentRow | null
  readonly history: History
  /** All texts of the draft. */
  readonly items: readonly StoredItem[]
  /** All child topics of its topic. */
  readonly children: readonly ChildList[]
  /** Names of the changed fields; undefined for a new document. */
  readonly fields?: readonly string[]
  /** Action name in the audit log, if it doesn’t follow from the kind of save. */
  readonly action?: string
}

/** Reads the history of a document. The caller has locked its row. */
export async function findHistory(tx: Orm, documentId: number): Promise<History> {
  const [last, end] = await Promise.all([
    lastRevision(tx, documentId),
    endOfChain(tx, documentTag(documentId)),
  ])
  return { last, end }
}

/** Writes the revision of a save and announces it. */
export async function writeSave(
  { tx, principal, by }: DocumentSaveContext,
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

/** Writes the save after the draft has been written, reading what it needs. */
export async function writeDraftSave(
  context: DocumentSaveContext,
  row: DocumentRow,
  save: Omit<Save, 'history' | 'items' | 'children'>,
): Promise<void> {
  const { tx } = context
  const [items, children, history] = await Promise.all([
    draftItems(tx, eq(topicItems.topicId, row.topicId)),
    draftChildren(tx, row.topicId),
    findHistory(tx, row.id),
  ])
  await writeSave(context, row, { ...save, items, children, history })
}

/** Reads the child topics of a topic, as in its draft. */
export async function draftChildren(tx: Orm, topicId: number): Promise<readonly ChildList[]> {
  return (await readChildLists(tx, eq(topicChildren.topicId, topicId))).get(topicId) ?? []
}
