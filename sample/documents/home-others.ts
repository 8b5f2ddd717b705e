import { block } from './block'
import { LEICESTER, NAIROBI, VADODARA } from './gujarati/homes'
import { locationPage, promo } from './sample-document'

/** The home pages of Leicester, Nairobi and Vadodara, each composed differently. */
export const leicesterHome = locationPage({
  id: 30,
  locationId: 30,
  title: 'Deepmala Mandir, Leicester',
  description:
    'A mandir, a kitchen and a weaving museum in a Victorian mill on Weavers Row, Leicester.',
  overPicture: true,
  texts: { 'gu-IN': LEICESTER },
  blocks: [
    block('Hero', 'welcome', {
      shouldUseLocation: true,
      showDirections: true,
      background: 55,
      actions: [{ label: 'Plan your visit', link: { href: '/visit' } }],
    }),
    block('HoursCard', 'opening-times', { showFull: true }, { displayName: 'Hours' }),
    block('Text', 'story', {
      isIntro: true,
      html: '<p>The looms stopped in 1971. The bells began in 1978, when nine families who had worked at those looms bought the mill for less than the price of its lead.</p>',
    }),
    block('Media', 'pictures', { gallery: 120, layout: 'GRID_4' }, { displayName: 'Pictures' }),
    block('EventsPromo', 'events', { count: 3 }, { displayName: 'Events' }),
    block(
      'AboutTeaser',
      'weaving-museum',
      {
        title: 'The weaving museum',
        text: '<p>Eleven looms, a punch-card library and Mr Desai, who worked the fourth from the window until it stopped and will show you what his hands still know.</p>',
        media: 30,
        colorOffset: true,
        link: { href: '/visit' },
        linkLabel: 'Plan a visit',
      },
      { displayName: 'Museum' },
    ),
    block('NewsPromo', 'news', {}, { displayName: 'News' }),
    block(
      'Section',
      'kitchen',
      { title: 'Sunday Kitchen', background: 'offset', width: 'text' },
      {
        displayName: 'Sunday Kitchen',
        slots: {
          content: [
            block('Text', 'kitchen-text', {
              html: '<p>Every Sunday at half past twelve, for anyone who is hungry: khichdi, kadhi, rotli, a vegetable and something sweet. There is no queue for the poor and no table for the rich. You sit where there is room and someone fills your plate.</p><p>We cook for four hundred. To help, come at eight and bring an apron.</p>',
            }),
            block('Media', 'kitchen-picture', { medias: [43], restrictHeight: true }),
          ],
        },
      },
    ),
    block(
      'GettingHere',
      'getting-here',
      {
        note: '<p>Ten minutes on foot from the bus station. The yard behind the mill has forty spaces; please leave the cobbles free for the bread van.</p>',
      },
      { displayName: 'Getting here' },
    ),
  ],
})

export const nairobiHome = locationPage({
  id: 40,
  locationId: 40,
  title: 'Deepmala Mandir, Nairobi',
  description:
    'A mandir and a free clinic around one courtyard of jacarandas in Nairobi. Open every day.',
  overPicture: true,
  texts: { 'gu-IN': NAIROBI },
  blocks: [
    block('Hero', 'welcome', {
      shouldUseLocation: true,
      showDirections: true,
      background: 54,
      layout: 'BOTTOM',
      actions: [{ label: 'Plan your visit', link: { href: '/visit' } }],
    }),
    block('HoursCard', 'opening-times', {}, { displayName: 'Hours' }),
    block('Text', 'courtyard', {
      isIntro: true,
      html: '<p>On one side of the courtyard the bells, on the other the benches of the clinic. People come for the one and stay for the other, in both directions.</p>',
    }),
    block('FeaturedCarousel', 'featured', {
      slides: [
        {
          media: 13,
          pretitle: 'Free clinic',
          title: 'Ten thousand pairs of spectacles',
          description:
            'The eye camp sees everyone who comes before four. It has done so since 1988.',
          link: { href: '/connect/events/41' },
          linkLabel: 'The next eye camp',
        },
        {
          media: 26,
          pretitle: 'Community',
          title: 'A thousand trees a season',
          description:
            'We plant at Karura with the schools around us. Gloves and samosa are provided.',
          link: { href: '/connect/events/43' },
          linkLabel: 'Plant with us',
        },
        {
          media: 34,
          pretitle: 'Bhajan Sandhya',
          title: 'The last song is in Kiswahili',
          description: 'Harmonium, tabla and a choir of forty, on a Friday evening.',
          link: { href: '/connect/events/46' },
          linkLabel: 'Come and sing',
        },
      ],
    }),
    block('EventsPromo', 'events', {}, { displayName: 'Events' }),
    block(
      'DarkPromo',
      'compound',
      {
        title: 'One compound',
        description: 'Mandir, clinic and school share a wall, a well and a kettle.',
        items: [
          promo(
            'The clinic',
            'Free since 1953; Tuesday, Thursday and Saturday from nine.',
            14,
            '/services',
          ),
          promo('The nursery', 'Seedlings for a thousand trees a season.', 31, '/connect'),
          promo('The choir', 'Three languages, one harmonium.', 35, '/connect/events'),
        ],
      },
      { displayName: 'Compound' },
    ),
    block('ActivitiesPromo', 'activities', {}, { displayName: 'Activities' }),
    block('Media', 'pictures', { gallery: 130, layout: 'GRID_1_2' }, { displayName: 'Pictures' }),
    block('GettingHere', 'getting-here', {}, { displayName: 'Getting here' }),
  ],
})

export const vadodaraHome = locationPage({
  id: 50,
  locationId: 50,
  title: 'Deepmala Mandir, Vadodara',
  description:
    'The first Deepmala mandir, beside the stepped Vadkund in Vadodara, with its carving school and guest house.',
  overPicture: true,
  texts: { 'gu-IN': VADODARA },
  blocks: [
    block('Hero', 'welcome', {
      shouldUseLocation: true,
      showDirections: true,
      background: 7,
      mediaPosition: 'RIGHT_TOP',
      actions: [{ label: 'Plan your visit', link: { href: '/visit' } }],
    }),
    block('HoursCard', 'opening-times', {}, { displayName: 'Hours' }),
    block('SectionNavigation', 'on-this-page'),
    block(
      'Text',
      'first-lamp',
      {
        html: '<h2 lang="gu">પહેલો દીવો</h2><p lang="gu">સંવત ૧૯૯૧ની દિવાળીએ વડકુંડના પગથિયે એક દીવો મુકાયો. બીજા વર્ષે સો હતા. આજે એકવીસ હજાર છે, અને પાંચ દેશોમાં તેમની જ્યોત પહોંચી છે.</p><h2>The first lamp</h2><p>On Diwali of 1935 someone set a single lamp on the steps of the kund. The year after there were a hundred. Today there are twenty-one thousand, and their light has travelled to mandirs in five countries.</p>',
      },
      { displayName: 'પહેલો દીવો' },
    ),
    block('Media', 'kund', { medias: [18], layout: 'SINGLE', restrictHeight: true }),
    block(
      'Section',
      'carvers',
      { title: 'શિલ્પશાળા · The carving school', background: 'dark' },
      {
        displayName: 'શિલ્પશાળા',
        slots: {
          content: [
            block('Text', 'carvers-text', {
              html: '<p>Five years, one chisel, and as many lotus petals as it takes. Every Deepmala mandir was cut in these sheds; visitors may watch from the gallery, and on open days hold the hammer.</p>',
            }),
            block('Media', 'carvers-pictures', { medias: [32, 30, 9], layout: 'GRID_3' }),
          ],
        },
      },
    ),
    block(
      'EventsPromo',
      'events',
      { title: 'આગામી કાર્યક્રમો · Upcoming Events', count: 4 },
      { displayName: 'કાર્યક્રમો' },
    ),
    block('MandirMoods', 'moods', {
      title: 'કુંડના રંગ · Moods of the kund',
      medias: [39, 6, 19, 4, 46],
    }),
    block('MurtiDarshan', 'darshan', {}, { displayName: 'દર્શન' }),
    block('NewsPromo', 'news', { title: 'સમાચાર · Latest News' }, { displayName: 'સમાચાર' }),
    block('GettingHere', 'getting-here', {}, { displayName: 'સરનામું' }),
  ],
})
