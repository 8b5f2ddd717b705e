import { activitiesOf } from './activities-of'

/** The activities at Ottawa. */
export const ottawaActivities = activitiesOf(20, [
  {
    slug: 'youth-activities',
    title: 'Youth Activities · Activités jeunesse',
    icon: 'people',
    venue: 'Upper Room and Gymnasium',
    description:
      'Ages 4-22, in English, French and Gujarati: assembly, skating in winter, gardens in summer.',
    intro:
      '<p>We meet before the Sunday sabha. From December to March the first half hour is on the rink behind the mandir; helmets are lent.</p><p>On vous attend: les nouveaux sont toujours les bienvenus.</p>',
    mediaIds: [88, 123, 53],
    featured: true,
    signUp: true,
  },
  {
    slug: 'bal-sabha',
    title: 'Bal Sabha',
    icon: 'people',
    venue: 'Upper Room',
    description: 'Ages 4-13. A story, a song, a snack, and snow when there is any.',
    intro: '<p>Three groups by age. Please pack indoor shoes and a second pair of mittens.</p>',
    mediaIds: [101, 103],
  },
  {
    slug: 'kishore-sabha',
    title: 'Kishore Sabha',
    icon: 'people',
    venue: 'Library',
    description: 'Ages 14-21. Readings led by students, and a rota for driving the elders home.',
    intro:
      '<p>The youth lead the main assembly on the first Sunday of the month, from the tabla to the closing words.</p>',
    mediaIds: [104, 107],
  },
  {
    slug: 'sunday-sabha',
    title: 'Sunday Sabha',
    icon: 'lamp',
    venue: 'Main Hall',
    description: 'Bhajan, a reading in English and French, arti and supper.',
    intro:
      '<p>Boots to the left, coats to the right, everyone to the front: the hall is warm and fills early.</p>',
    mediaIds: [70, 40],
  },
  {
    slug: 'chair-yoga',
    title: 'Chair Yoga and Chai',
    icon: 'lotus',
    venue: 'Upper Room',
    description: 'Forty minutes of movement without leaving your seat, twenty of conversation.',
    intro: '<p>Made for stiff knees and long winters. A lift leads up.</p>',
    mediaIds: [95, 146],
    featured: true,
  },
  {
    slug: 'newcomers-desk',
    title: 'Newcomers’ Desk',
    icon: 'heart',
    venue: 'Foyer',
    description:
      'Forms, winter coats, school places, bus passes: someone here has done it all before.',
    intro:
      '<p>Bring your papers and your questions. We speak Gujarati, Hindi, Tamil, English and French.</p>',
    mediaIds: [134, 140],
    featured: true,
  },
  {
    slug: 'knitting-circle',
    title: 'Thursday Knitting Circle',
    icon: 'shikhara',
    venue: 'Library',
    description: 'Mittens for three schools and counting. Beginners get the blue wool.',
    intro: '<p>Needles and patience are provided.</p>',
    mediaIds: [153, 129],
    featured: true,
  },
])
