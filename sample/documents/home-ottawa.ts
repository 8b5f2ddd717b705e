import { phoneHref } from '../facts/facts'
import { block } from './block'
import { OTTAWA } from './gujarati/homes'
import { locationPage, promo } from './sample-document'

/** Ottawa's own home page: winter, boots and chai. */
export const ottawaHome = locationPage({
  id: 2,
  locationId: 20,
  title: 'Deepmala Mandir, Ottawa',
  description:
    'The Ottawa mandir: darshan every day, Sunday sabha, a heated boot room and hot chai. Today’s hours, events and how to reach us by bus or car.',
  overPicture: true,
  texts: { 'gu-IN': OTTAWA },
  blocks: [
    block('Hero', 'welcome', {
      shouldUseLocation: true,
      showDirections: true,
      background: 5,
      layout: 'LEFT',
      actions: [
        { label: 'Plan your visit', link: { href: '/visit' } },
        { label: 'Call us', link: { href: phoneHref(20) } },
      ],
    }),
    block('HoursCard', 'opening-times', {}, { displayName: 'Hours' }),
    block('Announcements', 'announcements', {
      body: '<p><strong>The east door is open again.</strong> The heated ramp works, and so does the bell. Thank you for your patience, and for the shovels.</p>',
    }),
    block('QuickLinks', 'quick-links', { showBorder: true }),
    block(
      'EventsPromo',
      'events',
      { title: 'This fortnight in Ottawa', count: 3 },
      { displayName: 'Events' },
    ),
    block(
      'Section',
      'winter',
      { title: 'Winter, and how we do it', background: 'dark' },
      {
        displayName: 'Winter',
        slots: {
          content: [
            block('Text', 'winter-text', {
              html: '<p>The boot room is to your left as you come in: nine hundred heated hooks and a numbered tag for each. Leave the snow there. In the foyer someone will put a cup in your hand before you have found your glasses.</p><p lang="fr">Nous parlons aussi français\u00a0: adressez-vous à Ketan ou Mireille à l’accueil.</p>',
            }),
            block('Media', 'winter-pictures', { medias: [8, 53, 50], layout: 'GRID_3' }),
          ],
        },
      },
    ),
    block(
      'Text',
      'story',
      {
        html: '<h2>From a school gym to limestone</h2><p>The first sabha met in 1994 in a rented gym in Nepean, with a folding table for a shrine and forty people who had all brought too much food. For thirteen years everything was carried in on Sunday and carried out again on Sunday night.</p><p>The mandir was opened in 2007. Its limestone comes from quarries an hour away, its doors from Lanark maple, its shrine from the Vadkund. The folding table is still here, in the library, under the globe.</p>',
      },
      { displayName: 'Our story' },
    ),
    block('Media', 'children', { gallery: 111, layout: 'ROW' }, { displayName: 'Bal Sabha' }),
    block('ActivitiesPromo', 'activities', {}, { displayName: 'Activities' }),
    block(
      'CircularPromo',
      'around',
      {
        title: 'Around the mandir',
        description: 'Three places that people come back for.',
        items: [
          promo(
            'The pillared hall',
            'Limestone below, maple above, and light between.',
            11,
            '/explore/mandir',
          ),
          promo('The library', 'Nine hundred books, and the folding table.', 44, '/learn'),
          promo('The kitchen', 'Open whenever you can smell it.', 43, '/services'),
        ],
      },
      { displayName: 'Around' },
    ),
    block('NewsPromo', 'news', {}, { displayName: 'News' }),
    block(
      'Faqs',
      'questions',
      {
        title: 'Before your first visit',
        items: [
          {
            question: 'Is the mandir open when it snows?',
            answer:
              '<p>Always. If the city closes the roads we say so on the phone line; the doors stay open for anyone who lives next door.</p>',
          },
          {
            question: 'Where do my boots go?',
            answer:
              '<p>In the boot room, on a heated hook, against a numbered tag. Bring a second pair of socks.</p>',
          },
          {
            question: 'Is there a bus?',
            answer:
              '<p>Route 170 stops at Jockvale Meadow every half hour until 10:30pm; from there it is four minutes on foot.</p>',
          },
          {
            question: 'In which languages is the sabha?',
            answer:
              '<p>Gujarati and English, with French and Hindi on headsets. The children’s sabha is in English.</p>',
          },
        ],
      },
      { displayName: 'Questions' },
    ),
    block(
      'GettingHere',
      'getting-here',
      {
        note: '<p>The east door has a heated ramp. In winter please keep the lane free for the plough until 7:00am.</p>',
      },
      { displayName: 'Getting here' },
    ),
    block('EmailSignUp', 'sign-up', { title: 'News from Ottawa' }),
  ],
})
