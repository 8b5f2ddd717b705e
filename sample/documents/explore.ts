import type { ImportedDocument } from '#schema/import/network-content'
import { block } from './block'
import { EXPLORE, placePage as placeInGujarati } from './gujarati/explore'
import * as hindi from './hindi/pages'
import { contentPage, promo } from './sample-document'

interface ExplorePlace {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly subtitle: string
  readonly picture: number
  readonly html: string
  readonly pictures: readonly number[]
  readonly layout: string
}

const PLACES: readonly ExplorePlace[] = [
  {
    id: 13,
    title: 'Mandir',
    slug: 'mandir',
    subtitle: 'Eleven thousand four hundred stones, and no two pillars alike.',
    picture: 2,
    html: '<h2>Stone that was never in a hurry</h2><p>The mandir follows the Nagara order of the Shilpa Shastra: a plinth for the earth, pillars for what grows, spires for what climbs. From the gate it seems to have one spire; come closer and there are five, then twenty-one, each leaning on the next.</p><p>Inside, look up. The great dome is nine rings of one stone each, held by nothing but one another.</p><h3>To look for</h3><ul><li>The peacock with a chisel in its beak, north porch</li><li>The elephant with nine toes, ninth pillar on the left</li><li>The unfinished petal, left so on purpose</li></ul>',
    pictures: [32, 48, 39],
    layout: 'GRID_1_2',
  },
  {
    id: 14,
    title: 'Haveli',
    slug: 'haveli',
    subtitle: 'A courtyard house of teak, joined without a nail.',
    picture: 9,
    html: '<h2>Nine thousand pieces, no nails</h2><p>The haveli was drawn after the merchants’ houses of old Gujarat: rooms around a court, galleries above, shade at every hour of the day. Its teak came from a dismantled pier at Mawlamyine, and had stood a hundred years in salt water before it was carved.</p><p>Today it holds the library, the classrooms and the office. The swing in the court is for everyone; adults pretend to be waiting for a child.</p>',
    pictures: [10, 13, 14, 30],
    layout: 'GRID_4',
  },
  {
    id: 15,
    title: 'Abhishek Mandap',
    slug: 'abhishek-mandap',
    subtitle: 'Where water is poured with a prayer of your own.',
    picture: 27,
    html: '<h2>Pour, and ask</h2><p>From Monday to Saturday, from opening until noon, anyone may pour a small vessel of water over the sacred image. You are given a thread for your wrist and a line to say, in Sanskrit or in your own language. What you ask for is your affair.</p><p>It takes five minutes. There is no charge, and no one will write down your name.</p>',
    pictures: [50, 26],
    layout: 'ROW',
  },
  {
    id: 16,
    title: 'Assembly Hall',
    slug: 'assembly-hall',
    subtitle: 'Room for twelve hundred, and for one.',
    picture: 40,
    html: '<h2>On Sundays, full</h2><p>At five on Sunday afternoon the hall fills from the front. There is kirtan, a talk, sometimes a play by the children in which a king is always overthrown; then arti, then dinner. Headsets carry English, Hindi and Spanish.</p><p>On other days it is lent for weddings, exams, blood donations and whatever else needs a large silence.</p>',
    pictures: [11, 48],
    layout: 'ROW',
  },
  {
    id: 17,
    title: 'Gymnasium',
    slug: 'gymnasium',
    subtitle: 'Two courts, a running track, yoga at sunrise.',
    picture: 41,
    html: '<h2>Strong backs carry lamps</h2><p>Basketball, volleyball and badminton whenever the campus is open, free for members and three dollars for guests. In winter the yoga of Monday and Saturday mornings moves in; the over-sixties have Tuesday mornings and defend them.</p>',
    pictures: [52],
    layout: 'SINGLE',
  },
  {
    id: 18,
    title: 'Garden',
    slug: 'garden',
    subtitle: 'The long pool, the lotus pond and nine hundred roses.',
    picture: 23,
    html: '<h2>Made for walking slowly</h2><p>Eleven acres, laid out along one line of water. The cypresses were planted as saplings by the children of the first Bal Sabha, who now bring their own. Nothing is sprayed; the marigolds look after the tomatoes, and the frogs look after the rest.</p><p>The lotus flowers for forty days from late July. Come before nine.</p>',
    pictures: [24, 26, 25, 31, 35, 34],
    layout: 'GRID_3',
  },
]

export const explorePages: readonly ImportedDocument[] = [
  contentPage({
    id: 5,
    title: 'Explore',
    description:
      'Mandir, haveli, abhishek mandap, assembly hall, gymnasium and garden: six places to begin with.',
    url: '/explore',
    texts: { 'gu-IN': EXPLORE, 'hi-IN': hindi.EXPLORE },
    blocks: [
      block('HeroMosaic', 'welcome', {
        title: 'Six places to begin with',
        subtitle: 'Allow two hours, or a whole day with lunch in between.',
        medias: [39, 6, 26, 51, 38, 11, 16],
        cta: { href: '/visit' },
        ctaLabel: 'Plan your visit',
      }),
      block('TableOfContents', 'contents', { title: 'On this page' }),
      block(
        'ExploreGrid',
        'places',
        {
          title: 'For looking',
          description: 'Leave your shoes at the door and take your time.',
          items: PLACES.slice(0, 3).map(placePromo),
        },
        { displayName: 'Mandir, haveli, mandap' },
      ),
      block(
        'ExploreGrid',
        'more-places',
        {
          title: 'For doing',
          description: 'Sit, play, walk: whatever the day asks for.',
          items: PLACES.slice(3).map(placePromo),
        },
        { displayName: 'Hall, gymnasium, garden' },
      ),
      block(
        'ExploreFeatures',
        'features',
        {
          items: [
            promo('151 pillars', 'No two alike; one has an elephant with nine toes.', 10, null),
            promo(
              'The great dome',
              'Nine rings of one stone each, held by nothing but one another.',
              32,
              null,
            ),
            promo(
              'Twelve hidden animals',
              'Children find them all. Adults stop at nine.',
              14,
              null,
            ),
            promo(
              'The star lattice',
              'At ten in the morning the floor is full of stars.',
              13,
              null,
            ),
          ],
        },
        { displayName: 'What to look for' },
      ),
      block(
        'Section',
        'hours-section',
        { title: 'Hour by hour', background: 'dark' },
        {
          displayName: 'Hour by hour',
          slots: { content: [block('Media', 'hours', { gallery: 100, layout: 'GRID_3' })] },
        },
      ),
      block('FeatureBanner', 'walk', {
        pretitle: 'Saturdays, ten to four',
        title: 'Guided walks',
        subtitle:
          '<p>On the hour, forty minutes, free. They start at the welcome desk and end wherever the questions do.</p>',
        background: 30,
        href: '/connect/events',
        linkLabel: 'See when',
        showBorder: true,
      }),
    ],
  }),
  ...PLACES.map(placePage),
]

function placePromo({ title, subtitle, picture, slug }: ExplorePlace) {
  return promo(title, subtitle, picture, `/explore/${slug}`)
}

function placePage(place: ExplorePlace): ImportedDocument {
  const { id, title, slug, subtitle, picture, html, pictures, layout } = place
  const index = PLACES.indexOf(place)
  const next = [1, 2, 3].map((step) => (index + step) % PLACES.length)
  return contentPage({
    id,
    title,
    description: subtitle,
    url: `/explore/${slug}`,
    texts: { 'gu-IN': placeInGujarati(index, next) },
    overPicture: true,
    blocks: [
      block('Hero', 'welcome', {
        pretitle: 'Explore',
        title,
        subtitle,
        background: picture,
        layout: 'BOTTOM',
      }),
      block('Text', 'about', { html }),
      block('Media', 'pictures', { medias: pictures, layout }),
      block('QuickLinks', 'quick-links'),
      block('ExploreGrid', 'next', {
        title: 'And from here',
        items: next.flatMap((other) => PLACES.slice(other, other + 1).map(placePromo)),
      }),
    ],
  })
}
