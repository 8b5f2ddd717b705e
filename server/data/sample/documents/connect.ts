import { block } from '../block'
import { posts } from '../posts'
import type { SampleDocument } from '../sample-content'
import { contentPage } from './sample-document'

const PUBLIC_POSTS = posts.filter(
  ({ daysAgo, expiresInDays = 1 }) => daysAgo >= 0 && expiresInDays > 0,
)

export const connectPages: readonly SampleDocument[] = [
  contentPage({
    id: 6,
    title: 'Connect',
    description: 'Events, news, volunteering and how to reach us.',
    url: '/connect',
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Connect',
        title: 'There is always room for two more hands',
        subtitle: 'Come to something, help with something, or just say hello.',
        background: 51,
        layout: 'BOTTOM',
        actions: [
          { label: 'All events', link: { href: '/connect/events/' } },
          { label: 'News', link: { href: '/connect/news' } },
        ],
      }),
      block('EventsPromo', 'events', { count: 6 }, { displayName: 'Events' }),
      block(
        'Section',
        'volunteer',
        { title: 'Lend a hand', background: 'accent', width: 'text' },
        {
          displayName: 'Volunteer',
          slots: {
            content: [
              block('Text', 'volunteer-text', {
                html: '<p>Kitchen, garden, welcome desk, accounts, car park, choir. An hour counts. Tell us what you like doing and when you are free, and someone will ring you within the week.</p>',
              }),
            ],
          },
        },
      ),
      block('GettingHere', 'getting-here', { title: 'Say hello' }, { displayName: 'Contact' }),
    ],
  }),
  contentPage({
    id: 19,
    title: 'Events',
    description: 'What is on at the mandir in the coming weeks.',
    url: '/connect/events',
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Connect',
        title: 'Events',
        subtitle: 'Everything here is open to everyone unless it says otherwise.',
        background: 20,
        spacing: 'TIGHT',
        layout: 'LEFT',
      }),
      block('EventsPromo', 'events', { title: 'The coming weeks', count: 12 }),
    ],
  }),
  contentPage({
    id: 20,
    title: 'News',
    description: 'News, stories and announcements from the five Deepmala mandirs.',
    url: '/connect/news',
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Connect',
        title: 'News',
        subtitle: 'From five mandirs, as it happens and as it is remembered.',
        spacing: 'TIGHT',
      }),
      block('Text', 'articles', {
        html: PUBLIC_POSTS.map(
          ({ title, slug, description }) =>
            `<h2><a href="/connect/news/${slug}">${title}</a></h2><p>${description}</p>`,
        ).join(''),
      }),
    ],
  }),
]
