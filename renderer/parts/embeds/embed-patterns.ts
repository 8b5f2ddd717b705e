import { VIMEO, YOUTUBE } from './video-pattern'

const HOST = '(?:https?://)?(?:www\\.)?'
/** The rest of an address: excludes characters that could end an attribute or start another. */
const REST = '(?:[?&#/]\\S*)?'
const QUERY = '\\?(?:[^#\\s]*&)?'
const DEGREES = '-?\\d{1,3}(?:\\.\\d{1,12})?'
const GOOGLE_MAPS = `${HOST}(?:maps\\.google\\.[a-z.]{2,6}/|google\\.[a-z.]{2,6}/maps/?)`

/**
 * Patterns of each provider's addresses as people copy them. The groups are read by the matching function in `providers.ts`. Only
 * characters that are safe in a query are captured.
 */
export const EMBED_PATTERNS = {
  youtube: [YOUTUBE, `${HOST}(?:m\\.)?youtube\\.com/playlist${QUERY}list=([\\w-]{12,64})${REST}`],
  vimeo: [VIMEO],
  soundcloud: [
    `${HOST}(?:m\\.)?soundcloud\\.com/([\\w-]{1,100}/(?:sets/)?[\\w-]{1,255}(?:/s-\\w{1,40})?)/?(?:[?#]\\S*)?`,
  ],
  spotify: [
    `${HOST}open\\.spotify\\.com/(?:intl-[a-z-]{2,5}/)?(?:embed/)?(track|album|playlist|episode|show|artist)/([A-Za-z0-9]{22})${REST}`,
  ],
  applePodcasts: [
    `${HOST}(?:embed\\.)?podcasts\\.apple\\.com/([a-z]{2})/podcast/(?:[^/?#\\s]{1,300}/)?id(\\d{5,12})(?:${QUERY}i=(\\d{5,15}))?${REST}`,
  ],
  googleMaps: [
    `${GOOGLE_MAPS}embed\\?pb=([\\w!.:%+-]{10,2000})${REST}`,
    `${GOOGLE_MAPS}d/(?:u/\\d/)?(?:viewer|edit|embed)${QUERY}mid=([\\w-]{10,100})${REST}`,
    `${GOOGLE_MAPS}(?:place|search)/([^/@?#&\\s"]{1,500})(?:/@(${DEGREES},${DEGREES}),\\S*)?${REST}`,
    `${GOOGLE_MAPS}${QUERY}q=([^?#&\\s"]{1,500})${REST}`,
    `${GOOGLE_MAPS}(?:@|${QUERY}ll=)(${DEGREES},${DEGREES})\\S*`,
  ],
  openStreetMap: [
    `${HOST}openstreetmap\\.org/[^#\\s]*#(?:[^#\\s]*&)?map=(\\d{1,2})(?:\\.\\d+)?/(${DEGREES})/(${DEGREES})\\S*`,
  ],
  googleForms: [`${HOST}docs\\.google\\.com/forms/d/e/([\\w-]{20,120})(?:/\\w*)?(?:[?#]\\S*)?`],
  googleCalendar: [
    `${HOST}calendar\\.google\\.com/calendar/(?:u/\\d/)?embed\\?([\\w%=&.@+~:/-]*src=[\\w%=&.@+~:/-]{3,1500})`,
  ],
} as const

export type ProviderName = keyof typeof EMBED_PATTERNS

/** Names of the providers for editors, in the order used in messages. */
export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  applePodcasts: 'Apple Podcasts',
  googleMaps: 'Google Maps',
  openStreetMap: 'OpenStreetMap',
  googleForms: 'Google Forms',
  googleCalendar: 'Google Calendar',
}

/** Pattern for an address of any provider, for the validation rule of a field. */
export const EMBED_PATTERN = `\\s*(?:${Object.values(EMBED_PATTERNS).flat().join('|')})\\s*`
