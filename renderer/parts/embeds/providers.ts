import { EMBEDS } from '#schema/site/embeds'
import type { ProviderName } from './embed-patterns'
import type { PlayerShape } from './player'
import { playerUrl, videoAt, watchUrl } from './video-address'

/** The kind of embed, which determines the label and the icon of the player. */
export type EmbedKind = 'video' | 'audio' | 'map' | 'form' | 'calendar'

/** The page, frame and shape for an address. */
export interface EmbedFrame {
  readonly href: string
  readonly src: string
  readonly shape: PlayerShape
}

interface EmbedProvider {
  readonly kind: EmbedKind
  /** The provider's oEmbed endpoint, to which the address is appended. Maps, forms and calendars have none. */
  readonly oembed?: string
  /** One function per pattern that returns the embed for a match. Receives the groups, followed by the address itself. */
  readonly frameOf: readonly ((...groups: readonly string[]) => EmbedFrame | null)[]
}

/** The providers, with one function per pattern in `embed-patterns.ts`. */
export const PROVIDERS: Readonly<Record<ProviderName, EmbedProvider>> = {
  youtube: {
    kind: 'video',
    oembed: 'https://www.youtube.com/oembed?format=json&url=',
    frameOf: [(_id = '', address = '') => video(address), playlist],
  },
  vimeo: {
    kind: 'video',
    oembed: 'https://vimeo.com/api/oembed.json?url=',
    frameOf: [(_id, _key, address = '') => video(address)],
  },
  soundcloud: {
    kind: 'audio',
    oembed: 'https://soundcloud.com/oembed?format=json&url=',
    frameOf: [soundcloud],
  },
  spotify: {
    kind: 'audio',
    oembed: 'https://open.spotify.com/oembed?url=',
    frameOf: [spotify],
  },
  applePodcasts: { kind: 'audio', frameOf: [podcast] },
  googleMaps: {
    kind: 'map',
    frameOf: [
      (pb = '') => map(`${EMBEDS.sharedMap}?pb=${pb}`),
      (mid = '') =>
        map(`${EMBEDS.ownMap}?mid=${mid}`, `https://www.google.com/maps/d/viewer?mid=${mid}`),
      (place = '', at = '') => mapOf(place, at),
      (place = '') => mapOf(place, ''),
      (at = '') => mapOf('', at),
    ],
  },
  openStreetMap: { kind: 'map', frameOf: [openStreetMap] },
  googleForms: { kind: 'form', frameOf: [form] },
  googleCalendar: { kind: 'calendar', frameOf: [calendar] },
}

function video(address: string): EmbedFrame | null {
  const found = videoAt(address)
  if (!found) return null
  const shape = address.includes('/shorts/') ? 'upright' : 'wide'
  return { href: watchUrl(found), src: playerUrl(found), shape }
}

function playlist(list = ''): EmbedFrame {
  return {
    href: `https://www.youtube.com/playlist?list=${list}`,
    src: `${EMBEDS.youtube}videoseries?list=${list}&autoplay=1&rel=0`,
    shape: 'wide',
  }
}

function soundcloud(path = ''): EmbedFrame {
  const href = `https://soundcloud.com/${path}`
  return {
    href,
    src: `${EMBEDS.soundcloud}?url=${encodeURIComponent(href)}&auto_play=true`,
    shape: path.includes('/sets/') ? 'tracks' : 'track',
  }
}

function spotify(kind = '', id = ''): EmbedFrame {
  return {
    href: `https://open.spotify.com/${kind}/${id}`,
    src: `${EMBEDS.spotify}${kind}/${id}`,
    shape: kind === 'track' || kind === 'episode' ? 'track' : 'tracks',
  }
}

function podcast(country = '', id = '', episode = ''): EmbedFrame {
  const path = `${country}/podcast/id${id}${episode && `?i=${episode}`}`
  return {
    href: `https://podcasts.apple.com/${path}`,
    src: `${EMBEDS.applePodcasts}${path}`,
    shape: episode ? 'track' : 'tracks',
  }
}

function map(src: string, href = src): EmbedFrame {
  return { href, src, shape: 'wide' }
}

/** Returns a map of a place by name (as encoded in the address), of a point, or of both. */
function mapOf(place: string, at: string): EmbedFrame {
  const q = place || at
  const near = place && at ? `&ll=${at}` : ''
  return map(
    `${EMBEDS.map}?q=${q}${near}&output=embed`,
    `https://www.google.com/maps/search/?api=1&query=${q}`,
  )
}

/** The service needs the corners of the visible area: about 600 by 340 px around the centre. */
function openStreetMap(zoom = '', latitude = '', longitude = ''): EmbedFrame {
  const [y, x] = [Number(latitude), Number(longitude)]
  const half = (360 / 2 ** Number(zoom)) * (600 / 256 / 2)
  const tall = half * Math.cos((y * Math.PI) / 180) * (340 / 600)
  const corners = [x - half, y - tall, x + half, y + tall].map((each) => each.toFixed(5))
  return map(
    `${EMBEDS.openStreetMap}?bbox=${corners.join('%2C')}&layer=mapnik&marker=${y}%2C${x}`,
    `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=${zoom}/${y}/${x}`,
  )
}

function form(id = ''): EmbedFrame {
  const href = `${EMBEDS.googleForms}${id}/viewform`
  return { href, src: `${href}?embedded=true`, shape: 'page' }
}

function calendar(query = ''): EmbedFrame {
  const src = `${EMBEDS.googleCalendar}?${query}`
  return { href: src, src, shape: 'page' }
}
