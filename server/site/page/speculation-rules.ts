/** Path of the rules that tell browsers which pages they may prerender. */
export const SPECULATION_RULES = '/speculation-rules.json'

/** Prefixes of addresses that are not pages, or not public. */
const NO_PAGES = [
  '/editor*',
  '/preview/*',
  '/graphql*',
  '/api/*',
  '/media/*',
  '/assets/*',
  '/*.ics',
  '/*.xml',
]

/** Prerenders a page of the site while the pointer rests on a link to it. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...NO_PAGES.map((address) => ({ not: { href_matches: address } })),
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
