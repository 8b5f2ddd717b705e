import type { ImportedGallery } from '#schema/import/network-content'

interface Darshan {
  readonly name: string
  readonly description: string
  readonly mediaIds: readonly [number, ...number[]]
}

const darshans: readonly Darshan[] = [
  {
    name: 'Shringar in saffron',
    description: 'The colour of the first light, and garlands of the morning’s flowers.',
    mediaIds: [57, 34, 10],
  },
  {
    name: 'Shringar in blue',
    description: 'Blue silk and white lotus, as for Sharad Punam.',
    mediaIds: [49, 62, 26],
  },
  {
    name: 'Shringar in gold',
    description: 'Gold on gold, with lamps hanging on both sides.',
    mediaIds: [61, 48, 17],
  },
  {
    name: 'Shringar in leaf green',
    description: 'Green for the rains, and one lotus of the pond.',
    mediaIds: [58, 27, 50],
  },
  {
    name: 'Shringar in rose',
    description: 'Rose petals from the garden, swept up again by evening.',
    mediaIds: [59, 31, 35],
  },
  {
    name: 'Shringar of the full moon',
    description: 'White silk, and a sky to match.',
    mediaIds: [56, 4, 39],
  },
  {
    name: 'Shringar in vermilion',
    description: 'Red cloth, golden rings, and four thousand marigolds.',
    mediaIds: [63, 60, 34],
  },
]

/** The ids of a location's darshan galleries begin here, that of the present day first. */
const FIRST_ID: Readonly<Record<number, number>> = { 10: 1, 20: 21, 30: 31, 40: 41, 50: 51 }

/** The shrines as they were dressed in the last seven days, at each location in another order. */
export const darshanGalleries: readonly ImportedGallery[] = Object.entries(FIRST_ID).flatMap(
  ([key, firstId], place) =>
    [...darshans.slice(place), ...darshans.slice(0, place)].map((darshan, daysAgo) => ({
      ...darshan,
      id: firstId + daysAgo,
      category: 'Murti Darshan',
      slug: `murti-darshan-${firstId + daysAgo}`,
      isPublic: true,
      dateTime: { daysAgo, at: '07:00' },
      locationId: Number(key),
      featuredMediaId: darshan.mediaIds[0],
    })),
)
