/**
 * Where the players, maps and forms that blocks embed come from. Blocks make their addresses of these, and the content security
 * policy of pages allows these and no others. One that ends in a slash allows what is below it, any other only itself.
 */
export const EMBEDS = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
  soundcloud: 'https://w.soundcloud.com/player/',
  spotify: 'https://open.spotify.com/embed/',
  applePodcasts: 'https://embed.podcasts.apple.com/',
  /** Without a key. A policy that names a folder does not allow the folder's own name, so it stands here. */
  map: 'https://www.google.com/maps',
  mapWithKey: 'https://www.google.com/maps/embed/v1/place',
  /** A place or a way that was shared as a map to embed. */
  sharedMap: 'https://www.google.com/maps/embed',
  /** A map that someone has drawn with My Maps. */
  ownMap: 'https://www.google.com/maps/d/embed',
  openStreetMap: 'https://www.openstreetmap.org/export/embed.html',
  googleForms: 'https://docs.google.com/forms/d/e/',
  googleCalendar: 'https://calendar.google.com/calendar/embed',
} as const
