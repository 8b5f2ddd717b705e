import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'

/** Tokens with which programs sign in. Only their hashes are stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: rowId(),
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    scope: text('scope').$type<'READ' | 'DRAFT' | 'PUBLISH'>().notNull(),
    /** `null` means every location of its owner, or of the network. */
    locationIds: jsonText<readonly number[]>('location_ids'),
    /** The person whose rights limit it; `null` for a program of the network. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    createdByName: text('created_by_name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('access_tokens_owner').on(table.ownerId)],
)
