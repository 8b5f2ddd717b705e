import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FeedbackStatus, SignUpStatus } from '#schema/api/forms'
import { users } from './accounts'
import { instant, rowId } from './columns'
import { atLocation } from './records'

/** Newsletter sign-ups of a location; one row per address, however often it signs up. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: rowId(),
    locationId: atLocation(),
    email: text('email').notNull(),
    /** The path of the page with the form. */
    page: text('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    status: text('status').$type<SignUpStatus>().notNull().default('PENDING'),
    statusAt: instant('status_at').notNull().defaultNow(),
    /** The time of the last confirmation email; `null` if none was sent. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    uniqueIndex('sign_ups_email').on(table.locationId, sql`lower(${table.email})`),
    index('sign_ups_latest').on(table.createdAt),
  ],
)

/** Tokens in links of emails to subscribers, by hash: the token itself isn't stored. */
export const signUpTokens = pgTable(
  'sign_up_tokens',
  {
    hash: text('hash').primaryKey(),
    signUpId: integer('sign_up_id')
      .notNull()
      .references(() => signUps.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'CONFIRM' | 'UNSUBSCRIBE'>().notNull(),
    /** `null` if valid as long as the sign-up is stored. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('sign_up_tokens_sign_up').on(table.signUpId)],
)

/** Messages of visitors to a location; name and email are empty if not given. */
export const feedback = pgTable(
  'feedback',
  {
    id: rowId(),
    locationId: atLocation(),
    message: text('message').notNull(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    page: text('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** A hash of the text, the location and the hour: repeated submissions of a message count as one. */
    onceKey: text('once_key'),
    status: text('status').$type<FeedbackStatus>().notNull().default('NEW'),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** For those who answer; never shown to visitors. */
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('feedback_latest').on(table.locationId, table.createdAt),
    uniqueIndex('feedback_once').on(table.onceKey),
    index('feedback_email').on(sql`lower(${table.email})`),
  ],
)

/** Replies to feedback, sent by email. */
export const feedbackReplies = pgTable(
  'feedback_replies',
  {
    id: rowId(),
    feedbackId: integer('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** The author's name at that time. */
    byName: text('by_name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('feedback_replies_feedback').on(table.feedbackId)],
)
