import { type MediaItem, pictureFor } from '#schema/entities/media'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf, idsOf } from '../../graphql/operations/ids'
import { keyOf, type MediaSet, placesOf, readSlugs } from '../reading/gallery-media'
import { listedAlready } from '../reading/read-context'
import { recordSource } from '../reading/record-sources'

/**
 * Returns media by id, by gallery, or by search. A gallery has one node per language and location; otherwise each picture is one
 * node, so that pages of the list count pictures. Media requested by id are followed by a node per language and location with the
 * texts of those that have any.
 */
export async function allMedia(
  _: unknown,
  args: PageArguments & {
    readonly ids?: readonly string[] | null
    readonly galleryId?: string | null
    readonly search?: string | null
  },
  { readContext, loaders }: RequestContext,
): Promise<Connection<MediaSet>> {
  const part = partOf(args)
  if (args.ids) {
    const items = await loaders.mediaList(idsOf(args.ids))
    const all = [
      ...items.map((item) => setOfItem(item, null)),
      ...(await listLocalizedSets(items, readContext)),
    ]
    const nodes = all.slice(part.offset, part.offset + part.first)
    return connection(listedAlready(nodes, all.length), part)
  }
  if (args.galleryId !== undefined && args.galleryId !== null) {
    const id = idOf(args.galleryId)
    const found = id === null ? null : await loaders.gallery.load(id)
    const sets = found?.media ?? []
    const nodes = sets.slice(part.offset, part.offset + part.first)
    return connection(listedAlready(nodes, sets.length), part)
  }
  const query = { search: args.search?.trim(), publicOnly: false }
  const reading = { ...part, load: loaders.mediaList }
  const { nodes, totalCount } = await recordSource(readContext.orm, 'media').list(
    readContext,
    query,
    reading,
  )
  const alones = async () =>
    (await nodes()).flatMap(({ image, locationId }) => (image ? setOfItem(image, locationId) : []))
  return connection({ nodes: alones, totalCount }, part)
}

function setOfItem(item: MediaItem, locationId: number | null): MediaSet {
  return {
    id: String(item.id),
    language: DEFAULT_LANGUAGE,
    location: null,
    locationId,
    featuredMediaItem: item,
    items: [item],
  }
}

async function listLocalizedSets(
  items: readonly MediaItem[],
  { orm }: RequestContext['readContext'],
): Promise<MediaSet[]> {
  const places = placesOf(items.flatMap(({ texts }) => texts))
  const slugs = await readSlugs(orm, places)
  return places.map((place) => {
    const shownItems = items
      .filter(({ texts }) => texts.some((text) => keyOf(text) === keyOf(place)))
      .map((item) => pictureFor(item, place))
    return {
      id: `${shownItems.map(({ id }) => id).join('-')}-${keyOf(place)}`,
      ...place,
      location: place.locationId === null ? null : (slugs.get(place.locationId) ?? null),
      featuredMediaItem: shownItems[0] ?? null,
      items: shownItems,
    }
  })
}
