import { defineBlock } from '#schema/block/block'
import { array, link, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

/** The two sites of specification section 2, Global sites promo. Only the network knows their purpose and addresses. */
const SITES = [
  {
    title: 'Our charities',
    description:
      '[[Health, education and help in need: say in one sentence what your charities do.]]',
    media: null,
    link: null,
    linkLabel: 'Visit the charities',
  },
  {
    title: 'Our global site',
    description: '[[Every mandir and centre, daily darshan: say in one sentence what is on it.]]',
    media: null,
    link: null,
    linkLabel: 'Visit the global site',
  },
]

const globalSitesPromo = defineBlock({
  name: 'GlobalSitesPromo',
  label: t('Global sites'),
  description: t('Two cards that link to other sites of the network.'),
  keywords: searchTerms('charities, charity, other sites, partners, network, external links'),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    items: array({
      label: t('Sites'),
      itemLabel: t('Site'),
      help: t('Two are shown side by side.'),
      default: SITES,
      of: showWhen(
        {
          title: itemTitle,
          description: itemDescription,
          media: itemPicture,
          link: link({ label: t('Link'), help: t('The URL of the other site.') }),
          linkLabel: string({
            label: t('Link text'),
            help: t('Say what the link opens, for example “Visit the site”.'),
            max: 60,
          }),
        },
        { linkLabel: { field: 'link', filled: true } },
      ),
    }),
  },
})
export default globalSitesPromo
