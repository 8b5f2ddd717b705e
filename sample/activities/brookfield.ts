import { activitiesOf, youthSessions } from './activities-of'

/** What people join at Brookfield. */
export const brookfieldActivities = activitiesOf(10, [
  {
    slug: 'youth-activities',
    title: 'Youth Activities',
    icon: 'people',
    timing: 'Sundays, 3:30pm to 5:00pm',
    venue: 'Haveli, upper floor',
    description:
      'For everyone between 4 and 22: songs, stories, sport and a great deal of noise before the assembly.',
    intro:
      '<p>Sunday afternoons belong to the young. The little ones begin with a song and a story; the older ones with an argument, which is the same thing at that age. At five everyone walks down to the assembly together.</p><p>Volunteers are trained and checked, two to a room. The first visit needs no sign-up: bring your child, stay for chai.</p>',
    mediaIds: [118, 104, 47],
    featured: true,
    sessions: youthSessions('Sundays, 3:30pm to 4:45pm', 'Sundays, 3:30pm to 5:00pm'),
    signUp: true,
  },
  {
    slug: 'bal-sabha',
    title: 'Bal Sabha',
    icon: 'people',
    timing: 'Sundays, 3:30pm to 4:45pm',
    venue: 'Haveli, room of the peacocks',
    description: 'Ages 4-13. Stories, kirtan, games and a thought to take home.',
    intro:
      '<p>Four groups by age, each with a room and a story of its own. Every month ends with a small play for parents.</p>',
    mediaIds: [103, 105],
    sessions: [{ title: 'Bal Sabha', ages: '4-13', timing: 'Sundays, 3:30pm to 4:45pm' }],
  },
  {
    slug: 'kishore-sabha',
    title: 'Kishore Sabha',
    icon: 'people',
    timing: 'Sundays, 3:30pm to 5:00pm',
    venue: 'Haveli, east room',
    description: 'Ages 14-21. Scripture, questions without a wrong answer, and basketball.',
    intro:
      '<p>Half the time is for reading, half for whatever is on somebody’s mind: exams, faith, friends, the news. The gymnasium is booked afterwards.</p>',
    mediaIds: [104, 41],
    sessions: [{ title: 'Kishore Sabha', ages: '14-21', timing: 'Sundays, 3:30pm to 5:00pm' }],
  },
  {
    slug: 'sunday-assembly',
    title: 'Sunday Assembly',
    icon: 'lamp',
    timing: 'Sundays, 5:00pm to 7:30pm',
    venue: 'Assembly Hall',
    description: 'Kirtan, a talk, arti and dinner: the week’s one fixed point, open to all.',
    intro:
      '<p>Come at five for the singing or at six for the talk. Headsets carry the English; the arti needs no translation.</p>',
    mediaIds: [40, 92],
  },
  {
    slug: 'gujarati-classes',
    title: 'Gujarati Classes',
    icon: 'book',
    timing: 'Saturdays, 10:00am to 11:30am',
    venue: 'Library',
    description:
      'Six levels, from the first letter to the newspaper. Children and adults learn in separate rooms.',
    intro:
      '<p>ક થી જ્ઞ સુધી, રમતાં રમતાં. Classes follow the school year; newcomers may join in the first week of any term.</p>',
    mediaIds: [100, 162],
    featured: true,
    signUp: true,
  },
  {
    slug: 'tabla-and-harmonium',
    title: 'Tabla and Harmonium',
    icon: 'music',
    timing: 'Wednesdays, 6:00pm to 7:30pm',
    venue: 'Pillared Hall',
    description: 'Lessons for beginners and a practice hour for those who play in the assembly.',
    intro:
      '<p>Instruments are lent for the first year. Children may start as soon as their feet reach the floor.</p>',
    mediaIds: [69, 151],
    featured: true,
    signUp: true,
  },
  {
    slug: 'sunrise-yoga',
    title: 'Yoga at Sunrise',
    icon: 'lotus',
    timing: 'Saturdays, 6:00am to 7:15am',
    venue: 'East Lawn',
    description:
      'Gentle practice for every age, on the lawn in summer and in the gymnasium in winter.',
    intro: '<p>Mats are there. No experience needed, no mirror provided.</p>',
    mediaIds: [114, 1],
    featured: true,
  },
  {
    slug: 'mahila-mandal',
    title: 'Mahila Mandal',
    icon: 'lamp',
    timing: 'Every other Friday, 2:00pm to 3:30pm',
    venue: 'Library',
    description: 'The women’s circle: stories of the saints, a song learned by heart, and chai.',
    intro:
      '<p>The circle is older than the building. It has no chair, no minutes and an excellent attendance.</p>',
    mediaIds: [84, 96],
  },
  {
    slug: 'annapurna-seva',
    title: 'Annapurna Seva',
    icon: 'heart',
    timing: 'Daily from 5:00am',
    venue: 'Annapurna Kitchen',
    description: 'Peel, stir, serve and sing: shifts of three hours, aprons provided.',
    intro:
      '<p>Nobody is turned away, least of all those who cannot cook. New hands start with the potatoes and the best stories.</p>',
    mediaIds: [89, 94],
    featured: true,
    signUp: true,
  },
])
