import type { Location } from '#schema/entities/location'

/** What a phone shows a site as that someone adds to the home screen. */
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

/** Under an icon there is room for a dozen letters: "Deepmala Mandir, Ottawa" is told from its sisters by the place. */
function shortName(name: string): string {
  return name.split(',').at(-1)?.trim() || name
}
