import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { z } from 'zod/mini'
import type { ContentSource } from '#schema/api/content-source'
import { galleryTile, mediaItem } from '#schema/entities/media'
import { networkPlace } from '#schema/entities/network-place'
import { pageAddress } from '#schema/entities/page-address'
import { DEFAULT_LANGUAGE, place } from '#schema/entities/place'
import { recordText } from '#schema/entities/record-text'
import { searchHit } from '#schema/entities/search-hit'
import {
  fieldValuesQuery,
  galleryTilesQuery,
  pageTrailQuery,
  placesQuery,
  publishedPathsQuery,
  searchQuery,
} from './operations/library'
import { limited, many } from './read-answer'

type Request = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** A gallery as a list asks for it: its picture is that of its first media, its covers those of the others. */
const galleryAnswer = z.pipe(
  z.extend(z.omit(galleryTile, { image: true, covers: true }), {
    media: z.array(z.extend(place, { featuredMediaItem: z.nullable(mediaItem) })),
  }),
  z.transform(({ media: [own, ...others], texts = [], ...tile }) => ({
    ...tile,
    texts: texts.map(({ language, name = '' }) => ({ language, title: name })),
    image: own?.featuredMediaItem ?? null,
    covers: others.flatMap(({ featuredMediaItem: image, ...at }) =>
      image ? { ...at, image } : [],
    ),
  })),
)

const fieldValue = z.object({ value: z.string(), texts: z.array(recordText) })

/** The calls for galleries, search and breadcrumbs. */
export function libraryCalls(
  request: Request,
  requestUncached: Request,
): Pick<
  ContentSource,
  'galleries' | 'fieldValues' | 'search' | 'trail' | 'places' | 'publishedPaths'
> {
  return {
    async galleries({ locationSlug = null, category = null, featured = null, first, skip = 0 }) {
      const variables = { locationSlug, category, featured, first: limited(first), skip }
      return many(
        galleryAnswer,
        (await requestUncached(galleryTilesQuery, variables)).galleries.nodes,
      )
    },
    async fieldValues({ locationSlug = null, ...field }) {
      const variables = { ...field, locationSlug }
      return many(fieldValue, (await request(fieldValuesQuery, variables)).fieldValues)
    },
    async search({ locationSlug, text, language = DEFAULT_LANGUAGE, first, skip = 0 }) {
      const variables = { locationSlug, text, language, first: limited(first), skip }
      const { nodes, totalCount } = (await request(searchQuery, variables)).search
      return { totalCount, hits: many(searchHit, nodes) }
    },
    async trail({ locationSlug, path, language = DEFAULT_LANGUAGE }) {
      const variables = { locationSlug, path, language }
      return many(pageAddress, (await request(pageTrailQuery, variables)).pageTrail)
    },
    places: async () => many(networkPlace, (await request(placesQuery, {})).places),
    publishedPaths: async ({ locationSlug, paths }) =>
      (await request(publishedPathsQuery, { locationSlug, paths: [...paths] })).publishedPaths,
  }
}
