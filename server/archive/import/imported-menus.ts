import { eq } from 'drizzle-orm'
import { isOtherLanguage } from '#schema/records/navigation/menu-languages'
import { withTextsOfTree } from '#schema/records/navigation/text-trees'
import type { Orm } from '../../database/orm'
import { navigations } from '../../database/tables'

type Navigation = typeof navigations.$inferSelect

/** Makes the menus of other languages in archives of earlier releases texts of the default language's tree. */
export async function joinImportedMenus(tx: Orm): Promise<void> {
  const all = await tx.select().from(navigations)
  for (const navigation of all.filter(isOfEarlierRelease)) {
    const { entries, footer } = withTextsOfTree(navigation, all)
    await tx.update(navigations).set({ entries, footer }).where(eq(navigations.id, navigation.id))
  }
}

/** Returns whether a menu has entries stored before languages had one tree: none of them says what it is. */
function isOfEarlierRelease({ language, combines, entries, footer }: Navigation): boolean {
  const links = [...entries, ...footer]
  const isSeparate = links.length > 0 && links.every(({ part }) => part === undefined)
  return isSeparate && isOtherLanguage(language) && combines !== 'instead'
}
