import type { AnyField } from '../fields'
import { kindOfReference } from '../fields/kinds'
import { isShown } from '../fields/show-when'
import type { PageContext } from '../site/page-context'
import { keyOfRecord } from '../site/page-record'
import type { AnyBlock } from './block'

/** A record that a block shows, and that is not written where it is shown. */
export interface ShownRecord {
  /** As fields and declarations call it. */
  readonly kind: string
  /** The id as text, or the slug. */
  readonly key: string
}

/**
 * The records a block shows the words of: those its fields name, where a field is empty the page's own record or
 * location, and the location whose texts or hours stand in for its own.
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
