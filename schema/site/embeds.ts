/**
 * Sources of embedded players, maps and forms. Blocks build their addresses from these, and the content security policy of pages
 * allows only these. One that ends in a slash allows everything below, any other only itself.
 */
export const EMBEDS = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
  soundcloud: 'https://w.soundcloud.com/player/',
  spotify: 'https://open.spotify.com/embed/',
  applePodcasts: 'https://embed.podcasts.apple.com/',
  /** The variant without a key. A policy entry for a folder excludes the folder's own path, so it is listed separately. */
  map: 'https://www.google.com/maps',
  mapWithKey: 'https://www.google.com/maps/embed/v1/place',
  /** A place or route shared as an embedded map. */
  sharedMap: 'https://www.google.com/maps/embed',
  /** A map drawn with My Maps. */
  ownMap: 'https://www.google.com/maps/d/embed',
  openStreetMap: 'https://www.openstreetmap.org/export/embed.html',
  googleForms: 'https://docs.google.com/forms/d/e/',
  googleCalendar: 'https://calendar.google.com/calendar/embed',
} as const
