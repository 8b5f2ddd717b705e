import type { ImportedDocument } from '#schema/import/network-content'
import type { RecordTemplate } from '#schema/site/record-address'
import { block } from './block'
import * as gujarati from './gujarati/more'
import * as hindi from './hindi/pages'
import { contentPage } from './sample-document'

/** One page for all records of a kind (specification section 2): its blocks show the record of the address. */
export const recordPages: readonly ImportedDocument[] = [
  recordPage(24, '/connect/events/:event', {
    title: 'Event',
    texts: { 'gu-IN': { title: 'કાર્યક્રમ' }, 'hi-IN': { title: 'कार्यक्रम' } },
    description: 'An event of one of our mandirs.',
    blocks: [block('EventPage', 'event'), block('GettingHere', 'getting-here')],
  }),
  recordPage(25, '/connect/news/:newsArticle', {
    title: 'News article',
    texts: { 'gu-IN': { title: 'લેખ' } },
    description: 'News, stories and announcements from the five Deepmala mandirs.',
    blocks: [block('NewsArticlePage', 'article')],
  }),
  recordPage(26, '/connect/activities/:activity', {
    title: 'Activity',
    texts: { 'gu-IN': { title: 'પ્રવૃત્તિ' } },
    description: 'An assembly, a class or a service that you can join.',
    blocks: [block('ActivityPage', 'activity')],
  }),
  recordPage(27, '/galleries/murti-darshan/:gallery', {
    title: 'Murti darshan',
    texts: { 'gu-IN': { title: 'મૂર્તિ દર્શન' }, 'hi-IN': { title: 'मूर्ति दर्शन' } },
    description: 'The murtis as they are dressed today.',
    blocks: [block('GalleryView', 'darshan')],
  }),
  recordPage(28, '/galleries/:gallery', {
    title: 'Gallery',
    texts: { 'gu-IN': { title: 'ગેલેરી' }, 'hi-IN': { title: 'गैलरी' } },
    description: 'Pictures from one of our mandirs.',
    blocks: [block('GalleryView', 'gallery')],
  }),
]

/** The search page of the site, at /search. */
export const searchPage = contentPage({
  id: 29,
  title: 'Search',
  description: 'Search the pages, news, events and guidelines of the mandir.',
  url: '/search',
  texts: { 'gu-IN': gujarati.SEARCH, 'hi-IN': hindi.SEARCH },
  blocks: [block('SearchResults', 'results')],
})

/** The whole network, at /locations: what the location switcher of the header leads to. */
export const locationsPage = contentPage({
  id: 31,
  title: 'Locations',
  description: 'The five Deepmala mandirs, in Brookfield, Ottawa, Leicester, Nairobi and Vadodara.',
  url: '/locations',
  texts: { 'gu-IN': gujarati.LOCATIONS, 'hi-IN': hindi.LOCATIONS },
  blocks: [
    block('Locations', 'locations', {
      title: 'Our locations',
      description:
        'Five mandirs, one lamp. Wherever you are travelling, the door is open and someone is in.',
    }),
  ],
})

function recordPage(
  id: number,
  url: RecordTemplate,
  page: Omit<Parameters<typeof contentPage>[0], 'id' | 'url'>,
): ImportedDocument {
  return contentPage({ id, url, ...page })
}
