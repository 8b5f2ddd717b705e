import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { CheckIssue } from '#schema/fields/field'
import { storedIssue } from '#schema/records/messages/stored-messages'
import { withIds } from '#schema/records/navigation/entry-ids'
import { isChanged } from '#schema/records/navigation/menu-changes'
import { isOtherLanguage } from '#schema/records/navigation/menu-languages'
import { asTexts } from '#schema/records/navigation/menu-texts'
import navigation from '#schema/records/navigation/navigation.record'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { textTrees, treeKeys, withEntryIds } from '#schema/records/navigation/text-trees'
import type { Orm } from '../../database/orm'
import { navigations } from '../../database/tables'
import { columnAdapter } from '../column-adapter'
import type { AnyRecordWriter } from '../record-writer'

type Row = typeof navigations.$inferSelect
type StoredCheck = Parameters<NonNullable<AnyRecordWriter['checkStored']>>[0]
type NavigationKeyInput = Pick<StoredCheck, 'locationId' | 'values'>

/** Returns the trees that a language has texts of, the network's and the location's; `null` for the default language. */
async function treesOf(tx: Orm, { locationId, values }: NavigationKeyInput) {
  if (!isOtherLanguage(String(values.language))) return null
  const place = { locationId, onlyHere: values.onlyHere === true }
  const keys = [...treeKeys(place)]
  const rows = await tx.select().from(navigations).where(inArray(navigations.slug, keys))
  return textTrees(rows, place)
}

function newId(): string {
  return randomUUID().slice(0, 13)
}

const adapter = columnAdapter(navigation, navigations, {
  slugOf: (writing) => keyOf(writing),
  checkStored,
  read: (row) => withEntryIds(row as Row),
  async stored({ entries, footer, changes }, { tx, before, values, locationId }) {
    const known = before && withEntryIds(before as unknown as Row)
    const trees = await treesOf(tx, { locationId, values })
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

function keyOf({ locationId, values }: NavigationKeyInput): string {
  return navigationKey(locationId, String(values.language), values.onlyHere === true)
}

/** Checks that a location has one navigation per language, whose language and site can’t be changed. */
async function checkStored(writing: StoredCheck): Promise<CheckIssue[]> {
  const { tx, before, values, locationId } = writing
  const language = String(values.language)
  const slug = keyOf(writing)
  if (before) {
    const [stored] = await tx.select().from(navigations).where(eq(navigations.id, before.id))
    if (stored?.language !== language)
      return [
        storedIssue('language', 'navigationLanguage', { stored: stored?.language ?? '', language }),
      ]
    return stored.slug === slug ? [] : [storedIssue('onlyHere', 'navigationSeparate')]
  }
  if (values.onlyHere === true && locationId !== DEFAULT_LOCATION_ID)
    return [storedIssue('onlyHere', 'navigationOnlyHere')]
  const [other] = await tx
    .select({ id: navigations.id })
    .from(navigations)
    .where(eq(navigations.slug, slug))
  return other ? [storedIssue('language', 'navigationTwice', { language })] : []
}
