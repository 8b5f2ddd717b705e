import { defineBlock } from '#schema/block/block'
import { array, boolean, link, select, string } from '#schema/fields'
import { iconOptions } from '../../parts/kit/icon-names'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import { english } from '../../parts/words/english'

const quickLinks = defineBlock({
  name: 'QuickLinks',
  label: 'Quick links',
  description: 'Up to four cards with an icon, each one click from what visitors come for.',
  keywords: ['links', 'buttons', 'icons', 'shortcuts', 'menu', 'opening times', 'useful links'],
  hints: {
    button: 'Each of its cards is a link with an icon.',
    donation: 'Add a card that leads to your giving page.',
    donate: 'Add a card that leads to your giving page.',
    menu: 'Each of its cards leads to another page.',
  },
  subject: 'links',
  category: 'navigation',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    showBorder: boolean({ label: 'Border', help: 'Each link stands in a frame of its own.' }),
    items: array({
      label: 'Links',
      itemLabel: 'Link',
      help: 'Four fit beside each other; one without words is not shown.',
      default: quickLinkItems(english),
      of: {
        title: string({ label: 'Title', help: 'Two to four words.', required: true, max: 60 }),
        icon: select({
          label: 'Icon',
          help: 'A line drawing above the title.',
          options: iconOptions,
          default: 'lotus',
        }),
        link: link({ label: 'Link', help: 'Where it leads.' }),
      },
    }),
  },
})
export default quickLinks
