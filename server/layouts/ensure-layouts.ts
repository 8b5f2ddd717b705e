import { asc, eq, gt } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { documents, locations, settings } from '../database/tables'
import { foundLayout } from './found-layout'
import { liftFrames } from './lift-frames'

/** Grows when something more is to be moved into layouts. */
const VERSION = '1'
const SETTING = 'layouts'
/** Documents in one transaction: some 100 ms of work, during which none of them can be saved. */
const BATCH = 20

/** The progress: first the locations get their layouts, then their pages are migrated. */
interface Progress {
  readonly step: 'location' | 'document'
  readonly after: number
}

/**
 * Moves the headers and footers that pages of earlier releases held into site layouts. Every part is a transaction of
 * its own that stores the progress, so servers that start together share the work, and an interrupted one resumes.
 */
export async function ensureLayouts(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  const [state] = await app.database.orm.select().from(settings).where(eq(settings.key, SETTING))
  if (state?.value === VERSION) return
  while (await app.changes.write(nextPart));
}

/** Says of a network that is imported that its layouts are its own matter. */
export async function markLayouts(tx: Orm): Promise<void> {
  await tx.insert(settings).values({ key: SETTING, value: VERSION }).onConflictDoNothing()
}

/** Does the next part; returns whether there is more. */
async function nextPart(tx: Orm): Promise<boolean> {
  await tx.insert(settings).values({ key: SETTING, value: '' }).onConflictDoNothing()
  const [state] = await tx.select().from(settings).where(eq(settings.key, SETTING)).for('update')
  if (state?.value === VERSION) return false
  const { step, after } = readProgress(state?.value ?? '')
  const next = step === 'location' ? await nextLocation(tx, after) : await nextPages(tx, after)
  const value = next ? `${VERSION} ${next.step} ${next.after}` : VERSION
  await tx.update(settings).set({ value }).where(eq(settings.key, SETTING))
  return next !== null
}

/** The default location first: the others need a layout only where theirs differs. */
async function nextLocation(tx: Orm, after: number): Promise<Progress> {
  const rows = await tx.select({ id: locations.id }).from(locations).orderBy(asc(locations.id))
  const others = rows.map(({ id }) => id).filter((id) => id !== DEFAULT_LOCATION_ID)
  const ids = [DEFAULT_LOCATION_ID, ...others]
  const id = ids[after === 0 ? 0 : ids.indexOf(after) + 1]
  if (id === undefined) return { step: 'document', after: 0 }
  await foundLayout(tx, id)
  return { step: 'location', after: id }
}

async function nextPages(tx: Orm, after: number): Promise<Progress | null> {
  const rows = await tx
    .select()
    .from(documents)
    .where(gt(documents.id, after))
    .orderBy(asc(documents.id))
    .limit(BATCH)
    .for('update')
  await liftFrames(tx, rows)
  const last = rows.at(-1)
  return last ? { step: 'document', after: last.id } : null
}

/** The progress of another version is ignored: the rebuild starts over. */
function readProgress(value: string): Progress {
  const [version, step, after] = value.split(' ')
  return version === VERSION && (step === 'location' || step === 'document')
    ? { step, after: Number(after) }
    : { step: 'location', after: 0 }
}
