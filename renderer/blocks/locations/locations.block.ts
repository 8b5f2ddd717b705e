import type { FoundPlace } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import type { NetworkPlace } from '#schema/entities/network-place'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { placesFrom } from '../../parts/navigation/nearest-places'

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
  readsQuery: ['near'],
  async load(source, _, page) {
    const near = page.query.near ?? ''
    const found = near === '' ? null : ((await source.findPlace?.(near)) ?? null)
    const sorted = placesNear(await source.places(), found)
    const places = sorted.map(({ place }) => place)
    const shown = places.slice(0, MAX_DETAILED)
    const locations = await Promise.all(shown.map(({ slug }) => source.record('location', slug)))
    return {
      ...{ places, near, found },
      distances: sorted.flatMap(({ place: { slug }, kilometres }) =>
        kilometres === null ? [] : [{ slug, kilometres }],
      ),
      locations: locations.filter((location) => location !== null),
    }
  },
  changesDaily: true,
})
export default locations

/** Without a point that was found they stay in the order of their names. */
function placesNear(
  places: readonly NetworkPlace[],
  found: FoundPlace | 'unavailable' | null,
): ReturnType<typeof placesFrom> {
  if (found !== null && found !== 'unavailable') return placesFrom(places, found)
  return places.map((place) => ({ place, kilometres: null }))
}
