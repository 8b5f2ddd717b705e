import { EMBEDS } from '#schema/site/embeds'
import { VIDEO_PATTERN } from './video-pattern'

/** A video on YouTube or Vimeo, the only sites allowed (specification section 5). */
export interface Video {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
  /** The key of an unlisted Vimeo video; '' for all others. */
  readonly key: string
  /** Start time in seconds. */
  readonly start: number
}

const VIDEO_ADDRESS_PATTERN = new RegExp(`^${VIDEO_PATTERN}$`, 'u')

/** Returns the video of an address as people copy it; `null` for any address that is no video of the two sites. */
export function videoAt(address: string): Video | null {
  const [, youtube, vimeo, key] = VIDEO_ADDRESS_PATTERN.exec(address) ?? []
  const start = Number(/[?&#](?:t|start)=(\d{1,5})s?(?=[&#\s]|$)/.exec(address)?.[1] ?? 0)
  if (youtube) return { provider: 'youtube', id: youtube, key: '', start }
  if (!vimeo) return null
  return { provider: 'vimeo', id: vimeo, key: key ?? keyParameter(address), start }
}

/** Returns the address of the player to embed, which sets no cookies before it plays. */
export function playerUrl({ provider, id, key, start }: Video): string {
  if (provider === 'youtube') {
    const from = start > 0 ? `&start=${start}` : ''
    return `${EMBEDS.youtube}${id}?autoplay=1&rel=0${from}`
  }
  const secret = key ? `&h=${key}` : ''
  const from = start > 0 ? `#t=${start}s` : ''
  return `${EMBEDS.vimeo}${id}?autoplay=1&dnt=1${secret}${from}`
}

/** Returns the address of the video on its own site. */
export function watchUrl({ provider, id, key, start }: Video): string {
  if (provider === 'youtube')
    return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`
}

function keyParameter(address: string): string {
  return /[?&]h=([0-9a-f]{6,32})(?=[&#\s]|$)/.exec(address)?.[1] ?? ''
}
