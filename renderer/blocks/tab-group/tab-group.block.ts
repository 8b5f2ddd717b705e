import { defineBlock } from '#schema/block/block'
import { select, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { countOfParts, partSlots, partTitles, titlesShownBy } from '../../parts/divided/part-fields'

const tabGroup = defineBlock({
  name: 'TabGroup',
  label: t('Tabs'),
  description: t('Two to eight parts, shown one at a time. Each contains other blocks.'),
  keywords: searchTerms('tabs, tab, tabbed, switch, panels'),
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: showWhen(
    {
      title: string({ label: t('Title'), help: t('A heading above the tabs.'), max: 160 }),
      count: countOfParts,
      ...partTitles,
      orientation: select({
        label: t('Tabs'),
        group: 'Appearance',
        help: t('Above the content or beside it. On phones, always above it.'),
        options: { HORIZONTAL: t('Above'), VERTICAL: t('Beside') },
        default: 'HORIZONTAL',
      }),
    },
    titlesShownBy,
  ),
  slots: partSlots,
})
export default tabGroup
