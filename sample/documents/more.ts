import { block } from './block'
import * as gujarati from './gujarati/more'
import * as hindi from './hindi/pages'
import { contentPage } from './sample-document'

/** The pages that the rest of the navigation, the quick links and the footer link to. */
export const morePages = [
  contentPage({
    id: 7,
    title: 'Inspiration',
    description: 'Short readings, stories and a picture for quiet moments.',
    url: '/inspiration',
    texts: { 'gu-IN': gujarati.INSPIRATION },
    overPicture: true,
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Inspiration',
        title: 'For a quiet minute',
        subtitle: 'Readings and stories from the evening assembly.',
        background: 159,
        layout: 'LEFT',
      }),
      block('WisdomFeatured', 'featured', { title: 'To begin with' }),
      block(
        'Columns',
        'lamp-columns',
        { count: 2, ratio: 'FIRST' },
        {
          displayName: 'The lamp that was late',
          slots: {
            column1: [
              block('Text', 'lamp', {
                html: '<h2>The lamp that was late</h2><p>On the steps of the kund a boy came running when all the lamps were lit. His had gone out on the way. He looked along the rows and did not know whom to ask.</p><p>“Take mine,” said an old woman, “it has been burning longest.” He bent, his wick caught, and he looked to see whether hers had become smaller. “Everyone checks,” she said.</p>',
              }),
            ],
            column2: [block('Media', 'lotus', { medias: [27] })],
          },
        },
      ),
      block(
        'Section',
        'words-section',
        { background: 'dark', width: 'text' },
        {
          displayName: 'Words to keep',
          slots: {
            content: [
              block('Text', 'words', {
                html: '<h2>Words to keep</h2><blockquote><p lang="gu">દીવે દીવો પ્રગટે.</p><p>From a lamp, a lamp is lit.</p></blockquote><blockquote><p>Anger is a guest. Offer it water, not a room.</p></blockquote><blockquote><p>Sweep first, then pray; you may find that you have already begun.</p></blockquote>',
              }),
            ],
          },
        },
      ),
      block('WisdomList', 'talks', {}, { displayName: 'Talks and stories' }),
    ],
  }),
  contentPage({
    id: 8,
    title: 'Services',
    description: 'Catering, weddings, rites at home and rooms: what the mandir can do for you.',
    url: '/services',
    texts: { 'gu-IN': gujarati.SERVICES },
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Services',
        title: 'For the large days of a life',
        subtitle: 'Weddings, namings, farewells, and lunch.',
        background: 34,
      }),
      block('SectionNavigation', 'on-this-page'),
      block(
        'Columns',
        'shayona-catering',
        { count: 2 },
        {
          displayName: 'Shayona Catering',
          slots: {
            column1: [
              block('Text', 'catering', {
                html: '<h2>Shayona Catering</h2><p>Vegetarian food for ten or for a thousand, cooked in the Annapurna Kitchen and delivered within forty miles. Without onion and garlic unless you ask for them. Tastings are on the first Thursday of the month.</p><p><a href="mailto:catering.brookfield@example.org">catering.brookfield@example.org</a></p>',
              }),
            ],
            column2: [block('Media', 'food', { medias: [42] })],
          },
        },
      ),
      block(
        'CardList',
        'rites',
        {
          title: 'Rites and ceremonies',
          items: [
            {
              title: 'Weddings',
              description: 'In the assembly hall or beside the long pool, from April to October.',
              image: 172,
              href: { href: '/connect' },
              featured: true,
            },
            {
              title: 'Namakaran, mundan, vastu puja',
              description: 'At the mandir or at home.',
              image: 29,
              href: { href: '/connect' },
              featured: false,
            },
            {
              title: 'Antyeshti',
              description: 'Call at any hour; someone will come.',
              image: 17,
              href: { href: '/connect' },
              featured: false,
            },
          ],
        },
        { displayName: 'Rites' },
      ),
      block('Timings', 'timings', { title: 'When the office answers' }, { displayName: 'Hours' }),
      block(
        'Faqs',
        'rooms',
        {
          title: 'Rooms and halls',
          items: [
            {
              question: 'What can be rented?',
              answer:
                '<p>The assembly hall, two classrooms and the gymnasium. The mandir itself is never for rent.</p>',
            },
            {
              question: 'What does it cost?',
              answer:
                '<p>What it costs us: cleaning, heating and an evening’s thanks to the volunteers. The office will send you the list.</p>',
            },
          ],
        },
        { displayName: 'Rooms' },
      ),
    ],
  }),
  contentPage({
    id: 9,
    title: 'Give',
    description: 'How gifts are used, and how to make one.',
    url: '/give',
    texts: { 'gu-IN': gujarati.GIVE, 'hi-IN': hindi.GIVE },
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Give',
        title: 'A lamp costs little',
        subtitle: 'Ninety-two cents of each dollar go to food, health, schooling and stone.',
        background: 19,
      }),
      block('FeatureBanner', 'online', {
        pretitle: 'Once, or every month',
        title: 'How to give',
        subtitle:
          '<p>At the welcome desk, by cheque or by bank transfer: write to us or call, and the office sends you the details. You can stop at any time.</p>',
        background: 17,
        href: '/connect/contact',
        linkLabel: 'Contact us',
        showBorder: true,
      }),
      block(
        'Columns',
        'ways',
        { count: 3 },
        {
          displayName: 'Ways to give',
          slots: {
            column1: [
              block('Text', 'lamps', {
                html: '<h2>$11</h2><p>lights a row of lamps for a month.</p>',
              }),
            ],
            column2: [
              block('Text', 'food', {
                html: '<h2>$51</h2><p>fills a food box for a family of four.</p>',
              }),
            ],
            column3: [
              block('Text', 'clinic', {
                html: '<h2>$151</h2><p>keeps the clinic in Nairobi open for a morning.</p>',
              }),
            ],
          },
        },
      ),
      block('Text', 'accounts', {
        html: '<p>Gifts are tax-deductible in the United States, Canada, the United Kingdom and India. The audited accounts are published every spring.</p>',
      }),
      block('GlobalSitesPromo', 'global-sites', {
        items: [
          {
            title: 'Our charities',
            description:
              'The free clinic, the Sunday kitchen and the school, and who keeps them going.',
            media: null,
            link: { href: '/learn/about-us' },
            linkLabel: 'About our work',
          },
          {
            title: 'Our five mandirs',
            description: 'Every mandir of the network, with its hours and how to reach it.',
            media: null,
            link: { href: '/locations' },
            linkLabel: 'Find a mandir',
          },
        ],
      }),
    ],
  }),
  contentPage({
    id: 21,
    title: 'Galleries',
    description: 'Pictures of the mandirs, their festivals and the people who keep them.',
    url: '/galleries',
    texts: { 'gu-IN': gujarati.GALLERIES },
    blocks: [block('GalleryList', 'galleries', { title: 'Galleries', background: 46 })],
  }),
  contentPage({
    id: 61,
    title: 'Murti Darshan',
    description: 'The shrines as they were dressed today.',
    url: '/galleries/murti-darshan',
    texts: { 'gu-IN': gujarati.MURTI_DARSHAN },
    blocks: [
      block('SecondHero', 'welcome', {
        pretitle: 'Daily darshan',
        title: 'Murti Darshan',
        subtitle: 'For those who are far away today.',
        background: 39,
      }),
      block('MurtiDarshan', 'today', { title: 'Today' }),
    ],
  }),
  contentPage({
    id: 22,
    title: 'Terms',
    description: 'The terms on which this site may be used.',
    url: '/terms',
    texts: { 'gu-IN': gujarati.TERMS },
    blocks: [
      block('SecondHero', 'welcome', { title: 'Terms of use' }),
      block('Text', 'terms', {
        html: '<p>You may read, print and share what you find here for yourself, your family and your class. For anything else, write to us first; we usually say yes.</p><p>Hours and events are kept with care, but snow and saints keep their own calendars. If a journey depends on it, call the desk.</p><p>Pictures belong to the mandirs. Please do not use those of the shrines in advertising.</p>',
      }),
    ],
  }),
  contentPage({
    id: 23,
    title: 'Privacy Policy',
    description: 'What this site stores about you: as little as possible.',
    url: '/privacy-policy',
    texts: { 'gu-IN': gujarati.PRIVACY },
    blocks: [
      block('SecondHero', 'welcome', { title: 'Privacy policy' }),
      block('Text', 'privacy', {
        html: '<p>This site sets no cookies for visitors and counts nobody. If you sign up for news we keep your email address until you tell us to stop. If you send us feedback we keep what you wrote for a year.</p><p>The map comes from another company and is loaded only after you ask for it. From then on that company’s policy applies.</p><p>To see or delete what we hold about you, write to <a href="mailto:privacy@example.org">privacy@example.org</a>. A person will answer.</p>',
      }),
    ],
  }),
] as const
