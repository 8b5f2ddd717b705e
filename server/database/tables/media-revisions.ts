import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { MediaText } from '#schema/entities/media'
import { instant, noneYet } from './columns'
import { jsonText } from './json-text'
import { mediaItems } from './media'

/**
 * Saved states of media items, complete and immutable. A state references its file: the original stays in the store as long as
 * any state has it. Their number is limited (`server/media`).
 */
export const mediaRevisions = pgTable(
  'media_revisions',
  {
    mediaId: integer('media_id')
      .notNull()
      .references(() => mediaItems.id),
    version: integer('version').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** The account; `null` for the state before the first change. */
    savedBy: text('saved_by'),
    savedByName: text('saved_by_name').notNull(),
    action: text('action').$type<'upload' | 'replace' | 'save' | 'restore'>().notNull(),
    original: text('original'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    type: text('type').notNull(),
    thumbnail: text('thumbnail').notNull(),
    fileSize: integer('file_size'),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    cropX: doublePrecision('crop_x').notNull(),
    cropY: doublePrecision('crop_y').notNull(),
    cropWidth: doublePrecision('crop_width').notNull(),
    cropHeight: doublePrecision('crop_height').notNull(),
    displayName: text('display_name').notNull(),
    caption: text('caption').notNull(),
    altText: text('alt_text').notNull(),
    isDecorative: boolean('is_decorative').notNull(),
    showCaptionText: boolean('show_caption_text').notNull(),
    /** Its texts in other languages and at locations. */
    texts: jsonText<readonly MediaText[]>('texts').notNull().default(noneYet),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.version] }),
    index('media_revisions_original').on(table.original),
  ],
)
