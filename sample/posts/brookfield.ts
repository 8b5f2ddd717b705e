import type { ImportedPost } from '#schema/import/network-content'

export const brookfieldPosts: readonly ImportedPost[] = [
  {
    id: 1,
    title: 'The Great Dome Is Open Again',
    slug: 'the-great-dome-is-open-again',
    type: 'NEWS',
    category: 'Mandir',
    description:
      'After fourteen months of cleaning by hand, the scaffolding has come down and the nine rings of the dome can be seen for the first time since 2024.',
    mediaId: 32,
    locationId: 10,
    daysAgo: 3,
    content: [
      {
        text: '<p>The last of the scaffolding left on Tuesday night, on the same truck that brought it. By six the next morning eighty people were lying on their backs on the assembly floor, looking up.</p>',
        videoUrl: null,
        media: null,
      },
      { text: null, videoUrl: null, media: { layout: 'SINGLE', mediaIds: [32] } },
      {
        text: '<h2>Cotton buds and rain water</h2><p>Twenty-two volunteers cleaned 1,940 carved figures with nothing stronger than rain water. “You start with a toothbrush,” says Hansa Patel, who came every Thursday, “and after a month you have a favourite peacock.”</p><p>The restorers found one thing nobody expected: a carver’s thumbprint, fired into a clay plug behind the seventh ring.</p>',
        videoUrl: null,
        media: null,
      },
      { text: null, videoUrl: null, media: { layout: 'GRID_3', mediaIds: [11, 40, 13] } },
      {
        text: '<p>Tours beneath the dome run on the hour every Saturday until the end of the year. There is no charge and no list; gather at the welcome desk.</p>',
        videoUrl: null,
        media: null,
      },
    ],
  },
  {
    id: 2,
    title: 'Four Hundred Families, One Saturday',
    slug: 'four-hundred-families-one-saturday',
    type: 'NEWS',
    category: 'Community',
    description:
      'The autumn food drive filled every shelf of the county food bank. What was packed, who packed it, and when the next one is.',
    mediaId: 94,
    locationId: 10,
    daysAgo: 9,
    content: [
      {
        text: '<p>At nine there was an empty forecourt and a lorry; at two there was a full lorry and an empty forecourt. In between, 260 volunteers packed 9.4 tonnes.</p>',
        videoUrl: null,
        media: null,
      },
      {
        text: '<p>Each box feeds a family of four for a week: rice, lentils, flour, oil, tinned tomatoes, tea, and a card drawn by the children of the Bal Sabha. Forty boxes went out without onion and garlic, sixty without gluten.</p>',
        videoUrl: null,
        media: null,
      },
      { text: null, videoUrl: null, media: { layout: 'ROW', mediaIds: [93, 158] } },
    ],
  },
  {
    id: 3,
    title: 'Deepmala Mandirs Publish Their Accounts for 2025',
    slug: 'deepmala-mandirs-publish-their-accounts-for-2025',
    type: 'PRESS_RELEASE',
    category: 'Network',
    description:
      'Five mandirs, 4,100 volunteers, 61 cents of each dollar to food, health and schooling. The audited accounts are public.',
    mediaId: null,
    locationId: 10,
    daysAgo: 16,
    content: [
      {
        text: '<p><strong>Brookfield, Connecticut.</strong> The Deepmala mandirs have published audited accounts for 2025, their fortieth year. Income rose by six percent, almost all of it in gifts of less than one hundred dollars.</p>',
        videoUrl: null,
        media: null,
      },
      {
        text: '<table><thead><tr><th scope="col">Spent on</th><th scope="col">Share</th></tr></thead><tbody><tr><td>Food</td><td>27 %</td></tr><tr><td>Health</td><td>19 %</td></tr><tr><td>Schooling</td><td>15 %</td></tr><tr><td>Upkeep of buildings</td><td>31 %</td></tr><tr><td>Administration</td><td>8 %</td></tr></tbody></table><p>For questions write to <a href="mailto:press@example.org">press@example.org</a>.</p>',
        videoUrl: null,
        media: null,
      },
    ],
  },
  {
    id: 4,
    title: 'What a Pillar Weighs',
    slug: 'what-a-pillar-weighs',
    type: 'BLOG',
    category: 'Insights',
    description:
      'A carver from Vadodara spends a month among the pillars his father cut, and finds a mistake nobody had noticed for thirty years.',
    mediaId: 131,
    locationId: 10,
    daysAgo: 23,
    content: [
      {
        text: '<p>My father never saw this hall. He cut eleven of its pillars in a shed beside the Vadkund, numbered them in chalk, and watched them leave on a train.</p>',
        videoUrl: null,
        media: null,
      },
      {
        text: '<p>I walked in on a Monday and counted. The fourth on the left is his: nobody else gave the elephants eyelashes. The ninth is his as well, and there the elephant has five toes on the left foot and four on the right. I told the mandir’s caretaker, who fetched a ladder, looked, and said: “We will not mend that.”</p><blockquote><p>A pillar weighs what it carries. The rest is stone.</p></blockquote>',
        videoUrl: null,
        media: null,
      },
    ],
  },
  {
    id: 5,
    title: 'My First Arti',
    slug: 'my-first-arti',
    type: 'EXPERIENCE',
    category: 'Experiences',
    description:
      'She came for the architecture and stayed for the bells. A visitor from New Haven on eleven minutes that she keeps coming back for.',
    mediaId: 65,
    locationId: 10,
    daysAgo: 31,
    content: [
      {
        text: '<p>I had read about the stone. Nobody had told me about the sound: one bell, then forty, then a drum that you hear with your ribs.</p>',
        videoUrl: null,
        media: null,
      },
      {
        text: '<p>A girl of about six saw that I did not know what to do when the lamp came round. She passed her hands over the flame, then over her face, and looked at me the way teachers do. I copied her. That was all, and I have driven up every second Friday since.</p>',
        videoUrl: null,
        media: null,
      },
    ],
  },
  {
    id: 6,
    title: 'New Opening Hours from Next Month',
    slug: 'new-opening-hours-from-next-month',
    type: 'NEWS',
    category: 'Mandir',
    description:
      'The library will open an hour earlier on Saturdays. To be announced on the first.',
    mediaId: 177,
    locationId: 10,
    // Not out yet: visitors see it in ten days.
    daysAgo: -10,
    content: [
      {
        text: '<p>From the first of the month the library opens at nine on Saturdays, an hour before the Gujarati classes.</p>',
        videoUrl: null,
        media: null,
      },
    ],
  },
  {
    id: 7,
    title: 'Car Park B Closed for Resurfacing',
    slug: 'car-park-b-closed-for-resurfacing',
    type: 'NEWS',
    category: 'Mandir',
    description: 'Please use car parks A and C until the end of the week.',
    mediaId: null,
    locationId: 10,
    daysAgo: 40,
    // Over: nobody sees it any longer.
    expiresInDays: -30,
    content: [
      {
        text: '<p>Car park B gets a new surface. The shuttle stops at A and C every ten minutes.</p>',
        videoUrl: null,
        media: null,
      },
    ],
  },
]
