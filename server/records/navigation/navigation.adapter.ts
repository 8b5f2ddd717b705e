import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import type { FieldIssue } from '#schema/fields/field'
import { withIds } from '#schema/records/navigation/entry-ids'
import { isChanged } from '#schema/records/navigation/menu-changes'
import { isOtherLanguage } from '#schema/records/navigation/menu-languages'
import { asTexts } from '#schema/records/navigation/menu-texts'
import navigation from '#schema/records/navigation/navigation.record'
import { menuKeys, navigationKey } from '#schema/records/navigation/navigation-key'
import { textTrees, withEntryIds } from '#schema/records/navigation/text-trees'
import type { Orm } from '../../database/orm'
import { navigations } from '../../database/tables'
import { columnAdapter } from '../column-adapter'
import type { AnyRecordWriter } from '../record-writer'

type Row = typeof navigations.$inferSelect

/** Returns the trees that a language has texts of, the network's and the location's; `null` for the default language. */
async function treesOf(tx: Orm, locationId: number, language: string) {
  if (!isOtherLanguage(language)) return null
  const keys = menuKeys(locationId, DEFAULT_LANGUAGE)
  const rows = await tx.select().from(navigations).where(inArray(navigations.slug, keys))
  return textTrees(rows, locationId)
}

function newId(): string {
  return randomUUID().slice(0, 13)
}

const adapter = columnAdapter(navigation, navigations, {
  slugOf: ({ locationId, values }) => navigationKey(locationId, String(values.language)),
  checkStored,
  read: (row) => withEntryIds(row as Row),
  async stored({ entries, footer, changes }, { tx, before, values, locationId }) {
    const known = before && withEntryIds(before as unknown as Row)
    const trees = await treesOf(tx, locationId, String(values.language))
    const named = (sent: Row['entries'], of: 'entries' | 'footer') => {
      const stored = known?.[of] ?? []
      if (!trees) return withIds(sent, stored, newId)
      const texts = asTexts(
        withIds(sent, stored, () => ''),
        trees[of],
        stored,
      )
      return withIds(texts, [], newId)
    }
    return {
      entries: named(entries as Row['entries'], 'entries'),
      footer: named(footer as Row['entries'], 'footer'),
      changes: (changes as Row['changes']).filter(isChanged),
    }
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
