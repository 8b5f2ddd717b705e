import { defineBlock } from '#schema/block/block'
import { array, boolean, link, select, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { iconOptions } from '../../parts/kit/icon-names'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import { english } from '../../parts/words/english'

const quickLinks = defineBlock({
  name: 'QuickLinks',
  label: t('Quick links'),
  description: t('Up to four cards with icons that link to what visitors need most.'),
  keywords: searchTerms('links, buttons, icons, shortcuts, menu, opening times, useful links'),
  hints: [
    { terms: searchTerms('button'), text: t('Each of its cards is a link with an icon.') },
    {
      terms: searchTerms('donation, donate'),
      text: t('Add a card that links to your giving page.'),
    },
    { terms: searchTerms('menu'), text: t('Each card links to another page.') },
  ],
  subject: 'links',
  category: 'navigation',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    showBorder: boolean({ label: t('Border'), help: t('Shows a border around each link.') }),
    items: array({
      label: t('Links'),
      itemLabel: t('Link'),
      help: t('Four fit side by side. Links without text are hidden.'),
      default: quickLinkItems(english),
      of: {
        title: string({
          label: t('Title'),
          help: t('Two to four words.'),
          required: true,
          max: 60,
        }),
        icon: select({
          label: t('Icon'),
          help: t('Shown above the title.'),
          options: iconOptions,
          default: 'lotus',
        }),
        link: link({ label: t('Link'), help: t('The page it opens.') }),
      },
    }),
  },
})
export default quickLinks
