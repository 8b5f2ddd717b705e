import type { Gallery } from '#schema/entities/media'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { givenOf, listGalleries } from '../reading/galleries'

export function galleries(
  _: unknown,
  args: PageArguments & {
    readonly search?: string | null
    readonly locationSlug?: string | null
    readonly category?: string | null
    readonly featured?: boolean | null
    readonly publicOnly?: boolean | null
  },
  { readContext, loaders }: RequestContext,
): Connection<Gallery> {
  const part = partOf(args)
  const query = {
    search: args.search?.trim(),
    locationSlug: args.locationSlug ?? undefined,
    filter: givenOf({
      category: args.category ?? undefined,
      featured: args.featured ?? undefined,
    }),
    publicOnly: args.publicOnly === true,
  }
  return connection(listGalleries(readContext, query, { ...part, load: loaders.mediaList }), part)
}

export async function gallery(
  _: unknown,
  args: { readonly id: string },
  { loaders }: RequestContext,
): Promise<Gallery | null> {
  const id = idOf(args.id)
  return id === null ? null : loaders.gallery.load(id)
}

export const galleryType = {
  /** All sets contain the same pictures. */
  itemCount: ({ media }: Gallery) => media[0]?.items.length ?? 0,
}

export const locationGalleryType = {
  media: async ({ id }: { readonly id: number }, _: unknown, { loaders }: RequestContext) =>
    (await loaders.gallery.load(id))?.media ?? [],
}
