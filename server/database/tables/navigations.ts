import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LinkValue } from '#schema/fields'
import type { MenuChange, MenuPart } from '#schema/records/navigation/menu-changes'
import { recordColumns } from './records'

/** The entries of headers and footers, one row for each location and language. */
export const navigations = pgTable('navigations', {
  ...recordColumns(),
  /** The location and language (`navigationKey`). */
  slug: text('slug').notNull().unique(),
  language: text('language').notNull(),
  /** True for the default location's own differences of the network's navigation. */
  onlyHere: boolean('only_here').notNull().default(false),
  combines: text('combines').notNull(),
  entries: jsonb('entries').$type<readonly StoredEntry[]>().notNull(),
  footer: jsonb('footer').$type<readonly Omit<StoredEntry, 'level'>[]>().notNull(),
  /** A location's changes to single entries of the network. */
  changes: jsonb('changes').$type<readonly MenuChange[]>().notNull().default([]),
})

interface StoredEntry {
  /** Absent in entries stored before ids existed. */
  readonly entryId?: string
  /** Absent in the default language, and in entries stored before languages had one tree. */
  readonly part?: MenuPart
  readonly label: string
  readonly link: LinkValue | null
  readonly level: number
}
