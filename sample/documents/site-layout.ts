import type { ImportedDocument } from '#schema/import/network-content'
import type { StoredBlock } from '#schema/page/content'
import { pageOutlet } from '#schema/page/page-outlet'
import { newBlock } from '#schema/page/stored-props'
import { block } from './block'
import { FOOTER_IN_HINDI, NAVIGATION_IN_HINDI } from './hindi/layout'
import { FOOTER_IN_GUJARATI, NAVIGATION_IN_GUJARATI } from './layout-in-gujarati'

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
      block('TopNavigation', 'navigation'),
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
