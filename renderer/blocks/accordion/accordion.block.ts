import { defineBlock } from '#schema/block/block'
import { boolean, select, showWhen, string } from '#schema/fields'
import { countOfParts, partSlots, partTitles, titlesShownBy } from '../../parts/divided/part-fields'

const accordion = defineBlock({
  name: 'Accordion',
  label: 'Accordion',
  description: 'Two to eight parts that open and close, each containing other blocks.',
  keywords: ['accordion', 'collapse', 'expand', 'fold', 'toggle', 'disclosure', 'show more'],
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: showWhen(
    {
      title: string({ label: 'Title', help: 'A heading above the parts.', max: 160 }),
      count: countOfParts,
      ...partTitles,
      opened: select({
        label: 'Open at first',
        group: 'Settings',
        help: 'Visitors open and close the others. On paper all are open.',
        options: { FIRST: 'First part', NONE: 'None', ALL: 'All' },
        default: 'FIRST',
      }),
      oneAtATime: boolean({
        label: 'One at a time',
        group: 'Settings',
        help: 'Opening a part closes the one that was open.',
      }),
    },
    { ...titlesShownBy, oneAtATime: { field: 'opened', is: ['FIRST', 'NONE'] } },
  ),
  slots: partSlots,
})
export default accordion
