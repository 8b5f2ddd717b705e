import { z } from 'zod/mini'
import type { MediaItem } from '../entities/media'
import type { Fields } from '../fields'
import type { ArrayField } from '../fields/array'
import type { RecordDefinition } from './record'
import { recordSummary } from './record-summary'

/** A record with its field values, without the other data of lists and pickers. */
export const recordItem = z.extend(
  z.pick(recordSummary, {
    ...{ kind: true, id: true, key: true, path: true },
    ...{ locationId: true, locationSlug: true, locationName: true, timeZone: true },
  }),
  { values: z.record(z.string(), z.unknown()) },
)
export type AnyRecordItem = Readonly<z.infer<typeof recordItem>>

/**
 * Field values of a record as a page shows them: pictures as media items, links with addresses, times in ISO 8601. Lists contain
 * stored values, except for pictures.
 */
export type ShownValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly type: 'link' }
    ? ShownLink | null
    : F[Name] extends ArrayField<infer Of>
      ? readonly ShownItem<Of>[]
      : ShownPictures<F[Name]>
}

type ShownItem<Of extends Fields> = { readonly [Name in keyof Of]: ShownPictures<Of[Name]> }

type ShownPictures<F extends Fields[string]> = F extends { readonly type: 'media' }
  ? MediaItem | null
  : F extends { readonly type: 'medias' }
    ? readonly MediaItem[]
    : F['default']

/** The target of a record's link (`shownHref` converts it to an address on a page). */
export interface ShownLink {
  readonly href: string
  /** True if it is a complete address; otherwise a path belongs to the site that shows the record. */
  readonly isWhole: boolean
}

/** A record with its field values, typed by its declaration. */
export interface RecordItem<F extends Fields> extends AnyRecordItem {
  readonly values: ShownValues<F>
}

/** The record type of a declaration: `ItemOf<typeof faq>`. */
export type ItemOf<Definition extends { readonly fields: Fields }> = RecordItem<
  Definition['fields']
>

/** The parts of a declaration that reading needs. */
export type ReadDefinition<F extends Fields> = Pick<
  RecordDefinition<F>,
  'kind' | 'fields' | 'title' | 'list'
>

/** Types records whose values were read with the fields of this definition. */
export function itemsOf<F extends Fields>(
  _definition: { readonly fields: F },
  records: readonly AnyRecordItem[],
): readonly RecordItem<F>[] {
  // TypeScript can't follow each field's type through the values.
  return records as unknown as readonly RecordItem<F>[]
}

/** Returns a record of a location; throws for one of the whole network. */
export function placedItem({ kind, id, ...place }: AnyRecordItem) {
  const { locationId, locationSlug, locationName, timeZone } = place
  if (locationId === null || locationSlug === null || locationName === null || timeZone === null)
    throw new Error(`The record ${kind}:${id} is of no location`)
  return { kind, id, locationId, locationSlug, locationName, timeZone }
}
