import { wisdomOf } from './wisdom-of'

/** The stories of people, in their own words. */
export const stories = wisdomOf('Inspiring Stories', [
  {
    id: 21,
    kind: 'ARTICLE',
    title: 'My First Arti',
    pretitle: 'Letters to the Mandir',
    subtitle: 'A visitor from New Haven',
    description:
      'She came for the architecture and stayed for the bells: eleven minutes she keeps coming back for.',
    mediaId: 64,
    daysAgo: 5,
    href: '/connect/news/my-first-arti',
    featured: true,
  },
  {
    id: 22,
    kind: 'VIDEO',
    title: 'The Clinic under the Jacaranda',
    pretitle: 'People of the Network',
    subtitle: 'Nairobi',
    description:
      'Seventy years of one courtyard, one long bench and doctors who give up their Saturdays.',
    mediaId: 143,
    daysAgo: 7,
  },
  {
    id: 23,
    kind: 'PODCAST',
    title: 'Two Looms and a Grandmother',
    pretitle: 'People of the Network',
    subtitle: 'Leicester',
    description:
      'Manjula Mistry worked the mill at nineteen. At seventy-four she came back to teach it to sing.',
    mediaId: 130,
    daysAgo: 11,
  },
  {
    id: 24,
    kind: 'ARTICLE',
    title: 'The Boy Who Counted the Steps',
    pretitle: 'Stories from Vadkund',
    subtitle: 'Bhaskar Vyas',
    description:
      'Ninety-nine steps go down to the water. He was sure there were a hundred, and went to look.',
    mediaId: 168,
    daysAgo: 16,
  },
  {
    id: 25,
    kind: 'VIDEO',
    title: 'Skates, Mittens, Arti',
    pretitle: 'People of the Network',
    subtitle: 'Ottawa',
    description: 'A newcomer family’s first winter, filmed by their eleven-year-old daughter.',
    mediaId: 124,
    daysAgo: 22,
  },
  {
    id: 26,
    kind: 'PODCAST',
    title: 'The Night the Kitchen Had No Gas',
    pretitle: 'Kitchen Stories',
    subtitle: 'Brookfield',
    description: 'Nine hundred guests, four hours and every camping stove in the county.',
    mediaId: 89,
    daysAgo: 28,
  },
  {
    id: 27,
    kind: 'VIDEO',
    title: 'A Carver’s Last Elephant',
    pretitle: 'Stories from Vadkund',
    subtitle: 'Devji Sompura',
    description: 'His hands had stopped obeying him. His grandson lent him his.',
    mediaId: 131,
    daysAgo: 35,
  },
  {
    id: 28,
    kind: 'ARTICLE',
    title: 'Kites for a Hospital Roof',
    pretitle: 'Letters to the Mandir',
    subtitle: 'Bal Sabha, Vadodara',
    description:
      'The children could not bring the patients to Uttarayan, so they brought Uttarayan upstairs.',
    mediaId: 83,
    daysAgo: 48,
  },
  {
    id: 29,
    kind: 'PODCAST',
    title: 'One Hundred Thousand Rotli',
    pretitle: 'Kitchen Stories',
    subtitle: 'Vadodara',
    description:
      'What two sisters have learned from forty years at one griddle, and what they still burn.',
    mediaId: 90,
    daysAgo: 55,
  },
])
