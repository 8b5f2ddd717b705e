import { defineBlock } from '#schema/block/block'
import { boolean, select, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { countOfParts, partSlots, partTitles, titlesShownBy } from '../../parts/divided/part-fields'

const accordion = defineBlock({
  name: 'Accordion',
  label: t('Accordion'),
  description: t('Two to eight parts that open and close, each containing other blocks.'),
  keywords: searchTerms('accordion, collapse, expand, fold, toggle, disclosure, show more'),
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: showWhen(
    {
      title: string({ label: t('Title'), help: t('A heading above the parts.'), max: 160 }),
      count: countOfParts,
      ...partTitles,
      opened: select({
        label: t('Open at first'),
        group: 'Settings',
        help: t('Visitors open and close the others. On paper all are open.'),
        options: { FIRST: t('First part'), NONE: t('None'), ALL: t('All') },
        default: 'FIRST',
      }),
      oneAtATime: boolean({
        label: t('One at a time'),
        group: 'Settings',
        help: t('Opening a part closes the one that was open.'),
      }),
    },
    { ...titlesShownBy, oneAtATime: { field: 'opened', is: ['FIRST', 'NONE'] } },
  ),
  slots: partSlots,
})
export default accordion
