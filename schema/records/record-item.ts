import type { MediaItem } from '../entities/media'
import type { Fields } from '../fields'
import type { RecordSummary } from './record-summary'

/** What the fields of a record hold as a page shows it: pictures as media items, but in lists by id. */
export type ShownValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly type: 'media' }
    ? MediaItem | null
    : F[Name] extends { readonly type: 'medias' }
      ? readonly MediaItem[]
      : F[Name]['default']
}

/** A record with what its fields hold, typed by the declaration of its kind. */
export interface RecordItem<F extends Fields> extends RecordSummary {
  readonly values: ShownValues<F>
}
