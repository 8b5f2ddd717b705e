import type { RawProps } from '#schema/block/block'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import { collectionRecordsQuery } from '../api/operations/collections'
import { formOf, writeRecord } from '../records/forms/record-forms'
import type { CollectionKind } from './collection-kinds'

interface CopyResult {
  readonly id: number
  readonly locationId: number
}

/** Copies a record to another location as a draft. Errors are thrown unchanged. */
export async function copyRecord(
  client: ApiClient,
  kind: CollectionKind,
  { id, locationId }: CopyResult,
): Promise<void> {
  const form = formOf(kind.kind)
  const opened = await form?.openById?.(client, id)
  if (!form || !opened) throw new Error(`The ${kind.kind} ${id} no longer exists`)
  await writeRecord(client, {
    ...{ form, idempotencyKey: newKey() },
    opened: { ...opened, id: null, version: null, locationId },
    values: { ...opened.values, ...hidden(kind) },
  })
}

/** Returns whether a location has a record with the same title. */
export async function hasTitle(
  client: ApiClient,
  { kind }: CollectionKind,
  { title, slug }: { readonly title: string; readonly slug: string },
): Promise<boolean> {
  const variables = { kind, search: title, locationSlug: slug, first: MAX_ALIKE }
  const { records } = await fetchQuery(client, collectionRecordsQuery, variables)
  return records.nodes.some((record) => record.title === title)
}

/** Maximum number of search results among which an equal title is looked for. */
const MAX_ALIKE = 20

/** Returns values that hide the copy, so that the people of its location review it first. */
function hidden({ fields, status }: CollectionKind): RawProps {
  const field = status === null ? undefined : fields[status]
  if (status === null || !field || !('options' in field)) return {}
  const values = Object.keys(field.options as object)
  return { [status]: values.includes('INACTIVE') ? 'INACTIVE' : 'DRAFT' }
}
