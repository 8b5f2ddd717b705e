/** How pictures are sent, smallest first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The formats a browser takes, smallest first. JPEG is taken by all. */
export function formatsFor(accept: string | undefined): readonly PictureFormat[] {
  return pictureFormats.filter(
    (format) => format === 'jpeg' || accept?.includes(`image/${format}`) === true,
  )
}
