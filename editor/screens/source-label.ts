import { t } from '#schema/messages/t'
import type { PageSource } from '../api/operations/generated'

/** Returns the label of a location’s own version of a network page. */
export function sourceLabel(source: PageSource): string {
  if (source === 'DETACHED') return t('Detached')
  return source === 'OWN_TEXT' ? t('Custom text') : t('Changed here')
}
