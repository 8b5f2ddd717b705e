import type { MediaItem } from '../entities/media'
import type { Fields } from '../fields'
import type { RecordSummary } from './record-summary'

/** What the fields of a record hold as a page shows it: pictures as media items, links with their addresses; in lists as stored. */
type ShownValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly type: 'media' }
    ? MediaItem | null
    : F[Name] extends { readonly type: 'medias' }
      ? readonly MediaItem[]
      : F[Name] extends { readonly type: 'link' }
        ? ShownLink | null
        : F[Name]['default']
}

/** Where a link of a record leads (`shownHref` makes it an address of a page). */
export interface ShownLink {
  readonly href: string
  /** Whether it is a whole address already; else a path is one of the site that shows the record. */
  readonly isWhole: boolean
}

/** A record with what its fields hold, typed by the declaration of its kind. */
export interface RecordItem<F extends Fields> extends RecordSummary {
  readonly values: ShownValues<F>
}

/** Records with the values that were read by the fields of this definition. */
export function itemsOf<F extends Fields>(
  _definition: { readonly fields: F },
  records: readonly (RecordSummary & { readonly values: Readonly<Record<string, unknown>> })[],
): readonly RecordItem<F>[] {
  // The compiler cannot follow each field's type through the records of its values.
  return records as unknown as readonly RecordItem<F>[]
}
