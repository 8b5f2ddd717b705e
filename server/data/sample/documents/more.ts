import { block } from '../block'
import { contentPage } from './sample-document'

/** What the rest of the navigation, the quick links and the footer lead to. */
export const morePages = [
  contentPage({
    id: 7,
    title: 'Inspiration',
    description: 'Short readings, stories and a picture for quiet moments.',
    url: '/inspiration',
    overPicture: true,
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Inspiration',
        title: 'For a quiet minute',
        subtitle: 'Readings and stories from the evening assembly.',
        background: 45,
        layout: 'LEFT',
      }),
      block(
        'Text',
        'lamp',
        {
          html: '<h2>The lamp that was late</h2><p>On the steps of the kund a boy came running when all the lamps were lit. His had gone out on the way. He looked along the rows and did not know whom to ask.</p><p>“Take mine,” said an old woman, “it has been burning longest.” He bent, his wick caught, and he looked to see whether hers had become smaller. “Everyone checks,” she said.</p>',
        },
        { displayName: 'The lamp that was late' },
      ),
      block('Media', 'lotus', { medias: [27], restrictHeight: true }),
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
      block('Media', 'pictures', { medias: [38, 26, 15, 39], layout: 'CAROUSEL' }),
    ],
  }),
  contentPage({
    id: 8,
    title: 'Services',
    description: 'Catering, weddings, rites at home and rooms: what the mandir can do for you.',
    url: '/services',
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Services',
        title: 'For the large days of a life',
        subtitle: 'Weddings, namings, farewells, and lunch.',
        background: 34,
        layout: 'BOTTOM',
      }),
      block('SectionNavigation', 'on-this-page'),
      block(
        'Text',
        'shayona-catering',
        {
          html: '<h2>Shayona Catering</h2><p>Vegetarian food for ten or for a thousand, cooked in the Annapurna Kitchen and delivered within forty miles. Without onion and garlic unless you ask for them. Tastings are on the first Thursday of the month.</p><p><a href="mailto:catering.brookfield@example.org">catering.brookfield@example.org</a></p>',
        },
        { displayName: 'Shayona Catering' },
      ),
      block('Media', 'food', { medias: [42, 43], layout: 'ROW' }),
      block(
        'Text',
        'rites',
        {
          html: '<h2>Rites and ceremonies</h2><ul><li><strong>Weddings</strong> in the assembly hall or beside the long pool, from April to October</li><li><strong>Namakaran, mundan, vastu puja</strong> at the mandir or at home</li><li><strong>Antyeshti</strong>: call at any hour, someone will come</li></ul>',
        },
        { displayName: 'Rites' },
      ),
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
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Give',
        title: 'A lamp costs little',
        subtitle: 'Ninety-two cents of each dollar go to food, health, schooling and stone.',
        background: 17,
        mediaPosition: 'RIGHT',
        layout: 'LEFT',
        actions: [{ label: 'Give online', link: { href: 'https://give.example.org/' } }],
      }),
      block('Text', 'ways', {
        html: '<h2>Ways to give</h2><ul><li><strong>$11</strong> lights a row of lamps for a month</li><li><strong>$51</strong> fills a food box for a family of four</li><li><strong>$151</strong> keeps the clinic in Nairobi open for a morning</li></ul><p>Gifts are tax-deductible in the United States, Canada, the United Kingdom and India. The audited accounts are published every spring.</p>',
      }),
    ],
  }),
  contentPage({
    id: 21,
    title: 'Murti Darshan',
    description: 'The shrines as they are dressed this month.',
    url: '/galleries/murti-darshan/1',
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Daily darshan',
        title: 'Murti Darshan',
        subtitle: 'For those who are far away today.',
        spacing: 'TIGHT',
      }),
      block('Media', 'shrines', { gallery: 105, layout: 'ROW' }),
    ],
  }),
  contentPage({
    id: 22,
    title: 'Terms',
    description: 'The terms on which this site may be used.',
    url: '/terms',
    blocks: [
      block('Hero', 'welcome', { title: 'Terms of use', spacing: 'TIGHT', layout: 'LEFT' }),
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
    blocks: [
      block('Hero', 'welcome', { title: 'Privacy policy', spacing: 'TIGHT', layout: 'LEFT' }),
      block('Text', 'privacy', {
        html: '<p>This site sets no cookies for visitors and counts nobody. If you sign up for news we keep your e-mail address until you tell us to stop. If you send us feedback we keep what you wrote for a year.</p><p>The map comes from another company and is loaded only after you ask for it. From then on that company’s policy applies.</p><p>To see or delete what we hold about you, write to <a href="mailto:privacy@example.org">privacy@example.org</a>. A person will answer.</p>',
      }),
    ],
  }),
] as const
