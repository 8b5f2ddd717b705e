import { z } from 'zod/mini'
import type { MediaItem } from '../entities/media'
import type { Fields } from '../fields'
import type { ArrayField } from '../fields/array'
import type { RecordDefinition } from './record'
import { recordSummary } from './record-summary'

/** A record with what its fields hold, without what lists and pickers say of it besides. */
export const recordItem = z.extend(
  z.pick(recordSummary, {
    ...{ kind: true, id: true, key: true, path: true },
    ...{ locationId: true, locationSlug: true, locationName: true, timeZone: true },
  }),
  { values: z.record(z.string(), z.unknown()) },
)
export type AnyRecordItem = Readonly<z.infer<typeof recordItem>>

/**
 * What the fields of a record hold as a page shows it: pictures as media items, links with their addresses, times as instants in
 * ISO 8601; in lists as stored, but for their pictures.
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

/** Where a link of a record leads (`shownHref` makes it an address of a page). */
export interface ShownLink {
  readonly href: string
  /** Whether it is a whole address already; else a path is one of the site that shows the record. */
  readonly isWhole: boolean
}

/** A record with what its fields hold, typed by the declaration of its kind. */
export interface RecordItem<F extends Fields> extends AnyRecordItem {
  readonly values: ShownValues<F>
}

/** A record of a declaration: `ItemOf<typeof faq>`. */
export type ItemOf<Definition extends { readonly fields: Fields }> = RecordItem<
  Definition['fields']
>

/** What reading records needs of their declaration. */
export type ReadDefinition<F extends Fields> = Pick<
  RecordDefinition<F>,
  'kind' | 'fields' | 'title' | 'list'
>

/** Records with the values that were read by the fields of this definition. */
export function itemsOf<F extends Fields>(
  _definition: { readonly fields: F },
  records: readonly AnyRecordItem[],
): readonly RecordItem<F>[] {
  // The compiler cannot follow each field's type through the records of its values.
  return records as unknown as readonly RecordItem<F>[]
}

/** A record of a location; throws for one of the whole network. */
export function placedItem({ kind, id, ...place }: AnyRecordItem) {
  const { locationId, locationSlug, locationName, timeZone } = place
  if (locationId === null || locationSlug === null || locationName === null || timeZone === null)
    throw new Error(`The record ${kind}:${id} is of no location`)
  return { kind, id, locationId, locationSlug, locationName, timeZone }
}
