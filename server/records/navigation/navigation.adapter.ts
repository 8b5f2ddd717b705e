import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FieldIssue } from '#schema/fields/field'
import { withIds, withStoredIds } from '#schema/records/navigation/entry-ids'
import { isChanged } from '#schema/records/navigation/menu-changes'
import navigation from '#schema/records/navigation/navigation.record'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { navigations } from '../../database/tables'
import { columnAdapter } from '../column-adapter'
import type { AnyRecordWriter } from '../record-writer'

type Row = typeof navigations.$inferSelect

/** Adds to a row’s entries the ids by which locations change them. */
function withEntryIds({ locationId, entries, footer }: Row) {
  return {
    entries: withStoredIds(entries, `${locationId}-h`),
    footer: withStoredIds(footer, `${locationId}-f`),
  }
}

function newId(): string {
  return randomUUID().slice(0, 13)
}

const adapter = columnAdapter(navigation, navigations, {
  slugOf: ({ locationId, values }) => navigationKey(locationId, String(values.language)),
  checkStored,
  read: (row) => withEntryIds(row as Row),
  stored: ({ entries, footer, changes }, { before }) => {
    const known = before && withEntryIds(before as unknown as Row)
    const named = {
      entries: withIds(entries as Row['entries'], known?.entries ?? [], newId),
      footer: withIds(footer as Row['footer'], known?.footer ?? [], newId),
    }
    return { ...named, changes: (changes as Row['changes']).filter(isChanged) }
  },
})
export default adapter

/** The writer of navigations, also used to copy them. */
export const navigationWriter = adapter.writer

type StoredCheck = Parameters<NonNullable<AnyRecordWriter['checkStored']>>[0]

/** Checks that a location has one navigation per language, whose language can’t be changed. */
async function checkStored({ tx, before, values, locationId }: StoredCheck): Promise<FieldIssue[]> {
  const language = String(values.language)
  const slug = navigationKey(locationId, language)
  if (before) {
    const [stored] = await tx.select().from(navigations).where(eq(navigations.id, before.id))
    if (stored?.language === language) return []
    return [issue(`This navigation is for ${stored?.language}. Create another for ${language}.`)]
  }
  const [other] = await tx
    .select({ id: navigations.id })
    .from(navigations)
    .where(eq(navigations.slug, slug))
  return other
    ? [issue(`This location already has a navigation in ${language}. Edit that one.`)]
    : []
}

function issue(message: string): FieldIssue {
  return { path: 'language', rule: 'options', message }
}
