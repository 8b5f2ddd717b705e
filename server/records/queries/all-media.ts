import type { Media, MediaItem } from '#schema/entities/media'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { idOf, idsOf } from '../../operations/ids'
import { listMedia } from '../../read/media'
import { listedAlready } from '../../read/reader'

/**
 * Media by their ids, of one gallery, or by search. A node is a gallery's media of one language and location;
 * media asked by their ids or searched are nodes of one item each, so that paging counts pictures.
 */
export async function allMedia(
  _: unknown,
  args: PageArguments & {
    readonly ids?: readonly string[] | null
    readonly galleryId?: string | null
    readonly search?: string | null
  },
  { reader, loaders }: RequestContext,
): Promise<Connection<Media>> {
  const part = partOf(args)
  if (args.ids) {
    const items = await loaders.mediaList(idsOf(args.ids))
    const nodes = items
      .slice(part.offset, part.offset + part.first)
      .map((item) => alone(item, null))
    return connection(listedAlready(nodes, items.length), part)
  }
  if (args.galleryId !== undefined && args.galleryId !== null) {
    const id = idOf(args.galleryId)
    const found = id === null ? null : await loaders.gallery.load(id)
    const nodes = (found?.media ?? []).slice(part.offset, part.offset + part.first)
    return connection(listedAlready(nodes, found?.media.length), part)
  }
  const { nodes, totalCount } = listMedia(reader, { search: args.search?.trim() }, part)
  const alones = async () => (await nodes()).map(({ item, locationId }) => alone(item, locationId))
  return connection({ nodes: alones, totalCount }, part)
}

function alone(item: MediaItem, locationId: number | null): Media {
  const { id } = item
  return {
    id,
    language: 'en-US',
    location: null,
    locationId,
    featuredMediaItem: item,
    items: [item],
  }
}
