import type { BlockProps } from '#schema/block/block'
import type globalSitesPromo from './global-sites-promo.block'

const sample: BlockProps<typeof globalSitesPromo> = {
  items: [
    {
      title: 'Our charities',
      description: 'Health, education and help in need: what volunteers do around the world.',
      media: null,
      link: { href: 'https://charities.example.org/' },
      linkLabel: 'Visit the charities',
    },
    {
      title: 'Our global site',
      description: 'Every mandir and centre, daily darshan, and the story of the whole community.',
      media: null,
      link: { href: 'https://global.example.org/' },
      linkLabel: 'Visit the global site',
    },
  ],
}
export default sample
