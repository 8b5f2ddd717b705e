import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'
import { locations } from './records'

/** Archives created in the editor, deleted after a day. */
export const archiveExports = pgTable('archive_exports', {
  id: rowId(),
  personId: text('person_id').notNull(),
  personName: text('person_name').notNull(),
  /** `null` for the whole network. */
  locationId: integer('location_id').references(() => locations.id),
  /** The page of the location, if the archive contains a single page. */
  path: text('path'),
  withHistory: boolean('with_history').notNull(),
  /** True if it contains personal data. */
  withPeople: boolean('with_people').notNull().default(false),
  status: text('status').$type<'WAITING' | 'RUNNING' | 'READY' | 'FAILED'>().notNull(),
  /** The file being written: `data/event.jsonl`. */
  progress: text('progress'),
  bytes: doublePrecision('bytes').notNull().default(0),
  /** Its unguessable name on disk. */
  file: text('file').notNull(),
  /** Number of originals that the store has lost. */
  missing: integer('missing').notNull().default(0),
  problem: text('problem'),
  tries: integer('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** The last heartbeat of the server that creates it. */
  seenAt: instant('seen_at'),
  finishedAt: instant('finished_at'),
  expiresAt: instant('expires_at').notNull(),
})
