import type { MediaText } from '#schema/entities/media'
import { picturesInGujarati } from './words-in-gujarati'

type Words = readonly [altText: string, caption: string]

/** In Hindi, those of the main pages. */
const picturesInHindi: Readonly<Record<number, Words>> = {
  1: ['सुबह की पहली रोशनी में मंदिर, सरोवर में उसका प्रतिबिंब', 'नारायण सरोवर में झलकता प्रभात का मंदिर।'],
  2: ['मंदिर के सामने का खाली प्रांगण', 'पहले दर्शनार्थियों के आने से पहले का प्रांगण।'],
  3: ['शाम को दीपों से जगमगाता मंदिर', 'सूर्यास्त के समय सभाकक्ष में दीप जलाए जाते हैं।'],
  4: ['पूर्णिमा की रात मंदिर और सरोवर', 'मंदिर और उसके जल पर पूर्णिमा का चाँद।'],
}

/** What a picture of the sample says in Gujarati and Hindi, for every location. */
export function wordsElsewhere(id: number): readonly MediaText[] {
  const spoken = { 'gu-IN': picturesInGujarati[id], 'hi-IN': picturesInHindi[id] }
  return Object.entries(spoken).flatMap(([language, words]) =>
    words ? [{ language, locationId: null, altText: words[0], caption: words[1] }] : [],
  )
}
