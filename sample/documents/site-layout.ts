import type { ImportedDocument } from '#schema/import/network-content'
import { pageOutlet } from '#schema/page/page-outlet'
import { newBlock } from '#schema/page/stored-props'
import { block } from './block'

/** Links of their own that the blocks do not need: they show the navigation's. */
const NO_OWN_LINKS = { learnTitle: '', learnLinks: [], links: [] }

/** The words of the header and the footer besides their links, which are the navigation's. */
interface FrameWords {
  readonly header: { readonly giveLabel?: string }
  readonly footer: { readonly linksTitle?: string; readonly socialTitle?: string }
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
    item('en-US', 'Site layout', { header: {}, footer: {} }),
    item('gu-IN', 'સાઇટનું માળખું', {
      header: { giveLabel: 'દાન' },
      footer: { linksTitle: 'અમારા વિશે', socialTitle: 'અમારી સાથે જોડાઓ' },
    }),
    item('hi-IN', 'साइट का ढाँचा', {
      header: { giveLabel: 'दान' },
      footer: { linksTitle: 'हमारे बारे में', socialTitle: 'हमसे जुड़िए' },
    }),
  ],
}

function item(language: string, title: string, { header, footer }: FrameWords) {
  const blocks = [
    block('TopNavigation', 'navigation', { ...NO_OWN_LINKS, ...header }),
    newBlock(pageOutlet, 'page'),
    block('Footer', 'footer', { ...footer, links: [], copyrightEnd: null }),
  ]
  return { language, locationId: 10, title, content: { format: 1 as const, blocks } }
}
