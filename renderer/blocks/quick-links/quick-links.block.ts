import { defineBlock } from '#schema/block/block'
import { array, boolean, link, select, string } from '#schema/fields'
import { iconOptions } from '../../parts/kit/icon-names'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import { english } from '../../parts/words/english'

const quickLinks = defineBlock({
  name: 'QuickLinks',
  label: 'Quick links',
  description: 'Up to four cards with icons that link to what visitors need most.',
  keywords: ['links', 'buttons', 'icons', 'shortcuts', 'menu', 'opening times', 'useful links'],
  hints: {
    button: 'Each of its cards is a link with an icon.',
    donation: 'Add a card that links to your giving page.',
    donate: 'Add a card that links to your giving page.',
    menu: 'Each card links to another page.',
  },
  subject: 'links',
  category: 'navigation',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    showBorder: boolean({ label: 'Border', help: 'Shows a border around each link.' }),
    items: array({
      label: 'Links',
      itemLabel: 'Link',
      help: 'Four fit side by side. Links without text are hidden.',
      default: quickLinkItems(english),
      of: {
        title: string({ label: 'Title', help: 'Two to four words.', required: true, max: 60 }),
        icon: select({
          label: 'Icon',
          help: 'Shown above the title.',
          options: iconOptions,
          default: 'lotus',
        }),
        link: link({ label: 'Link', help: 'The page it opens.' }),
      },
    }),
  },
})
export default quickLinks
