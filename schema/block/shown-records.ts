import type { AnyField } from '../fields'
import { kindOfReference } from '../fields/kinds'
import { isShown } from '../fields/show-when'
import type { PageContext } from '../site/page-context'
import { keyOfRecord } from '../site/page-record'
import type { AnyBlock } from './block'

/** A record that a block shows, but that is edited elsewhere. */
export interface ShownRecord {
  /** The kind's name in fields and declarations. */
  readonly kind: string
  /** The id as text, or the slug. */
  readonly key: string
}

/**
 * Returns the records whose texts a block shows: those chosen in its fields, for an empty field the page's own record or
 * location, and the location whose texts or hours replace the block's own.
 */
export function shownRecords(
  definition: AnyBlock,
  props: Readonly<Record<string, unknown>>,
  page: Pick<PageContext, 'location' | 'record'>,
): readonly ShownRecord[] {
  const { fields } = definition
  const named = (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) =>
    isShown(fields, props, name) ? (recordOf(field, props[name], page) ?? []) : [],
  )
  if (!definition.usesLocation?.(props)) return named
  return [...named, { kind: 'location', key: page.location.slug }]
}

function recordOf(
  field: AnyField,
  value: unknown,
  { location, record }: Pick<PageContext, 'location' | 'record'>,
): ShownRecord | null {
  const kind = kindOfReference(field)
  if (kind === null) return null
  if (value) return { kind, key: String(value) }
  if (kind === 'location') return { kind, key: location.slug }
  return record?.kind === kind ? { kind, key: keyOfRecord(record) } : null
}
