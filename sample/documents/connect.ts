import type { ImportedDocument } from '#schema/import/network-content'
import { block } from './block'
import { CONNECT, EVENTS, NEWS, PATOTSAV } from './gujarati/connect'
import * as hindi from './hindi/pages'
import { contentPage, promo } from './sample-document'

export const connectPages: readonly ImportedDocument[] = [
  contentPage({
    id: 6,
    title: 'Connect',
    description: 'Events, news, volunteering and how to reach us.',
    url: '/connect',
    texts: { 'gu-IN': CONNECT, 'hi-IN': hindi.CONNECT },
    overPicture: true,
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Connect',
        title: 'There is always room for two more hands',
        subtitle: 'Come to something, help with something, or just say hello.',
        background: 51,
        layout: 'BOTTOM',
        actions: [
          { label: 'All events', link: { href: '/connect/events' } },
          { label: 'News', link: { href: '/connect/news' } },
        ],
      }),
      block('EventsPromo', 'events', {}, { displayName: 'Events' }),
      block(
        'PromoGrid',
        'ways',
        {
          title: 'Volunteer with us',
          description:
            'Volunteer in the kitchen, the garden or the choir, at the welcome desk or over the accounts. An hour counts: volunteers hear from us within the week.',
          items: [
            promo(
              'In the kitchen',
              'Wednesdays from nine. Bring an apron, leave with the recipe.',
              96,
              '/services',
            ),
            promo(
              'In the garden',
              'Saturday mornings, in any weather but lightning.',
              35,
              '/explore/garden',
            ),
            promo('At the welcome desk', 'For people who like people.', 72, '/visit'),
          ],
        },
        { displayName: 'Lend a hand' },
      ),
      block('Activities', 'activities', {}, { displayName: 'Activities' }),
      block(
        'SocialMediaPromo',
        'social',
        { firstHandle: 'deepmala', secondHandle: 'deepmala_ct' },
        { displayName: 'Channels' },
      ),
      block(
        'SocialSubFeeds',
        'cities',
        {
          items: [
            city('Brookfield', 1, 'deepmala.brookfield'),
            city('Ottawa', 5, 'deepmala.ottawa'),
            city('Leicester', 55, 'deepmala.leicester'),
            city('Nairobi', 54, 'deepmala.nairobi'),
            city('Vadodara', 7, 'deepmala.vadodara'),
          ],
        },
        { displayName: 'By city' },
      ),
      block('EmailSignUp', 'sign-up', {}, { displayName: 'Keep in touch' }),
      block('GettingHere', 'getting-here', { title: 'Say hello' }, { displayName: 'Contact' }),
      block('FeedbackForm', 'feedback'),
    ],
  }),
  contentPage({
    id: 19,
    title: 'Events',
    description: 'What is on at the mandir in the coming weeks.',
    url: '/connect/events',
    texts: { 'gu-IN': EVENTS, 'hi-IN': hindi.EVENTS },
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Connect',
        title: 'Events',
        subtitle: 'Everything here is open to everyone unless it says otherwise.',
        background: 20,
      }),
      block('EventsList', 'events', { title: 'Coming up' }),
      block('EmailSignUp', 'sign-up'),
    ],
  }),
  contentPage({
    id: 20,
    title: 'News',
    description: 'News, stories and announcements from the five Deepmala mandirs.',
    url: '/connect/news',
    texts: { 'gu-IN': NEWS },
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Connect',
        title: 'News',
        subtitle: 'From five mandirs, as it happens and as it is remembered.',
        background: 141,
      }),
      block('NewsList', 'news', { title: 'Latest', scope: 'NETWORK' }),
    ],
  }),
  contentPage({
    id: 60,
    title: 'Patotsav',
    description:
      'The anniversary of the mandir: a day of arti, mahapuja and a shibir for everybody.',
    url: '/connect/patotsav',
    texts: { 'gu-IN': PATOTSAV },
    blocks: [block('SingleEventPage', 'patotsav', { event: 2 })],
  }),
]

function city(title: string, image: number, handle: string) {
  return {
    title,
    image,
    twitter: `https://twitter.example.org/${handle}`,
    facebook: `https://facebook.example.org/${handle}`,
    instagram: `https://instagram.example.org/${handle}`,
  }
}
