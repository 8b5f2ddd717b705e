import { EKADASHI, FESTIVALS, withoutSundays } from '../facts/festivals'
import { eventsOf } from './sample-event'

export const brookfieldEvents = eventsOf(10, [
  {
    id: 1,
    category: 'Spiritual',
    title: 'Sunday Assembly',
    venue: 'Assembly Hall',
    mediaId: 70,
    when: [1, '17:00', '19:30', 'SUNDAY'],
    description: 'Kirtan, a talk on patience, arti at seven, and dinner for everyone afterwards.',
  },
  {
    id: 2,
    category: 'Health & Wellness',
    title: 'Yoga at Sunrise',
    venue: 'East Lawn',
    mediaId: 52,
    when: [2, '06:00', '07:15', 'MONDAY'],
    description:
      'Gentle practice for every age. Mats are there; bring a jacket for the first ten minutes.',
  },
  {
    id: 3,
    category: 'Community',
    title: 'Annapurna Food Drive',
    venue: 'Forecourt',
    mediaId: 93,
    when: [4, '09:00', '14:00', 'SATURDAY'],
    rsvp: true,
    description:
      'We pack four hundred boxes for the county’s food banks. Rice, lentils, oil and tinned tomatoes are what is needed most.',
  },
  {
    id: 4,
    category: "Women's Activities",
    title: 'Rangoli Workshop',
    venue: 'Haveli Courtyard',
    mediaId: 82,
    when: [6, '10:30', '13:00', 'WEDNESDAY'],
    rsvp: true,
    description:
      'From first dots to a finished lotus in one morning. Colours are provided; old clothes are wise.',
  },
  {
    id: 5,
    category: 'Spiritual',
    title: 'Patotsav Mahapuja',
    venue: 'Main Shrine',
    mediaId: 67,
    when: [9, '08:00', '12:00'],
    rsvp: true,
    description:
      'The anniversary of the consecration, with mahapuja, abhishek and a satsang shibir in the afternoon. Families may take part in the rite together.',
  },
  {
    id: 6,
    category: 'Community',
    title: 'Open House: Behind the Carvings',
    venue: 'Welcome Desk',
    mediaId: 13,
    when: [11, '11:00', '12:30', 'TUESDAY'],
    description:
      'A walk with one of the carvers: how a pillar is drawn, cut, numbered, shipped and set.',
  },
  {
    id: 7,
    category: 'Health & Wellness',
    title: 'Heart Health Screening',
    venue: 'Gymnasium',
    mediaId: 122,
    when: [15, '09:30', '15:00', 'THURSDAY'],
    description:
      'Blood pressure, cholesterol and a quiet word with a cardiologist. Free, no appointment needed.',
  },
  {
    id: 8,
    category: 'Spiritual',
    title: 'Ekadashi Bhajan Evening',
    venue: 'Pillared Hall',
    mediaId: 68,
    // On Sundays the pillared hall is closed.
    when: [1, '16:30', '18:30', withoutSundays(EKADASHI)],
    description:
      'Two hours of song by lamplight, in Gujarati, Hindi and English. Words are on the wall.',
  },
  {
    id: 9,
    category: "Women's Activities",
    title: 'Mahila Mandal: Stories of the Saints',
    venue: 'Library',
    mediaId: 101,
    when: [20, '14:00', '15:30', 'FRIDAY'],
    description: 'This month Mirabai, told and sung. Chai follows, as it always does.',
  },
  {
    id: 10,
    category: 'Community',
    title: 'Kite Festival on the Hill',
    audience: 'Children & Families',
    venue: 'The Hill',
    mediaId: 46,
    when: [1, '00:00', '23:59', FESTIVALS.uttarayan],
    allDay: true,
    description:
      'Six hundred kites, one sky. Cotton string only, please; undhiyu and jalebi from noon.',
  },
  {
    id: 11,
    category: 'Spiritual',
    title: 'Satsang Shibir: Three Days of Quiet',
    venue: 'Haveli',
    mediaId: 9,
    when: [34, '07:00', '19:00', 'WEDNESDAY'],
    rsvp: true,
    description:
      'Readings, walking and long silences. Places for eighty; simple rooms in the haveli for those from afar.',
  },
])
