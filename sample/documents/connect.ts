import type { ImportedDocument } from '#schema/import/network-content'
import { NETWORK_PAGES } from '../facts/facts'
import { block } from './block'
import { CONNECT, CONTACT, EVENTS, NEWS, PATOTSAV, PATOTSAV_OF } from './gujarati/connect'
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
              'Wednesdays to Saturdays, from seven in the morning. Bring an apron, leave with the recipe.',
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
            city('Brookfield', 1),
            city('Ottawa', 5),
            city('Leicester', 55),
            city('Nairobi', 54),
            city('Vadodara', 7),
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
    id: 62,
    title: 'Contact',
    description: 'How to reach the mandir: by phone, by email, or with a message from this page.',
    url: '/connect/contact',
    texts: { 'gu-IN': CONTACT },
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Connect',
        title: 'Contact',
        subtitle: 'To register for an event or a class, to ask or to tell us something.',
        background: 72,
      }),
      block(
        'FeedbackForm',
        'write-to-us',
        {
          title: 'Write to us',
          prompt: 'Say which event or class it is about, how many you are, and how we reach you.',
        },
        { displayName: 'Write to us' },
      ),
      block('HoursCard', 'opening-times', {}, { displayName: 'Hours' }),
      block('GettingHere', 'getting-here', {}, { displayName: 'Phone, email and address' }),
    ],
  }),
  contentPage({
    id: 60,
    title: 'Patotsav',
    description:
      'The anniversary of the mandir: a day of arti, mahapuja and a shibir for everyone.',
    url: '/connect/patotsav',
    texts: { 'gu-IN': PATOTSAV },
    blocks: [block('SingleEventPage', 'patotsav', { event: 5 })],
    elsewhere: {
      20: {
        title: 'Patotsav and Annakut',
        blocks: [block('SingleEventPage', 'patotsav', { event: 28 })],
        texts: { 'gu-IN': { title: 'પાટોત્સવ અને અન્નકૂટ' } },
      },
      30: patotsavOf('leicester'),
      40: patotsavOf('nairobi'),
      50: patotsavOf('vadodara'),
    },
  }),
]

type Patotsav = keyof typeof PATOTSAV_OF

/** The text of a mandir about its Patotsav when the next one is not announced yet. */
function patotsavOf(slug: Patotsav) {
  const explanations: Readonly<Record<Patotsav, string>> = {
    leicester:
      'Each year the mandir keeps the day on which the first murtis were carried up the mill stairs: mahapuja in the morning, lunch for everyone, and cloth from our own looms for the shrines.',
    nairobi:
      'Each year we keep the day on which the courtyard was blessed: arti at sunrise, mahapuja under the jacarandas, and a meal for everyone who passes the gate.',
    vadodara:
      'Each year we keep the day on which the mandir beside the kund was consecrated: mangala arti, mahapuja, and prasad on the steps until the evening.',
  }
  return {
    title: 'Patotsav',
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Festivals',
        title: 'Patotsav',
        subtitle: 'The anniversary of the mandir.',
      }),
      block('Text', 'about', {
        isIntro: true,
        html: `<p>${explanations[slug]}</p><p>The day follows the moon’s calendar. It stands among our events as soon as it is fixed.</p>`,
      }),
      block('EventsPromo', 'events', { title: 'Until then' }, { displayName: 'Events' }),
    ],
    texts: { 'gu-IN': PATOTSAV_OF[slug] },
  }
}

function city(title: string, image: number) {
  return {
    title,
    image,
    twitter: NETWORK_PAGES.twitter,
    facebook: NETWORK_PAGES.facebook,
    instagram: NETWORK_PAGES.instagram,
  }
}
