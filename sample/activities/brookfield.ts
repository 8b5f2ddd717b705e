import { activitiesOf } from './activities-of'

/** The activities at Brookfield. */
export const brookfieldActivities = activitiesOf(10, [
  {
    slug: 'youth-activities',
    title: 'Youth Activities',
    icon: 'people',
    venue: 'Haveli, upper floor',
    description:
      'For everyone between 4 and 22: songs, stories, sport and a great deal of noise before the assembly.',
    intro:
      '<p>Sunday afternoons belong to the young. The little ones begin with a song and a story; the older ones with an argument, which is the same thing at that age. At five everyone walks down to the assembly together.</p><p>Volunteers are trained and checked, two to a room. The first visit needs no sign-up: bring your child, stay for chai.</p>',
    mediaIds: [118, 104, 47],
    featured: true,
    signUp: true,
  },
  {
    slug: 'bal-sabha',
    title: 'Bal Sabha',
    icon: 'people',
    venue: 'Haveli, room of the peacocks',
    description: 'Ages 4-13. Stories, kirtan, games and a thought to take home.',
    intro:
      '<p>Four groups by age, each with a room and a story of its own. Every month ends with a small play for parents.</p>',
    mediaIds: [103, 105],
  },
  {
    slug: 'kishore-sabha',
    title: 'Kishore Sabha',
    icon: 'people',
    venue: 'Haveli, east room',
    description:
      'Ages 14-21. Scripture, questions without a wrong answer, and a great deal of argument.',
    intro:
      '<p>Half the time is for reading, half for whatever is on someone’s mind: exams, faith, friends, the news. Afterwards everyone goes to the assembly.</p>',
    mediaIds: [104, 41],
  },
  {
    slug: 'sunday-assembly',
    title: 'Sunday Assembly',
    icon: 'lamp',
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
    venue: 'Annapurna Kitchen',
    description: 'Peel, stir, serve and sing: shifts of three hours, aprons provided.',
    intro:
      '<p>Nobody is turned away, least of all those who cannot cook. New hands start with the potatoes and the best stories.</p>',
    mediaIds: [89, 94],
    featured: true,
    signUp: true,
  },
])
