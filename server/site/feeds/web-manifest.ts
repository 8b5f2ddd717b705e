import type { Location } from '#schema/entities/location'

/** Returns the web manifest, used by phones if a site is added to the home screen. */
export function webManifest(
  { name }: Pick<Location, 'name'>,
  { root, language }: { readonly root: string; readonly language: string },
): string {
  return JSON.stringify({
    ...{ name, short_name: shortName(name), lang: language },
    ...{ start_url: root || '/', scope: root || '/', display: 'minimal-ui' },
    ...{ background_color: '#fbf7ef', theme_color: '#b23a12' },
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}

/**
 * Returns a name for the space below an icon, about a dozen letters: the place in “Deepmala Mandir, Ottawa” distinguishes it from
 * other locations.
 */
function shortName(name: string): string {
  return name.split(',').at(-1)?.trim() || name
}
