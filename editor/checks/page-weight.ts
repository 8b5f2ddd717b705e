import { t } from '#schema/messages/t'
import type { BlockFacts } from './block-facts'
import type { Check } from './check'
import type { RecordAnswers } from './record-answers'

/** Page weight, scrolled to the end, above which a phone on a slow network waits for seconds; in bytes. */
export const HEAVY = 2_000_000

/** Average bytes per pixel of a photograph in AVIF or WebP. */
const A_POINT = 0.09
/** Picture width that a phone, or half a desktop screen, requests. */
const USUAL_WIDTH = 1024
/** Bytes per character of text, including tags, styles and address lists. */
const MARKUP = 2.5

/** Returns the approximate download size: the page itself and each picture once, in bytes. */
export function pageWeight(facts: readonly BlockFacts[], records: RecordAnswers) {
  const ids = new Set(facts.flatMap(({ pictures }) => pictures.map(({ value }) => value)))
  const pictures = [...ids].flatMap((id) => records.media.get(id) ?? [])
  const pictureBytes = pictures.reduce((sum, { metadata: { width, height } }) => {
    const shown = Math.min(width, USUAL_WIDTH)
    return sum + shown * ((shown * height) / width) * A_POINT
  }, 0)
  const text = facts.reduce((sum, { length }) => sum + length, 0) * MARKUP
  return { bytes: Math.round(pictureBytes + text), pictures: pictures.length }
}

/** Returns an issue if the page is heavy. */
export function weightChecks({ bytes, pictures }: ReturnType<typeof pageWeight>): Check[] {
  if (bytes <= HEAVY) return []
  const message = t(
    'This page is large: about {bytes} MB with {pictures} pictures. Pages above {heavy} MB load slowly on phones. Use fewer pictures.',
    { bytes: (bytes / 1_000_000).toFixed(1), pictures, heavy: HEAVY / 1_000_000 },
  )
  return [{ kind: 'weight', severity: 'warning', block: null, field: null, message }]
}
