import type { ContentSource } from '#schema/api/content-source'
import type { Topic } from '#schema/entities/topic'
import { array, boolean, link, number, record, showWhen, string } from '#schema/fields'
import { t } from '#schema/messages/t'
import { itemPicture, itemTitle } from './item-fields'

/** Default number of promos in the full-width area (specification section 9). */
const DEFAULT_FULL_WIDTH_ITEMS = 2

/** The fields of every promo block (specification section 3, Block fields by block). */
export const promoFields = showWhen(
  {
    topic: record({
      kind: 'topic',
      label: t('Topic'),
      help: t(
        'Each subtopic becomes a promo with this location’s text. Without a topic, the list below is used.',
      ),
    }),
    title: string({
      label: t('Title'),
      help: t('The heading above the promos. Leave it empty to use the topic’s.'),
      max: 160,
    }),
    description: string({
      label: t('Description'),
      help: t('One or two sentences with the heading. Leave it empty to use the topic’s.'),
      multiline: true,
      max: 600,
    }),
    fullWidth: boolean({
      label: t('Full width'),
      group: 'Appearance',
      help: t('The first promos fill the width of the page. The others follow below.'),
    }),
    maxFullWidthItems: number({
      label: t('Promos in the full-width area'),
      group: 'Appearance',
      help: t('Number of items shown side by side at full width.'),
      default: DEFAULT_FULL_WIDTH_ITEMS,
      min: 1,
    }),
    items: array({
      label: t('Promos'),
      itemLabel: t('Promo'),
      exampleItems: 3,
      help: t('The first three are shown. Not used when a topic is chosen.'),
      of: {
        title: itemTitle,
        description: string({
          label: t('Description'),
          help: t('One or two sentences.'),
          multiline: true,
          max: 400,
          example: 'One sentence about it',
        }),
        media: itemPicture,
        link: link({ label: t('Link'), help: t('The page the promo opens.') }),
      },
    }),
  },
  { maxFullWidthItems: { field: 'fullWidth', is: true }, items: { field: 'topic', filled: false } },
)

/** Loads the topic whose children a promo block shows. */
export function loadPromoTopic(
  source: ContentSource,
  { topic: id }: { readonly topic: number | null },
): Promise<Topic | null> {
  return id === null ? Promise.resolve(null) : source.record('topic', id)
}
