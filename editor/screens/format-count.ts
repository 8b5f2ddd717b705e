import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'

/** The server counts a list up to this number (`totalCount(atMost: 1001)`): one more than is shown exactly. */
const COUNTED_TO = 1001

/** Formats the size of a list: `412`, `more than 1,000`. */
export function formatCount(count: number): string {
  const most = COUNTED_TO - 1
  return count > most ? t('more than {most}', { most: formatNumber(most) }) : formatNumber(count)
}
