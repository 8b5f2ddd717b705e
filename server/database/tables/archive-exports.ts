import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'
import { locations } from './records'

/** Archives that are made on the screen, until they are deleted a day later. */
export const archiveExports = pgTable('archive_exports', {
  id: rowId(),
  personId: text('person_id').notNull(),
  personName: text('person_name').notNull(),
  /** `null` for the whole network. */
  locationId: integer('location_id').references(() => locations.id),
  /** The page of the location, where it is one page. */
  path: text('path'),
  withHistory: boolean('with_history').notNull(),
  status: text('status').$type<'WAITING' | 'RUNNING' | 'READY' | 'FAILED'>().notNull(),
  /** The file that is being written: `data/event.jsonl`. */
  progress: text('progress'),
  bytes: doublePrecision('bytes').notNull().default(0),
  /** Its name on the disk, which nobody can guess. */
  file: text('file').notNull(),
  /** Originals that the store has lost. */
  missing: integer('missing').notNull().default(0),
  problem: text('problem'),
  tries: integer('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** When the server that makes it was heard of last. */
  seenAt: instant('seen_at'),
  finishedAt: instant('finished_at'),
  expiresAt: instant('expires_at').notNull(),
})
