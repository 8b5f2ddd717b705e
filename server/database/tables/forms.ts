import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FeedbackStatus, SignUpStatus } from '#schema/api/forms'
import { users } from './accounts'
import { instant, rowId } from './columns'
import { atLocation } from './records'

/** Who wants news of a location by e-mail; once each, however often they ask. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: rowId(),
    locationId: atLocation(),
    email: text('email').notNull(),
    /** The path of the page it was asked for on. */
    page: text('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    status: text('status').$type<SignUpStatus>().notNull().default('PENDING'),
    statusAt: instant('status_at').notNull().defaultNow(),
    /** When they were last asked by mail whether they want it; `null` when they never were. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    uniqueIndex('sign_ups_email').on(table.locationId, sql`lower(${table.email})`),
    index('sign_ups_latest').on(table.createdAt),
  ],
)

/** What the addresses in mails to who signed up are worth, by the hash of their token: the token itself is nowhere stored. */
export const signUpTokens = pgTable(
  'sign_up_tokens',
  {
    hash: text('hash').primaryKey(),
    signUpId: integer('sign_up_id')
      .notNull()
      .references(() => signUps.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'CONFIRM' | 'UNSUBSCRIBE'>().notNull(),
    /** `null` for as long as the sign-up is stored. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('sign_up_tokens_sign_up').on(table.signUpId)],
)

/** What visitors wrote to a location; name and e-mail are empty when they were not given. */
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
    /** A hash of the words, the location and the hour: the same message sent ten times at once is one. */
    onceKey: text('once_key'),
    status: text('status').$type<FeedbackStatus>().notNull().default('NEW'),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** For those who answer; visitors never see it. */
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('feedback_latest').on(table.locationId, table.createdAt),
    uniqueIndex('feedback_once').on(table.onceKey),
    index('feedback_email').on(sql`lower(${table.email})`),
  ],
)

/** What was answered to feedback, by mail. */
export const feedbackReplies = pgTable(
  'feedback_replies',
  {
    id: rowId(),
    feedbackId: integer('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** Who answered, as they were called then. */
    byName: text('by_name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('feedback_replies_feedback').on(table.feedbackId)],
)
