/** Where browsers find out which pages they may render before someone goes there. */
export const SPECULATION_RULES = '/speculation-rules.json'

/** Addresses below these are no pages, or not for everyone. */
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

/** A page of the site is rendered when a pointer rests on a link to it, so that it is there at the click. */
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
