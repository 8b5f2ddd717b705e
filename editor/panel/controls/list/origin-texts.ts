import { t } from '#schema/messages/t'
import type { ItemOrigin } from '#schema/page/overrides/reset-items'

/** The relation of a list item to the network's, in words. */
export const originTexts: Readonly<Record<ItemOrigin | 'removed', string>> = {
  added: t('Added here'),
  changed: t('Changed here'),
  changedAndMoved: t('Changed and moved here'),
  moved: t('Moved here'),
  network: t('From the network'),
  removed: t('Removed here'),
}
