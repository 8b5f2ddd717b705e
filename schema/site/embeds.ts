/**
 * Where the players and maps that blocks embed come from. Blocks make their addresses of these, and the content security policy of
 * pages allows these and no others.
 */
export const EMBEDS = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
  /** Without a key. A policy that names a folder does not allow the folder's own name, so it stands here. */
  map: 'https://www.google.com/maps',
  mapWithKey: 'https://www.google.com/maps/embed/v1/place',
} as const
