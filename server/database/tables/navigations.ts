import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LinkValue } from '#schema/fields'
import { recordColumns } from './records'

/** The entries of headers and footers, one row for each location and language. */
export const navigations = pgTable('navigations', {
  ...recordColumns(),
  /** The location and the language (`navigationKey`). */
  slug: text('slug').notNull().unique(),
  language: text('language').notNull(),
  combines: text('combines').notNull(),
  entries: jsonb('entries').$type<readonly StoredEntry[]>().notNull(),
  footer: jsonb('footer').$type<readonly Omit<StoredEntry, 'level'>[]>().notNull(),
})

interface StoredEntry {
  readonly label: string
  readonly link: LinkValue | null
  readonly level: number
}
