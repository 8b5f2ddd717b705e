import { sql } from 'drizzle-orm'
import type { Orm } from './orm'

/*
 * The order in which a transaction takes its locks. Transactions that keep to it never wait for each other in a cycle, so there
 * are no deadlocks:
 *
 * 1. the idempotency key of the request (`idempotency.ts`);
 * 2. the one record that is changed, `for update` (`documentFor`, `RecordWriter.find`): it guards the record's texts, items,
 * revisions and search rows, which only the transaction that holds it writes;
 * 3. the text of a requested address or slug (`page-address.ts`, `free-slug.ts`), the name of a picture's original
 * (`store-upload.ts`), then the children of topics (`write-children.ts`);
 * 4. the place of the guidelines, then search rows by kind, record, language and location (`search-index.ts`), and the record's
 * references (`references/write-references.ts`);
 * 5. the next row of the audit chain (`audit.ts`): last, so that it is held only while it is written;
 * 6. the row of `changes`, and the message to other instances.
 *
 * A transaction that conflicts with another anyway (two new pages with one address) is retried (`retry.ts`).
 */

/** Takes an exclusive lock on the name until this transaction ends, waiting for other holders. */
export async function lock(tx: Orm, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_SPACE}, hashtext(${name}))`)
}

/** Takes a shared lock: an exclusive one waits for all shared ones. */
export async function lockShared(tx: Orm, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY_SPACE}, hashtext(${name}))`)
}

/** Separates names from the single numbers of the database's other locks. */
const KEY_SPACE = 7266
