import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, locations, rowId } from './records'

/** Who wants news of a location by e-mail; once each, however often they ask. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: rowId(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    email: text('email').notNull(),
    /** The path of the page it was asked for on. */
    page: text('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sign_ups_email').on(table.locationId, sql`lower(${table.email})`),
    index('sign_ups_latest').on(table.createdAt),
  ],
)

/** What visitors wrote to a location; name and e-mail are empty when they were not given. */
export const feedback = pgTable(
  'feedback',
  {
    id: rowId(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    message: text('message').notNull(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    page: text('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** A hash of the words, the location and the hour: the same message sent ten times at once is one. */
    onceKey: text('once_key'),
  },
  (table) => [
    index('feedback_latest').on(table.locationId, table.createdAt),
    uniqueIndex('feedback_once').on(table.onceKey),
  ],
)
