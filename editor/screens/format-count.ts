import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'

/** How far the server counts for a list (`totalCount(atMost: 1001)`): one more than what is said as a number. */
const COUNTED_TO = 1001

/** How many a list has, as messages say it: `412`, `more than 1,000`. */
export function formatCount(count: number): string {
  const most = COUNTED_TO - 1
  return count > most ? t('more than {most}', { most: formatNumber(most) }) : formatNumber(count)
}
