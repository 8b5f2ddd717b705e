import { inArray } from 'drizzle-orm'
import { recordDefinitions } from '#schema/records'
import { auditEach } from '../../audit/audit'
import { announce } from '../../database/announcements'
import { EVERYTHING } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { documents, pendingOriginals } from '../../database/tables'
import { buildReferences } from '../../records/usage/rebuild-references'
import { refreshReferences } from '../../records/usage/write-references'
import { buildSearchIndex } from '../../search/rebuild-search-index'
import { indexDocument, writeTexts } from '../../search/search-index'
import type { ArchivedKind } from '../archived-kinds'
import { linesFile, MEDIA_FOLDER } from '../bag/archive-format'
import { batchesOf, jsonLines } from '../bag/read-lines'
import { joinImportedMenus } from './imported-menus'
import type { ImportContext } from './importing'

const BATCH_SIZE = 50

/** Updates data derived from records: the search index and the references. */
export async function refreshImported(importing: ImportContext, isEmpty: boolean): Promise<void> {
  const { tx, kinds } = importing
  await joinImportedMenus(tx)
  if (isEmpty) {
    await buildSearchIndex(tx)
    await buildReferences(tx)
    return
  }
  // Documents come first, because the results for topics depend on the pages that show them.
  for (const kind of ['document', ...[...kinds.keys()].filter((name) => name !== 'document')])
    for await (const ids of writtenIds(importing, kind)) await refreshIds(tx, kind, ids)
}

async function* writtenIds(
  { bag, ids }: ImportContext,
  kind: string,
): AsyncGenerator<readonly number[]> {
  for await (const batch of batchesOf(jsonLines(bag, linesFile(kind)), BATCH_SIZE))
    yield batch
      .map(({ json }) => Number(json.id))
      .filter((number) => ids.isTouched(kind, number))
      .map((number) => ids.id(kind, number))
}

async function refreshIds(tx: Orm, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const definition = recordDefinitions.get(kind)
  const sorted = [...ids].sort((a, b) => a - b)
  if (definition && kind !== 'media') {
    if (definition.search) await writeTexts(tx, definition.search.group, sorted)
    await refreshReferences(tx, definition.api.chain, ...sorted)
  }
  if (kind !== 'document') return
  const rows = await tx
    .select({ id: documents.id, locationId: documents.locationId, path: documents.publishedUrl })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
  for (const { id, locationId, path } of rows)
    await indexDocument(tx, { id, locationId, paths: [path] })
  await refreshReferences(tx, 'document', ...sorted)
}

/** Protects originals that are now in use from being swept. */
export async function keepOriginals({ tx, bag }: ImportContext): Promise<void> {
  const names = [...bag.files.keys()]
    .filter((name) => name.startsWith(MEDIA_FOLDER))
    .map((name) => name.slice(MEDIA_FOLDER.length))
  for (let at = 0; at < names.length; at += 1_000)
    await tx
      .delete(pendingOriginals)
      .where(inArray(pendingOriginals.name, names.slice(at, at + 1_000)))
}

/** The caller in audit rows: nobody is signed in when a command runs. */
const CALLER = { principal: null, requestId: 'command line', network: null }
const ACTION = { by: CALLER, action: 'importArchive', locationId: null, outcome: 'ALLOW' } as const

/** The audit row of what the import wrote. */
export async function auditImported(
  tx: Orm,
  { chain }: ArchivedKind,
  ids: readonly number[],
): Promise<void> {
  const rows = ids.map((id) => ({ entry: { ...ACTION, chain: `${chain}:${id}` } }))
  await auditEach(tx, rows)
}

export async function auditImportedPerson(tx: Orm, id: string): Promise<void> {
  await auditEach(tx, [{ entry: { ...ACTION, chain: `person:${id}` } }])
}

/** Records the import in the audit log, and invalidates everything derived from the previous content. */
export async function announceImport(tx: Orm, { sum }: { readonly sum: Sum }): Promise<void> {
  const reason = `new ${sum('new')}, changed ${sum('changed')}`
  await auditEach(tx, [{ entry: { ...ACTION, chain: 'archive', reason } }])
  announce(tx, [EVERYTHING])
}

type Sum = (state: 'new' | 'changed') => number
