import { FESTIVALS } from '../facts/festivals'
import { eventsOf } from './sample-event'

export const vadodaraEvents = eventsOf(50, [
  {
    id: 51,
    category: 'Spiritual',
    title: 'મંગળા આરતી · Mangala Arti',
    venue: 'મુખ્ય મંદિર',
    mediaId: 73,
    when: [1, '05:30', '06:15'],
    description:
      'The first arti of the day, with conch and bells, as the kund turns from black to blue.',
  },
  {
    id: 52,
    category: 'Community',
    title: 'શિલ્પકળા દર્શન · Carvers’ Open Workshop',
    venue: 'શિલ્પશાળા',
    mediaId: 15,
    when: [3, '10:00', '13:00', 'SATURDAY'],
    description:
      'Try the chisel on a piece of Bansipahar stone, beside men whose fathers cut the great dome.',
  },
  {
    id: 53,
    category: 'Health & Wellness',
    title: 'યોગ શિબિર · Yoga by the Kund',
    venue: 'Vadkund steps',
    mediaId: 168,
    when: [4, '06:00', '07:00'],
    description:
      'Asana and pranayama on the steps, seven mornings in a row. Come to one or to all.',
  },
  {
    id: 54,
    category: "Women's Activities",
    title: 'મહિલા સત્સંગ · Mahila Satsang',
    venue: 'સભાખંડ',
    mediaId: 84,
    when: [5, '15:30', '17:00', 'THURSDAY'],
    description:
      'Kirtan learned by ear, and a short talk on bringing up children without shouting.',
  },
  {
    id: 55,
    category: 'Spiritual',
    title: 'દીપોત્સવ · Deepotsav',
    venue: 'Vadkund',
    mediaId: 18,
    when: [1, '18:30', '21:00', FESTIVALS.diwali],
    rsvp: true,
    description:
      'Twenty-one thousand lamps on the steps of the kund. Volunteers meet at four to fill them.',
  },
  {
    id: 56,
    category: 'Community',
    title: 'અન્નક્ષેત્ર સેવા · Annakshetra Seva',
    venue: 'Kitchen',
    mediaId: 90,
    when: [12, '08:00', '11:00'],
    description: 'Roll rotli with us for the city hospital: two thousand by eleven.',
  },
  {
    id: 57,
    category: 'Health & Wellness',
    title: 'રક્તદાન શિબિર · Blood Donation Camp',
    venue: 'Guest house',
    mediaId: 170,
    when: [16, '09:00', '14:00'],
    description: 'With the medical college. Lime water and a marigold for every donor.',
  },
  {
    id: 58,
    category: 'Spiritual',
    title: 'પતંગ ઉત્સવ · Kites on the Roofs',
    audience: 'Children & Families',
    venue: 'મંદિરની અગાસી',
    mediaId: 83,
    when: [1, '00:00', '23:59', FESTIVALS.uttarayan],
    allDay: true,
    description: 'Kites from every roof, tal-na-ladu in every hand, lanterns after dark.',
  },
])
