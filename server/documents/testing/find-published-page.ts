import type { App } from '../../app/app'
import {
  type FoundPage,
  type PageQuery,
  pageOf,
  readOverridesOf,
  readRowsAt,
} from '../publications/published-page'

/** For tests: the published page at an address; `null` if there is none. */
export async function findPublishedPage(
  { database }: Pick<App, 'database'>,
  query: PageQuery,
): Promise<FoundPage | null> {
  const rows = await readRowsAt(database.orm, query)
  return pageOf(rows, query, await readOverridesOf(database.orm, rows, query.locationId))
}
