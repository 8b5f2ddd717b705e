import type { RawProps } from '#schema/block/block'
import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import { formOf, writeRecord } from '../records/forms/record-forms'
import type { DeskKind } from './desk-kinds'

interface Copied {
  readonly id: number
  readonly locationId: number
}

/** Copies a record to another location, as a draft. Errors are passed on. */
export async function copyRecord(
  client: ApiClient,
  kind: DeskKind,
  { id, locationId }: Copied,
): Promise<void> {
  const form = formOf(kind.kind)
  const opened = await form?.openById?.(client, id)
  if (!form || !opened) throw new Error(`The ${kind.words.one} ${id} no longer exists`)
  await writeRecord(client, {
    ...{ form, idempotencyKey: newKey() },
    opened: { ...opened, id: null, version: null, locationId },
    values: { ...opened.values, ...hidden(kind) },
  })
}

/** The people of a location review a copy before visitors see it. */
function hidden({ fields, status }: DeskKind): RawProps {
  const field = status === null ? undefined : fields[status]
  if (status === null || !field || !('options' in field)) return {}
  const values = Object.keys(field.options as object)
  return { [status]: values.includes('INACTIVE') ? 'INACTIVE' : 'DRAFT' }
}
