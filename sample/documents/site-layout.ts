import type { ImportedDocument } from '#schema/import/network-content'
import type { StoredBlock } from '#schema/page/content'
import { pageOutlet } from '#schema/page/page-outlet'
import { newBlock } from '#schema/page/stored-props'
import { block } from './block'
import { FOOTER_IN_HINDI, NAVIGATION_IN_HINDI } from './hindi/layout'
import { FOOTER_IN_GUJARATI, NAVIGATION_IN_GUJARATI } from './layout-in-gujarati'

/** What every visitor looks for stands in the menu: the daily darshan, services, questions and how to reach the mandir. */
const NAVIGATION = {
  links: [
    {
      label: 'Explore',
      link: { href: '/explore' },
      items: [
        { label: 'Mandir', link: { href: '/explore/mandir' } },
        { label: 'Haveli', link: { href: '/explore/haveli' } },
        { label: 'Abhishek Mandap', link: { href: '/explore/abhishek-mandap' } },
        { label: 'Assembly Hall', link: { href: '/explore/assembly-hall' } },
        { label: 'Gymnasium', link: { href: '/explore/gymnasium' } },
        { label: 'Garden', link: { href: '/explore/garden' } },
      ],
    },
    {
      label: 'Visit',
      link: { href: '/visit' },
      items: [
        { label: 'Darshan', link: { href: '/galleries/murti-darshan' } },
        { label: 'Services', link: { href: '/services' } },
        { label: 'FAQ', link: { href: '/visit/faq' } },
      ],
    },
    { label: 'Inspiration', link: { href: '/inspiration' }, items: [] },
    {
      label: 'Connect',
      link: { href: '/connect' },
      items: [
        { label: 'Events', link: { href: '/connect/events' } },
        { label: 'News', link: { href: '/connect/news' } },
        { label: 'Contact', link: { href: '/connect/contact' } },
      ],
    },
  ],
}

/** The header and the footer of every page of the network: they show the name and the contact of the location that is visited. */
export const siteLayout: ImportedDocument = {
  id: 90,
  type: 'LAYOUT',
  title: 'Site layout',
  description: '',
  locationId: 10,
  externalUrl: null,
  items: [
    item('en-US', 'Site layout', [
      block('TopNavigation', 'navigation', NAVIGATION),
      block('Footer', 'footer', { copyrightEnd: null }),
    ]),
    item('gu-IN', 'સાઇટનું માળખું', [
      block('TopNavigation', 'navigation', NAVIGATION_IN_GUJARATI),
      block('Footer', 'footer', { ...FOOTER_IN_GUJARATI, copyrightEnd: null }),
    ]),
    item('hi-IN', 'साइट का ढाँचा', [
      block('TopNavigation', 'navigation', NAVIGATION_IN_HINDI),
      block('Footer', 'footer', { ...FOOTER_IN_HINDI, copyrightEnd: null }),
    ]),
  ],
}

function item(language: string, title: string, [header, footer]: [StoredBlock, StoredBlock]) {
  const blocks = [header, newBlock(pageOutlet, 'page'), footer]
  return { language, locationId: 10, title, content: { format: 1 as const, blocks } }
}
