import { block } from '../block'
import { hoursByLocation } from '../hours'
import { locationPage } from './sample-document'

const carousel = block('FeaturedCarousel', 'featured', {
  fullWidth: true,
  showQuicklinks: true,
  slides: [
    {
      media: 18,
      pretitle: 'Festivals',
      title: 'Twenty-one thousand lamps',
      description:
        'Each Diwali the steps of the kund are lit by hand, by whoever comes. Bring a match and an old pair of shoes.',
      link: { href: '/connect/events/' },
      linkLabel: 'See what is on',
    },
    {
      media: 9,
      pretitle: 'Explore',
      title: 'The haveli, without a nail',
      description:
        'Nine thousand pieces of Burma teak, joined the way cabinetmakers did it in Vadodara four hundred years ago.',
      link: { href: '/explore/haveli' },
      linkLabel: 'Step inside',
    },
    {
      media: 42,
      pretitle: 'Annapurna Kitchen',
      title: 'Lunch is served',
      description:
        'A full thali, always vegetarian, from Wednesday to Saturday. Nobody leaves hungry; that is the rule.',
      link: { href: '/services' },
      linkLabel: 'About the kitchen',
    },
    {
      media: 23,
      pretitle: 'The garden',
      title: 'When the lotus opens',
      description:
        'From the last week of July the pond flowers for forty days. Come before nine: the flowers close by noon.',
      link: { href: '/explore/garden' },
      linkLabel: 'Walk the garden',
    },
  ],
})

const craft = block(
  'Section',
  'craft',
  { title: 'Drawn by hand, cut by hand, raised by hand', background: 'dark' },
  {
    displayName: 'How it was made',
    slots: {
      content: [
        block('Text', 'craft-text', {
          html: '<p>Eleven thousand four hundred stones were quarried in Rajasthan, carved beside the Vadkund in Gujarat, numbered in chalk and shipped in 96 containers. Two hundred and sixty volunteers put them together here, in two years and nine months, without steel and without a crane above the second storey.</p><p>There are 151 pillars. No two are alike; one has an elephant with nine toes. Ask for it.</p>',
        }),
        block('Media', 'craft-pictures', { medias: [32, 11, 13], layout: 'GRID_1_2' }),
      ],
    },
  },
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
      {
        question: 'When is arti?',
        answer:
          '<p>At opening, at noon and at closing time. It takes eleven minutes. Stand where you can see the lamps.</p>',
      },
      {
        question: 'May I take pictures?',
        answer:
          '<p>In the gardens, the courtyards and the haveli, gladly. In the inner hall, please not.</p>',
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
  blocks: [
    block('Hero', 'welcome', {
      shouldUseLocation: true,
      layout: 'BOTTOM',
      actions: [
        { label: 'Plan your visit', link: { href: '/visit' } },
        { label: 'Directions', link: { blockId: 'getting-here' } },
        { label: 'Call us', link: { href: 'tel:+12035550110' } },
      ],
    }),
    block('HoursCard', 'opening-times', { graph: hoursByLocation[10] }, { displayName: 'Hours' }),
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
    craft,
    block(
      'Section',
      'garden',
      { title: 'A year in the garden', background: 'ground' },
      {
        displayName: 'The garden',
        slots: { content: [block('Media', 'garden-pictures', { gallery: 103, layout: 'GRID_3' })] },
      },
    ),
    block(
      'Section',
      'festivals',
      { title: 'Festivals, as we remember them', background: 'offset' },
      {
        displayName: 'Festivals',
        slots: {
          content: [block('Media', 'festival-pictures', { gallery: 101, layout: 'CAROUSEL' })],
        },
      },
    ),
    questions,
    block(
      'GettingHere',
      'getting-here',
      {
        note: '<p>Parking is free: follow the marigold signs to car parks A to C. From Danbury station the shuttle runs every half hour at weekends. On festival evenings please use the shuttle; the hill has only one road.</p>',
        busLink: { href: 'https://shuttle.example.org/brookfield' },
      },
      { displayName: 'Getting here' },
    ),
  ],
})
