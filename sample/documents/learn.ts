import { AGES, daysText, facts, type Opening, timeText } from '../facts/facts'
import { block } from './block'
import { ABOUT, BELIEFS, LEARN } from './gujarati/learn'
import { contentPage } from './sample-document'

/** The classes of Brookfield, at the times of its facts. */
function classTable(): string {
  const { weekly } = facts[10]
  const classes: readonly (readonly [name: string, people: string, when: Opening])[] = [
    ['Gujarati, six levels', 'Children and adults', weekly['gujarati-classes']],
    ['Tabla and harmonium', 'Everyone', weekly['tabla-and-harmonium']],
    ['Bal Sabha', `Ages ${AGES['bal-sabha'].replace('-', ' to ')}`, weekly['bal-sabha']],
    [
      'Kishore Sabha',
      `Ages ${AGES['kishore-sabha'].replace('-', ' to ')}`,
      weekly['kishore-sabha'],
    ],
    ['Yoga at sunrise', 'Everyone', weekly['sunrise-yoga']],
  ]
  const rows = classes.map(
    ([name, people, [days, from]]) =>
      `<tr><td>${name}</td><td>${people}</td><td>${daysText(days)}, ${timeText(from)}</td></tr>`,
  )
  return `<h2>Classes</h2><table><thead><tr><th scope="col">Class</th><th scope="col">For</th><th scope="col">When</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export const learnPages = [
  contentPage({
    id: 4,
    title: 'Learn',
    description: 'Who we are, what we believe, and where to begin reading.',
    url: '/learn',
    texts: { 'gu-IN': LEARN },
    blocks: [
      block('HeroMosaic', 'welcome', {
        title: 'Begin anywhere',
        subtitle: 'Nine thousand books, one library, and a great many people who like to be asked.',
        medias: [45, 30, 13, 35, 50],
        cta: { pageId: 11 },
        ctaLabel: 'About us',
      }),
      block('Text', 'first-words', {
        isIntro: true,
        html: '<p>A deepmala is a tower of lamps. One is lit, and from it the next, and from that the next; the first grows no darker for it. There is no better summary of what we do.</p>',
      }),
      block('PromoCards', 'beliefs', { topic: 320 }, { displayName: 'Beliefs' }),
      block(
        'AboutTeaser',
        'about',
        {
          title: 'One lamp, then another',
          text: '<p>In 1935 a widow named Dahiben set a lamp on the steps of the Vadkund, because a neighbour had died and she could think of nothing better to do. Someone set another beside it.</p>',
          media: 19,
          colorOffset: true,
          link: { pageId: 11 },
          linkLabel: 'About us',
        },
        { displayName: 'About us' },
      ),
      block(
        'Columns',
        'classes',
        { count: 2, ratio: 'FIRST' },
        {
          displayName: 'Classes',
          slots: {
            column1: [
              block('Text', 'classes-text', {
                html: classTable(),
              }),
            ],
            column2: [block('Media', 'classes-picture', { medias: [162] })],
          },
        },
      ),
      block('ActivitiesPromo', 'activities', {}, { displayName: 'Activities' }),
      block('Media', 'pictures', { medias: [10, 31, 29], layout: 'GRID_1_2' }),
    ],
  }),
  contentPage({
    id: 11,
    title: 'About us',
    description: 'How one lamp on the steps of a kund became five mandirs in five countries.',
    url: '/learn/about-us',
    texts: { 'gu-IN': ABOUT },
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'About us',
        title: 'One lamp, then another',
        subtitle: 'Five mandirs, 4,100 volunteers, no paid fund-raisers.',
        background: 19,
        mediaPosition: 'LEFT_TOP',
        layout: 'LEFT',
      }),
      block('SectionNavigation', 'on-this-page'),
      block(
        'ExploreBackground',
        'history',
        {
          title: 'How it began',
          layout: 'TIMELINE',
          items: [
            {
              label: '1935',
              title: 'Vadodara',
              description:
                'A widow named Dahiben set a lamp on the steps of the Vadkund. The mandir came in 1951, when there were too many lamps for the steps.',
              media: 18,
            },
            {
              label: '1953',
              title: 'Nairobi',
              description:
                'Families who had come to build the railway laid a courtyard, and a doctor among them opened one room to anyone who stood outside.',
              media: 54,
            },
            {
              label: '1978',
              title: 'Leicester',
              description: 'Nine weavers bought the mill that had let them go.',
              media: 55,
            },
            {
              label: '1996',
              title: 'Brookfield',
              description: 'The first of 96 containers was opened on a meadow in Connecticut.',
              media: 1,
            },
            {
              label: '2007',
              title: 'Ottawa',
              description: 'Thirteen winters after a folding table in a school gym, limestone.',
              media: 5,
            },
          ],
        },
        { displayName: 'History' },
      ),
      block(
        'Media',
        'places',
        { medias: [7, 38, 53, 3, 8], layout: 'CAROUSEL' },
        { displayName: 'Five places' },
      ),
      block(
        'Section',
        'people',
        { title: 'Who keeps the lamps lit', background: 'dark', width: 'text' },
        {
          displayName: 'People',
          slots: {
            content: [
              block('Text', 'people-text', {
                html: '<p>Each mandir has a small council, elected for three years and unpaid. A trust of nine, two from each country save one, looks after the buildings and publishes audited accounts every spring. Nobody may serve longer than two terms, which has saved us from a great deal.</p>',
              }),
            ],
          },
        },
      ),
    ],
  }),
  contentPage({
    id: 12,
    title: 'Beliefs & Practices',
    description: 'Darshan, arti, seva and the shape of an ordinary day at the mandir.',
    url: '/learn/about-us/beliefs-and-practices',
    texts: { 'gu-IN': BELIEFS },
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'About us',
        title: 'Beliefs & Practices',
        subtitle: 'What we hold to be true, and what we do before breakfast.',
        background: 48,
        mediaPosition: 'RIGHT_TOP',
        layout: 'LEFT',
      }),
      block('SectionNavigation', 'on-this-page'),
      block(
        'Text',
        'belief',
        {
          html: '<h2>What we believe</h2><p>That there is one God, who can be loved; that the divine lives in every being, which settles most questions of conduct; that the heart can be cleaned like a lamp, daily and with patience; and that a teacher helps.</p><blockquote><p>Light yours first. Then you will see who needs one.</p></blockquote>',
        },
        { displayName: 'Belief' },
      ),
      block(
        'Faqs',
        'practice',
        {
          title: 'What we do',
          expandAll: true,
          items: [
            {
              question: 'Darshan',
              answer:
                '<p>To see the sacred image, and to know oneself seen. Nothing is asked; one stands, or sits, and looks.</p>',
            },
            {
              question: 'Arti',
              answer:
                '<p>Morning, noon and evening lamps are waved before the shrine, and the light is carried to everyone present.</p>',
            },
            {
              question: 'Seva',
              answer:
                '<p>Service without payment or praise: floors, dishes, accounts, bandages.</p>',
            },
            {
              question: 'Satsang',
              answer:
                '<p>Good company. On Sundays in the assembly hall, on other days wherever two people wash up together.</p>',
            },
            {
              question: 'Ahimsa',
              answer:
                '<p>Not to harm. It begins with the plate: the kitchen has been vegetarian since its first fire.</p>',
            },
            {
              question: 'Vrat',
              answer:
                '<p>Fasting on Ekadashi and some festivals, for those who are well and wish to.</p>',
            },
          ],
        },
        { displayName: 'Practice' },
      ),
      block('Media', 'pictures', { medias: [17, 27, 45], layout: 'ROW' }),
    ],
  }),
] as const
