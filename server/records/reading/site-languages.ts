import { eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import { navigations } from '../../database/tables'
import type { ReadContext } from './read-context'

/** Returns the languages of the network’s sites, which are those of public navigations; the default language first. */
export async function readSiteLanguages({
  orm,
}: Pick<ReadContext, 'orm'>): Promise<readonly string[]> {
  const rows = await orm
    .selectDistinct({ language: navigations.language })
    .from(navigations)
    .where(eq(navigations.recordStatus, 'ACTIVE'))
    .orderBy(navigations.language)
    .limit(MAX_LANGUAGES)
  return [...new Set([DEFAULT_LANGUAGE, ...rows.map(({ language }) => language)])]
}

/** Limit of languages, more than any network has. */
const MAX_LANGUAGES = 100
