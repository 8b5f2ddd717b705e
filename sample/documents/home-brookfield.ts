import { phoneHref } from '../facts/facts'
import { block } from './block'
import { HOME } from './hindi/pages'
import { brookfieldHomeInGujarati } from './in-gujarati'
import { locationPage, promo } from './sample-document'

const carousel = block('FeaturedCarousel', 'featured', {
  fullWidth: true,
  showQuicklinks: true,
  slides: [
    {
      media: 18,
      pretitle: 'Festivals',
      title: 'Twenty-one thousand lamps',
      description:
        'Each Diwali the steps of the kund are lit by hand, by anyone who comes. Bring a match and an old pair of shoes.',
      link: { href: '/connect/events' },
      linkLabel: 'See what is on',
    },
    {
      media: 10,
      pretitle: 'Explore',
      title: 'The haveli, without a nail',
      description:
        'Nine thousand pieces of Burma teak, joined the way cabinetmakers did it in Vadodara four hundred years ago.',
      link: { href: '/explore/haveli' },
      linkLabel: 'Step inside',
    },
    {
      media: 43,
      pretitle: 'Annapurna Kitchen',
      title: 'Lunch is served',
      description:
        'A full thali, always vegetarian, from Wednesday to Saturday. Nobody leaves hungry; that is the rule.',
      link: { href: '/services' },
      linkLabel: 'About the kitchen',
    },
  ],
})

const craft = block(
  'ExploreBackground',
  'craft',
  {
    layout: 'TIMELINE',
    items: [
      {
        label: '1989',
        title: 'A meadow, and a line of string',
        description:
          'The plan was drawn on the grass with string and lime, at full size, and walked for a year before anyone dug.',
        media: 7,
      },
      {
        label: '1993',
        title: 'Cut beside the Vadkund',
        description:
          'Eleven thousand four hundred stones from Rajasthan were carved in Vadodara, numbered in chalk and shipped in 96 containers.',
        media: 174,
      },
      {
        label: '1996',
        title: 'Raised by hand',
        description:
          'Two hundred and sixty volunteers put them together in two years and nine months, without steel.',
        media: 11,
      },
      {
        label: '1999',
        title: 'The first lamp',
        description:
          'There are 151 pillars and no two are alike; one has an elephant with nine toes. Ask for it.',
        media: 17,
      },
    ],
  },
  { displayName: 'How it was made' },
)

const explore = block(
  'ExplorePromo',
  'explore',
  {
    items: [
      promo(
        'Mandir',
        'The carved heart of the grounds, open Monday to Saturday.',
        2,
        '/explore/mandir',
      ),
      promo('Haveli', 'A courtyard house of teak, joined without a nail.', 9, '/explore/haveli'),
      promo(
        'Garden',
        'The long pool, the lotus pond and nine hundred roses.',
        23,
        '/explore/garden',
      ),
    ],
  },
  { displayName: 'Things to do' },
)

const questions = block(
  'Faqs',
  'questions',
  {
    items: [
      {
        question: 'May I come if I am not Hindu?',
        answer:
          '<p>Yes, and you are in good company: about a third of our visitors are not. Nobody will ask, and nothing is expected of you but quiet in the inner hall.</p>',
      },
      {
        question: 'Does it cost anything?',
        answer:
          '<p>No. Entry, parking, guided walks and darshan are free. The mandir lives from gifts, most of them small.</p>',
      },
      {
        question: 'How long should I plan?',
        answer:
          '<p>Forty minutes for the mandir alone, two hours with haveli and garden, half a day with lunch.</p>',
      },
      {
        question: 'What do I wear?',
        answer:
          '<p>Anything that covers shoulders and knees. Wraps are lent at the welcome desk, and shoes come off before the inner doors.</p>',
      },
    ],
  },
  { displayName: 'Questions' },
)

/** The home page of the default location: what customers are shown first. */
export const brookfieldHome = locationPage({
  id: 1,
  title: 'Deepmala Mandir, Brookfield',
  description:
    'A carved stone mandir, gardens, a library and a kitchen in the hills of Connecticut. Open to everyone; see today’s hours, events and directions.',
  overPicture: true,
  inGujarati: brookfieldHomeInGujarati,
  texts: { 'hi-IN': HOME },
  blocks: [
    block('Hero', 'welcome', {
      shouldUseLocation: true,
      showDirections: true,
      layout: 'BOTTOM',
      actions: [
        { label: 'Plan your visit', link: { href: '/visit' } },
        { label: 'Call us', link: { href: phoneHref(10) } },
      ],
    }),
    block('HoursCard', 'opening-times', {}, { displayName: 'Hours' }),
    block('SectionNavigation', 'on-this-page'),
    block(
      'Text',
      'about',
      {
        isIntro: true,
        html: '<p>Early in the morning, before the first car, the mandir belongs to the swifts. By noon it belongs to schoolchildren looking for twelve hidden animals; by evening to anyone who has had a long day. It was built for all three.</p>',
      },
      { displayName: 'The mandir' },
    ),
    carousel,
    block('EventsPromo', 'events', { count: 3 }, { displayName: 'Events' }),
    explore,
    craft,
    block('NewsPromo', 'news', {}, { displayName: 'News' }),
    block('MandirMoods', 'moods', {
      title: 'The mandir, hour by hour',
      medias: [24, 6, 39],
    }),
    block('WisdomPromo', 'wisdom', {}, { displayName: 'Wisdom' }),
    questions,
    block(
      'GettingHere',
      'getting-here',
      {
        note: '<p>Parking is free: follow the marigold signs to car parks A to C. From Danbury station the shuttle runs every half hour at weekends. On festival evenings please use the shuttle; the hill has only one road.</p>',
      },
      { displayName: 'Getting here' },
    ),
    block('EmailSignUp', 'sign-up'),
  ],
})
