import { t } from '#schema/messages/t'
import type { BlockFacts } from './block-facts'
import type { Check } from './check'
import type { KnownRecords } from './known-records'

/** Above this a phone on a slow network waits for seconds. In bytes, scrolled to the end. */
export const HEAVY = 2_000_000

/** Bytes a point of a photograph takes as AVIF or WebP, on average. */
const A_POINT = 0.09
/** As wide as a phone or half a desktop asks for. */
const USUAL_WIDTH = 1024
/** Tags, styles and address lists around a character of text. */
const MARKUP = 2.5

/** About what a visitor downloads: each picture once, and the page itself, in bytes. */
export function pageWeight(facts: readonly BlockFacts[], records: KnownRecords) {
  const ids = new Set(facts.flatMap(({ pictures }) => pictures.map(({ value }) => value)))
  const pictures = [...ids].flatMap((id) => records.media.get(id) ?? [])
  const pictureBytes = pictures.reduce((sum, { metadata: { width, height } }) => {
    const shown = Math.min(width, USUAL_WIDTH)
    return sum + shown * ((shown * height) / width) * A_POINT
  }, 0)
  const text = facts.reduce((sum, { length }) => sum + length, 0) * MARKUP
  return { bytes: Math.round(pictureBytes + text), pictures: pictures.length }
}

/** Says so when a page is heavy. */
export function weightChecks({ bytes, pictures }: ReturnType<typeof pageWeight>): Check[] {
  if (bytes <= HEAVY) return []
  const message = t(
    'The page is heavy: about {bytes} MB with {pictures} pictures. Phones are slow above {heavy} MB.',
    { bytes: (bytes / 1_000_000).toFixed(1), pictures, heavy: HEAVY / 1_000_000 },
  )
  return [{ kind: 'weight', severity: 'warning', block: null, field: null, message }]
}
