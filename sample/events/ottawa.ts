import { FULL_MOONS } from '../facts/festivals'
import { eventsOf } from './sample-event'

export const ottawaEvents = eventsOf(20, [
  {
    id: 21,
    category: 'Spiritual',
    title: 'Sunday Sabha',
    venue: 'Main Hall',
    mediaId: 152,
    when: [1, '16:30', '19:00', 'SUNDAY'],
    description:
      'Bhajan, a reading in English and French, arti and supper. The first Sunday is led by the youth.',
  },
  {
    id: 22,
    category: 'Community',
    title: 'Hands for a Neighbour',
    venue: 'Boot Room',
    mediaId: 132,
    when: [3, '08:00', '11:00', 'SATURDAY'],
    description:
      'Teams of four, a street of our older neighbours, and whatever the season asks for: rakes, paint or shovels. Pancakes when you are back.',
  },
  {
    id: 23,
    category: 'Health & Wellness',
    title: 'Chair Yoga and Chai',
    venue: 'Upper Room',
    mediaId: 115,
    when: [5, '10:00', '11:00', 'THURSDAY'],
    description: 'Forty minutes of movement without leaving your seat, twenty of conversation.',
  },
  {
    id: 24,
    category: "Women's Activities",
    title: 'Knitting for Newcomers',
    venue: 'Library',
    mediaId: 129,
    when: [6, '18:30', '20:30', 'THURSDAY'],
    description:
      'Hats and mittens for families in their first Canadian winter. Beginners get the blue wool.',
  },
  {
    id: 25,
    category: 'Spiritual',
    title: 'Satyanarayan Katha',
    venue: 'Main Shrine',
    mediaId: 66,
    // It is told on the day of the full moon.
    when: [1, '18:00', '20:30', FULL_MOONS],
    rsvp: true,
    description:
      'The old story told in five chapters, in Gujarati with English beside it, and warm sheero for everyone at the end.',
  },
  {
    id: 26,
    category: 'Community',
    title: 'Evening on the Canal',
    audience: 'Children & Families',
    venue: 'Fifth Avenue steps',
    mediaId: 124,
    when: [12, '18:00', '20:00'],
    description:
      'Meet at the steps; we skate when it is frozen and walk when it is not, to the lake and back. Cocoa on the way.',
  },
  {
    id: 27,
    category: 'Health & Wellness',
    title: 'Vaccination Clinic with Ottawa Public Health',
    venue: 'Foyer',
    mediaId: 178,
    when: [14, '13:00', '17:00'],
    description:
      'Walk in, roll up a sleeve, be out in ten minutes. Interpreters for Gujarati, Hindi and Tamil.',
  },
  {
    id: 28,
    category: 'Spiritual',
    title: 'Annakut for the Patotsav',
    venue: 'Main Hall',
    mediaId: 85,
    when: [19, '11:00', '18:00'],
    description:
      'Five hundred dishes in seven tiers, offered at eleven and shared until they are gone.',
  },
  {
    id: 29,
    category: "Women's Activities",
    title: 'Garba Practice for the Winter Gala',
    audience: 'Youth',
    venue: 'Gymnasium',
    mediaId: 79,
    when: [22, '18:00', '20:30'],
    description: 'Dodhiyu and raas, from the first step. Indoor shoes or bare feet.',
  },
])
