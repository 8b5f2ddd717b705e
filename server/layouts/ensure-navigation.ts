import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { canonical } from '#schema/page/merge/canonical'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import type { App } from '../app/app'
import { audit } from '../audit/audit'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { documents, navigations, publishedContents, settings } from '../database/tables'
import type { DocumentRow } from '../documents/document-row'
import { isPublishedContent } from '../published/published-revision'
import { parseContent, parseItems, type StoredItem } from '../published/revision-items'
import { refreshReferences } from '../references/write-references'
import { MIGRATION } from './insert-published'
import { type LayoutNavigation, navigationIn, withSiteNavigation } from './layout-navigation'
import { rewriteDocument } from './rewrite-document'

const SETTING = 'navigation'
const DONE = '1'

/**
 * Makes the entries that headers and footers of earlier releases held themselves into navigations, and has the layouts show
 * these: visitors see what they saw. A layout is a transaction, so servers that start together share the work.
 */
export async function ensureNavigation(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  const [state] = await app.database.orm.select().from(settings).where(eq(settings.key, SETTING))
  if (state?.value === DONE) return
  while (await app.changes.write(nextLayout));
}

/** Does the next layout; returns whether there is more. `settings` has the location that is done, the default one first. */
async function nextLayout(tx: Orm): Promise<boolean> {
  await tx.insert(settings).values({ key: SETTING, value: '' }).onConflictDoNothing()
  const [state] = await tx.select().from(settings).where(eq(settings.key, SETTING)).for('update')
  if (state?.value === DONE) return false
  const after = Number(/^at (\d+)$/.exec(state?.value ?? '')?.[1] ?? -1)
  const [row] = await tx
    .select({ document: documents, items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        eq(documents.type, 'LAYOUT'),
        eq(documents.recordStatus, 'ACTIVE'),
        isNotNull(documents.publishedVersion),
        sql`${order} > ${after}`,
      ),
    )
    .orderBy(asc(order))
    .limit(1)
    .for('update', { of: documents })
  if (row) await follow(tx, row.document, parseItems(row.items))
  const done = row && orderOf(row.document.locationId)
  const value = done === undefined ? DONE : `at ${done}`
  await tx.update(settings).set({ value }).where(eq(settings.key, SETTING))
  return row !== undefined
}

/** Other locations are compared with the network, so that comes first. */
const order = sql<number>`case when ${documents.locationId} = ${DEFAULT_LOCATION_ID} then 0 else ${documents.locationId} end`

function orderOf(locationId: number): number {
  return locationId === DEFAULT_LOCATION_ID ? 0 : locationId
}

async function follow(tx: Orm, layout: DocumentRow, items: readonly StoredItem[]): Promise<void> {
  const said = new Map<string, LayoutNavigation>()
  for (const { language, locationId, content } of items) {
    const own = locationId === null || locationId === layout.locationId
    const shown = content !== null && own ? navigationIn(parseContent(content)) : null
    if (!shown) continue
    said.set(language, shown)
    await insertNavigation(tx, { locationId: layout.locationId, language, shown })
  }
  await rewriteDocument(tx, layout, {
    action: 'followNavigation',
    async rewrite(texts) {
      const rewritten = texts.map((item) => {
        const shown = said.get(item.language)
        if (!shown || item.content === null) return item
        const before = parseContent(item.content)
        const after = withSiteNavigation(before, shown)
        return canonical(after) === canonical(before)
          ? item
          : { ...item, content: JSON.stringify(after) }
      })
      return rewritten.every((item, at) => item === texts[at]) ? null : rewritten
    },
  })
}

interface Navigation {
  readonly locationId: number
  readonly language: string
  readonly shown: LayoutNavigation
}

/** Writes the navigation of a location, unless there is one, or it says what the network's does. */
async function insertNavigation(
  tx: Orm,
  { locationId, language, shown }: Navigation,
): Promise<void> {
  const slug = navigationKey(locationId, language)
  const network =
    locationId === DEFAULT_LOCATION_ID ? null : await storedAt(tx, DEFAULT_LOCATION_ID, language)
  const added = network ? additionsTo(network, shown) : null
  if (added && added.entries.length === 0 && added.footer.length === 0) return
  const isOwn = locationId === DEFAULT_LOCATION_ID || added !== null
  const combines = isOwn ? 'after' : 'instead'
  const [row] = await tx
    .insert(navigations)
    .values({
      // Nobody is named: the home screen tells what people changed. The audit says what made it.
      ...{ locationId, slug, language, combines },
      ...storable(added ?? shown),
    })
    .onConflictDoNothing()
    .returning({ id: navigations.id })
  if (!row) return
  announce(tx, ['records:navigation', `record:navigation:${slug}`])
  await refreshReferences(tx, 'navigation', row.id)
  await audit(tx, {
    chain: `navigation:${row.id}`,
    by: { principal: null, requestId: MIGRATION.id, network: null },
    action: 'create',
    locationId,
    toVersion: 1,
    outcome: 'ALLOW',
  })
}

async function storedAt(tx: Orm, locationId: number, language: string) {
  const [row] = await tx
    .select({ entries: navigations.entries, footer: navigations.footer })
    .from(navigations)
    .where(
      and(
        eq(navigations.slug, navigationKey(locationId, language)),
        ne(navigations.recordStatus, 'DELETED'),
      ),
    )
  return row ?? null
}

/** What a location says after what the network does; `null` where it begins otherwise. */
function additionsTo(
  network: NonNullable<Awaited<ReturnType<typeof storedAt>>>,
  { entries, footer }: LayoutNavigation,
): LayoutNavigation | null {
  const { entries: heads, footer: ends } = network
  const begins =
    canonical(entries.slice(0, heads.length)) === canonical(heads) &&
    canonical(footer.slice(0, ends.length)) === canonical(ends)
  const next = entries[heads.length]
  // What stands below the network's last entry cannot be told apart from it.
  if (!begins || (next && next.level !== 0)) return null
  return { entries: entries.slice(heads.length), footer: footer.slice(ends.length) }
}

function storable({ entries, footer }: LayoutNavigation) {
  return {
    entries: entries.map(({ level, ...entry }) => ({ ...entry, level: level ?? 0 })),
    footer: [...footer],
  }
}
