import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { MediaText } from '#schema/entities/media'
import { instant, noneYet, rowId } from './columns'
import { searchedIn, sortedBy, sortedByName } from './indexes'
import { jsonText } from './json-text'

export const mediaItems = pgTable(
  'media_items',
  {
    id: rowId(),
    locationId: integer('location_id'),
    displayName: text('display_name').notNull(),
    caption: text('caption').notNull().default(''),
    altText: text('alt_text').notNull().default(''),
    /** True if it adds nothing to the text around it: it needs no alternative text. */
    isDecorative: boolean('is_decorative').notNull().default(false),
    dateTime: instant('date_time'),
    /** The name of its file in the file store; `null` if the file is missing. */
    original: text('original'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    type: text('type').notNull(),
    thumbnail: text('thumbnail').notNull().default(''),
    /** Size of its file, in bytes; `null` for files stored before sizes were recorded. */
    fileSize: integer('file_size'),
    showCaptionText: boolean('show_caption_text').notNull().default(false),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** The visible part, as fractions of the whole picture; the focal point is relative to the whole, too. */
    cropX: doublePrecision('crop_x').notNull().default(0),
    cropY: doublePrecision('crop_y').notNull().default(0),
    cropWidth: doublePrecision('crop_width').notNull().default(1),
    cropHeight: doublePrecision('crop_height').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Its texts by language and location; `null` falls back to the others. */
    texts: jsonText<readonly MediaText[]>('texts').notNull().default(noneYet),
    /** The time it was moved to the trash; `null` for all others. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('media_items_latest').on(table.locationId, table.createdAt),
    sortedBy('media_items_time', table.createdAt, table.id),
    sortedByName('media_items_name', table.displayName, table.id),
    searchedIn('media_items_words', table.displayName, table.caption, table.altText),
    index('media_items_undescribed')
      .on(table.createdAt, table.id)
      .where(sql`${table.altText} = '' and not ${table.isDecorative}`),
  ],
)
