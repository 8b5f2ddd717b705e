import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { topicItems } from '../../database/tables'
import type { StoredReview } from '../../database/tables/stored-values'
import type { DocumentRow } from '../document-row'
import { isMeant, noText, type TextsOfPage } from '../texts-of-page'
import { draftItems } from '../write-revision'

/** Returns the submitted texts; empty if the whole draft is submitted, including later changes. */
export async function submittedTexts(
  tx: Orm,
  row: DocumentRow,
  part: TextsOfPage,
): Promise<Pick<StoredReview, 'texts'>> {
  if (part.language === undefined && part.locationId === undefined) return {}
  const drafts = await draftItems(tx, eq(topicItems.topicId, row.topicId))
  const texts = drafts.filter(isMeant(row, part))
  if (texts.length === 0) throw noText('submit')
  return { texts: texts.map(({ language, locationId }) => ({ language, locationId })) }
}
