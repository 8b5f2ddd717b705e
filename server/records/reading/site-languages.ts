import { eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import { navigations } from '../../database/tables'
import type { ReadContext } from './read-context'

/** The languages that the network's sites are offered in: those of public navigations, the default one first. */
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

/** More than any network has. */
const MAX_LANGUAGES = 100
