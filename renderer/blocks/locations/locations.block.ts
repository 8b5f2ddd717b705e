import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

/** Limit of locations with details; further ones show only name, place and phone. */
const MAX_DETAILED = 100

const locations = defineBlock({
  name: 'Locations',
  label: t('Locations'),
  description: t(
    'All locations on a map and in a list, with picture, hours and phone, found by name, city or distance.',
  ),
  keywords: searchTerms(
    'branches, centres, centers, mandirs, find a mandir, near me, places, store locator',
  ),
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The page’s main heading. Leave it empty below a hero.'),
      default: 'Our locations',
      max: 160,
    }),
    description: string({
      label: t('Introduction'),
      help: t('A sentence below the title.'),
      multiline: true,
      max: 400,
    }),
  },
  async load(source) {
    const places = await source.places()
    const shown = places.slice(0, MAX_DETAILED)
    const locations = await Promise.all(shown.map(({ slug }) => source.record('location', slug)))
    return { places, locations: locations.filter((location) => location !== null) }
  },
  changesDaily: true,
})
export default locations
