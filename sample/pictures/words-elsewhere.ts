import type { MediaText } from '#schema/entities/media'

type Words = readonly [altText: string, caption: string]

/** The words of pictures in Gujarati and Hindi, for every location: `[what it shows, caption]`. */
const translated: Readonly<Record<number, Readonly<Record<'gu-IN' | 'hi-IN', Words>>>> = {
  1: {
    'gu-IN': ['સવારના પહેલા પ્રકાશમાં મંદિર, સરોવરમાં તેનું પ્રતિબિંબ', 'નારાયણ સરોવરમાં ઝિલાતું પ્રભાતનું મંદિર.'],
    'hi-IN': [
      'सुबह की पहली रोशनी में मंदिर, सरोवर में उसका प्रतिबिंब',
      'नारायण सरोवर में झलकता प्रभात का मंदिर।',
    ],
  },
  2: {
    'gu-IN': ['મંદિરની આગળનો ખાલી ચોક', 'પહેલા દર્શનાર્થીઓ આવે તે પહેલાંનો ચોક.'],
    'hi-IN': ['मंदिर के सामने का खाली प्रांगण', 'पहले दर्शनार्थियों के आने से पहले का प्रांगण।'],
  },
  3: {
    'gu-IN': ['સાંજે દીવાઓથી ઝળહળતું મંદિર', 'સૂર્ય આથમે ત્યારે સભાખંડમાં દીવા પ્રગટાવાય છે.'],
    'hi-IN': ['शाम को दीपों से जगमगाता मंदिर', 'सूर्यास्त के समय सभाकक्ष में दीप जलाए जाते हैं।'],
  },
  4: {
    'gu-IN': ['પૂનમની રાત્રે મંદિર અને સરોવર', 'મંદિર અને તેના જળ પર પૂનમનો ચંદ્ર.'],
    'hi-IN': ['पूर्णिमा की रात मंदिर और सरोवर', 'मंदिर और उसके जल पर पूर्णिमा का चाँद।'],
  },
}

/** What a picture of the sample says in other languages and at locations. */
export function wordsElsewhere(id: number): readonly MediaText[] {
  return Object.entries(translated[id] ?? {}).map(([language, [altText, caption]]) => ({
    ...{ language, locationId: null, altText, caption },
  }))
}
