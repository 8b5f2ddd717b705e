import { eventsOf } from './sample-event'

export const leicesterEvents = eventsOf(30, [
  {
    id: 31,
    category: 'Community',
    title: 'Sunday Kitchen',
    venue: 'Mill Floor',
    mediaId: 91,
    when: [1, '12:30', '15:00', 'SUNDAY'],
    description:
      'Khichdi, kadhi, rotli and something sweet for four hundred. Free to all; washing-up is open to all as well.',
  },
  {
    id: 32,
    category: 'Spiritual',
    title: 'Hanuman Chalisa Path',
    venue: 'Main Shrine',
    mediaId: 50,
    when: [3, '19:00', '20:15', 'SATURDAY'],
    description:
      'Eleven recitations together, then quiet. Booklets in Gujarati, Hindi and Roman script.',
  },
  {
    id: 33,
    category: 'Health & Wellness',
    title: 'Walking Football for Over-Fifties',
    venue: 'Abbey Park',
    mediaId: 117,
    when: [5, '10:00', '11:00', 'FRIDAY'],
    description: 'No running, plenty of arguing. Boots not needed.',
  },
  {
    id: 34,
    category: "Women's Activities",
    title: 'Sari Draping: Nine Ways',
    venue: 'Weaving Museum',
    mediaId: 137,
    when: [7, '14:00', '16:00', 'SATURDAY'],
    rsvp: true,
    description:
      'Nine regions, nine drapes, and the stories of the women who wore them to the mill.',
  },
  {
    id: 35,
    category: 'Community',
    title: 'Lights on Weavers Row',
    audience: 'Children & Families',
    venue: 'Weavers Row',
    mediaId: 76,
    when: [10, '17:30', '20:00'],
    description:
      'The street is closed, the lamps are lit, and the brass band has learned two garba tunes.',
  },
  {
    id: 36,
    category: 'Spiritual',
    title: 'Gita Reading Circle',
    venue: 'Upper Library',
    mediaId: 74,
    when: [13, '18:30', '20:00'],
    description: 'Chapter twelve, verse by verse, with time for questions.',
  },
  {
    id: 37,
    category: 'Health & Wellness',
    title: 'Diabetes: Cooking without Sugar',
    venue: 'Annapurna Kitchen',
    mediaId: 97,
    when: [18, '11:00', '13:00'],
    rsvp: true,
    description: 'A dietitian and two grandmothers rework six family recipes. You eat the results.',
  },
  {
    id: 38,
    category: "Women's Activities",
    title: 'Evening of Ras-Garba',
    venue: 'Mill Floor',
    mediaId: 78,
    when: [24, '19:30', '22:30', 'SATURDAY'],
    rsvp: true,
    description: 'Live dhol, mothers’ circle first. All ages welcome.',
  },
])
