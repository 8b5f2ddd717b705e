/** Synonyms: a search for one of them finds the others. In lower case. */
const GROUPS: readonly (readonly string[])[] = [
  [
    'hours',
    'timings',
    'times',
    'time',
    'open',
    'opening',
    'opens',
    'closed',
    'close',
    'closing',
    'schedule',
    'સમય',
    'समय',
  ],
  ['donate', 'donation', 'donations', 'donating', 'give', 'giving', 'gift', 'દાન', 'दान', 'daan'],
  ['temple', 'mandir', 'મંદિર', 'मंदिर', 'मन्दिर'],
  ['directions', 'address', 'map', 'route', 'reach', 'રસ્તો', 'સરનામું', 'रास्ता', 'पता'],
  ['parking', 'park', 'cars', 'પાર્કિંગ', 'पार्किंग'],
  ['contact', 'phone', 'telephone', 'email', 'call', 'સંપર્ક', 'संपर्क'],
  ['wheelchair', 'wheelchairs', 'accessibility', 'accessible', 'disabled', 'lift', 'lifts'],
  ['children', 'kids', 'child', 'bal', 'બાળકો', 'बच्चे'],
  ['youth', 'teenagers', 'teens', 'kishore', 'yuva', 'યુવા', 'युवा'],
  ['women', 'ladies', 'mahila', 'મહિલા', 'महिला'],
  ['food', 'lunch', 'meal', 'meals', 'kitchen', 'restaurant', 'canteen', 'thali', 'ભોજન', 'भोजन'],
  ['photos', 'pictures', 'photographs', 'photo', 'images', 'gallery', 'galleries'],
  ['clothes', 'dress', 'clothing', 'attire', 'wear', 'પહેરવેશ', 'पहनावा'],
  ['volunteer', 'volunteers', 'volunteering', 'seva', 'સેવા', 'सेवा'],
  ['statues', 'murti', 'murtis', 'deities', 'idols', 'મૂર્તિ', 'मूर्ति'],
  ['worship', 'puja', 'pooja', 'prayer', 'પૂજા', 'पूजा'],
  ['diwali', 'deepavali', 'dipavali', 'દિવાળી', 'दिवाली'],
  ['festival', 'festivals', 'utsav', 'ઉત્સવ', 'उत्सव'],
  ['faq', 'questions'],
  ['shoes', 'footwear', 'પગરખાં', 'जूते'],
  ['fee', 'fees', 'ticket', 'tickets', 'price', 'cost', 'charge', 'entry'],
  ['funeral', 'funerals', 'farewells', 'antyeshti', 'cremation'],
  ['wedding', 'weddings', 'marriage', 'લગ્ન', 'विवाह'],
  ['hire', 'rent', 'rental', 'rooms'],
  ['tour', 'tours', 'walk', 'walks'],
  ['newsletter', 'alerts', 'subscribe'],
  ['history', 'began', 'founded'],
  ['beliefs', 'believe', 'faith', 'practices'],
]

const byWord = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)))

/** The synonyms of a word. */
export function synonymsOf(word: string): readonly string[] {
  return byWord.get(word)?.filter((other) => other !== word) ?? []
}
