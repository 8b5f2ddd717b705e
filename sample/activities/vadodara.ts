import { activitiesOf } from './activities-of'

/** The activities at Vadodara. */
export const vadodaraActivities = activitiesOf(50, [
  {
    slug: 'youth-activities',
    title: 'યુવા પ્રવૃત્તિ · Youth Activities',
    icon: 'people',
    venue: 'સભાખંડ',
    description:
      'Ages 4-22: બાળસભા, કિશોર સભા, રમતગમત and the drawing class of the carving school.',
    intro:
      '<p>સવારની સભા, પછી રમત અને નાસ્તો. The drawing class of the carving school is open to every child who asks.</p>',
    mediaIds: [86, 155, 81],
    featured: true,
    signUp: true,
  },
  {
    slug: 'bal-sabha',
    title: 'બાળસભા · Bal Sabha',
    icon: 'people',
    venue: 'સભાખંડ',
    description: 'Ages 4-13. વાર્તા, કીર્તન, રમત અને પ્રસાદ.',
    intro: '<p>દર રવિવારે સવારે. The first row is for the smallest.</p>',
    mediaIds: [101, 29],
  },
  {
    slug: 'kishore-sabha',
    title: 'કિશોર સભા · Kishore Sabha',
    icon: 'people',
    venue: 'શિલ્પશાળા',
    description: 'Ages 14-21. શાસ્ત્ર, સંગીત અને સેવા.',
    intro: '<p>પરીક્ષાના દિવસોમાં વાંચવા માટે શાંત ઓરડો ખુલ્લો રહે છે.</p>',
    mediaIds: [104, 126],
  },
  {
    slug: 'carving-school',
    title: 'શિલ્પશાળા · Carving School',
    icon: 'shikhara',
    venue: 'શિલ્પશાળા',
    description: 'Five years: mornings at the drawing board, afternoons at the stone.',
    intro:
      '<p>Twelve apprentices a year. The first task is one lotus petal, until it is right.</p>',
    mediaIds: [131, 15],
    featured: true,
    signUp: true,
  },
  {
    slug: 'yoga-by-the-kund',
    title: 'યોગ · Yoga by the Kund',
    icon: 'lotus',
    venue: 'Vadkund steps',
    description: 'Asana and pranayama on the steps as the water turns from black to blue.',
    intro: '<p>ચટાઈ સાથે લાવવી. Come to one morning or to all.</p>',
    mediaIds: [52, 114],
    featured: true,
  },
  {
    slug: 'mahila-satsang',
    title: 'મહિલા સત્સંગ · Mahila Satsang',
    icon: 'lamp',
    venue: 'સભાખંડ',
    description: 'કીર્તન, કથા અને વિચાર-ગોષ્ઠિ. Kirtan learned by ear, and a short talk.',
    intro: '<p>દર ગુરુવારે. Children may come along.</p>',
    mediaIds: [82, 150],
  },
  {
    slug: 'annakshetra-seva',
    title: 'અન્નક્ષેત્ર સેવા · Annakshetra Seva',
    icon: 'heart',
    venue: 'Kitchen',
    description: 'Two thousand rotli for the city hospital, every morning.',
    intro: '<p>રોટલી વણવા, પીરસવા કે ગીત ગાવા: સૌનું સ્વાગત છે.</p>',
    mediaIds: [89, 148],
    featured: true,
  },
])
