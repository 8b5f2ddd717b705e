import type { ImportedPost } from '#schema/import/network-content'

/** News of the other locations. */
export const otherPosts: readonly ImportedPost[] = [
  {
    id: 21,
    title: 'A Boot Room Wins a Design Prize',
    slug: 'a-boot-room-wins-a-design-prize',
    type: 'NEWS',
    category: 'Mandir',
    description:
      'Nine hundred heated hooks, one drain that never freezes: the city’s jury calls Ottawa’s boot room “the warmest welcome of the year”.',
    mediaId: 169,
    locationId: 20,
    daysAgo: 2,
    content: [
      text(
        '<p>It began as a complaint. In the winter of 2019 the racks overflowed, the floor flooded, and eleven people went home in someone else’s boots.</p>',
      ),
      text(
        '<p>Two engineers of the Sunday sabha drew a better room on the back of a bhajan sheet: hooks on warm pipes, numbered tags, a sloped floor. It cost less than the carpets it saved. Last week it won the city’s prize for small interiors.</p>',
      ),
    ],
  },
  {
    id: 22,
    title: 'Two Thousand Mittens',
    slug: 'two-thousand-mittens',
    type: 'EXPERIENCE',
    category: 'Community',
    description: 'How a Thursday circle of nine knitters came to dress three schools.',
    mediaId: 123,
    locationId: 20,
    daysAgo: 12,
    content: [
      text(
        '<p>Savita Ben learned to knit at seventy, from a video, in a language she did not speak. “The hands understood,” she says.</p>',
      ),
    ],
  },
  {
    id: 23,
    title: 'Statement on the New Transit Line',
    slug: 'statement-on-the-new-transit-line',
    type: 'PRESS_RELEASE',
    category: 'Network',
    description:
      'The mandir welcomes the stop at Jockvale Meadow and asks for a shelter with a roof.',
    mediaId: null,
    locationId: 20,
    daysAgo: 20,
    content: [
      text(
        '<p>The Ottawa mandir welcomes the council’s decision. Four thousand visitors a month will be able to come without a car.</p>',
      ),
    ],
  },
  {
    id: 31,
    title: 'The Looms Run Again',
    slug: 'the-looms-run-again',
    type: 'NEWS',
    category: 'Community',
    description:
      'Two Lancashire looms, silent since 1971, wove eleven metres of cotton on Saturday.',
    mediaId: 130,
    locationId: 30,
    daysAgo: 5,
    content: [
      text(
        '<p>The noise was the surprise. “We used to lip-read,” says Manjula Mistry, who worked on this floor at nineteen and came to throw the first shuttle.</p>',
      ),
      text(
        '<p>The cloth will dress the shrines at the Patotsav. The looms run every first Saturday, from eleven to noon.</p>',
      ),
    ],
  },
  {
    id: 32,
    title: 'Four Hundred Plates, No Bin Bags',
    slug: 'four-hundred-plates-no-bin-bags',
    type: 'BLOG',
    category: 'Insights',
    description: 'What the Sunday kitchen learned in its first year without anything disposable.',
    mediaId: 98,
    locationId: 30,
    daysAgo: 18,
    content: [
      text(
        '<p>Steel plates last longer than arguments. That is the short version. The long version has three dishwashers, a rota and a song.</p>',
      ),
    ],
  },
  {
    id: 41,
    title: 'Eye Camp Sees Its Ten-Thousandth Patient',
    slug: 'eye-camp-sees-its-ten-thousandth-patient',
    type: 'NEWS',
    category: 'Health',
    description: 'Mama Wanjiru, 81, read the bottom line, then asked for the newspaper.',
    mediaId: 170,
    locationId: 40,
    daysAgo: 4,
    content: [
      text(
        '<p>The camp began in 1988 with one doctor, one lamp and a queue around the courtyard. The queue is still there; the doctors are now twelve.</p>',
      ),
    ],
  },
  {
    id: 51,
    title: 'Twelve New Apprentices',
    slug: 'twelve-new-apprentices',
    type: 'NEWS',
    category: 'Mandir',
    description:
      'The carving school has taken in twelve apprentices, four of them women, a first in its 90 years.',
    mediaId: 110,
    locationId: 50,
    daysAgo: 6,
    content: [
      text(
        '<p>This year’s twelve include four women, the first in the sheds since they were built.</p><p>For five years they will draw every morning and cut every afternoon. Their first task is the same as ever: one lotus petal, until it is right.</p>',
      ),
    ],
  },
  {
    id: 52,
    title: 'Rain Fills the Kund',
    slug: 'rain-fills-the-kund',
    type: 'EXPERIENCE',
    category: 'Experiences',
    description: 'All ninety-nine steps are under water for the first time in eleven years.',
    mediaId: 113,
    locationId: 50,
    daysAgo: 15,
    content: [
      text(
        '<p>The old men counted aloud as the steps went under. At ninety-nine someone rang the big bell, though it was three in the afternoon.</p>',
      ),
    ],
  },
]

function text(html: string): ImportedPost['content'][number] {
  return { text: html, videoUrl: null, media: null }
}
