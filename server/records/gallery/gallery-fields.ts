import type { Gallery } from '#schema/entities/media'

export const galleryType = {
  itemCount: ({ media }: Gallery) => media.reduce((sum, { items }) => sum + items.length, 0),
}
