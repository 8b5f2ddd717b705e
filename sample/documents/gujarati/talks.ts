import type { WisdomKind } from '#schema/entities/wisdom'

/** What is said of films and recordings, none of which is on the site. */
export const NOT_HERE_IN_GUJARATI: { readonly [K in WisdomKind]: string } = {
  ARTICLE: '',
  VIDEO: '<p>ફિલ્મ હજી આ સાઇટ પર નથી. પુસ્તકાલયમાં માગજો.</p>',
  PODCAST: '<p>ધ્વનિમુદ્રણ હજી આ સાઇટ પર નથી. પુસ્તકાલયમાં માગજો.</p>',
}

export const MORE_IN_GUJARATI = 'વધુ સાંભળો અને વાંચો'
