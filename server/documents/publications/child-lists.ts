import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { rowsAsJson } from '../../database/rows-as-json'
import { topicChildren } from '../../database/tables'
import type { ChildList } from './revision-items'

/** Reads the lists of child topics by a condition on the parents; for a document's topic those of its draft. */
export async function readChildLists(
  orm: Orm,
  which: SQL,
): Promise<ReadonlyMap<number, readonly ChildList[]>> {
  const { topicId, language, locationId, position } = topicChildren
  const rows = await orm
    .select()
    .from(topicChildren)
    .where(which)
    .orderBy(asc(topicId), asc(locationId), asc(language), asc(position))
  const lists = new Map<number, (ChildList & { readonly topicIds: number[] })[]>()
  for (const row of rows) {
    const known = lists.get(row.topicId) ?? []
    lists.set(row.topicId, known)
    const last = known.at(-1)
    if (last?.language === row.language && last.locationId === row.locationId)
      last.topicIds.push(row.childId)
    else known.push({ language: row.language, locationId: row.locationId, topicIds: [row.childId] })
  }
  return lists
}

/** The same lists of one topic, as a value of the row that names it. */
export function childListsOf(topic: SQLWrapper): SQL<readonly ChildList[]> {
  const { topicId, language, locationId, position, childId } = topicChildren
  return rowsAsJson(sql`
    select ${language}, ${locationId} as "locationId", json_agg(${childId} order by ${position}) as "topicIds"
    from ${topicChildren} where ${topicId} = ${topic}
    group by ${locationId}, ${language} order by ${locationId}, ${language}`)
}
