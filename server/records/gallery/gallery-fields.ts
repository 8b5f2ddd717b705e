import type { Gallery } from '#schema/entities/media'
import type { RequestContext } from '../../graphql/operations/context'

export const galleryType = {
  /** All sets contain the same pictures. */
  itemCount: ({ media }: Gallery) => media[0]?.items.length ?? 0,
}

export const locationGalleryType = {
  media: async ({ id }: { readonly id: number }, _: unknown, { loaders }: RequestContext) =>
    (await loaders.gallery.load(id))?.media ?? [],
}
