import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { type Coordinates, readCoordinates, writeCoordinates } from '#schema/entities/coordinates'
import { isShortMapLink, readMapLink } from '#schema/entities/map-link'
import { t } from '#schema/messages/t'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import { AddressLookup } from './address-lookup'
import './coordinates-control.css'
// Loaded when a pin is shown: land areas of Natural Earth at 1:110 million (public domain), rounded to half a degree.
import worldOutline from '#renderer/parts/navigation/world-outline.svg?no-inline'

/** Distance between grid lines, in degrees. */
const GRID = 30

/**
 * Control for a map point: typed, pasted as coordinates or as the address of a map, or moved on a world map; links open maps in a
 * new tab.
 */
export function CoordinatesControl({ field, path, aria, locked }: ControlProps<'coordinates'>) {
  const { raw, change, commit } = useFieldValue(field, path)
  const text = textOf(raw)
  const pin = readCoordinates(text)
  const noteId = useId()
  const isShort = isShortMapLink(text)
  const isAddress = !(locked || pin || isShort) && /\p{L}[\p{L}\p{M}]{2}/u.test(text)
  const enter = (typed: string) => {
    const found = readMapLink(typed)
    if (found) commit(writeCoordinates(found))
    else change(typed.trimStart())
  }
  return (
    <div className="panel-map">
      <input
        {...aria}
        type="text"
        className="ed-input"
        inputMode="text"
        placeholder={field.placeholder}
        value={text}
        readOnly={locked}
        onChange={({ target }) => enter(target.value)}
        aria-describedby={isShort ? noteId : aria['aria-describedby']}
      />
      {isShort && (
        <p id={noteId} role="status">
          {t(
            'Short links don’t contain the place. Open the link, then paste the address of the page that appears.',
          )}
        </p>
      )}
      {isAddress && <AddressLookup key={text} text={text} choose={commit} />}
      {pin && (
        <>
          <Globe pin={pin} move={locked ? null : (next) => commit(writeCoordinates(next))} />
          <p className="panel-map-ways">
            <a href={openStreetMapUrl(pin)} target="_blank" rel="noreferrer">
              {t('View on OpenStreetMap')}
            </a>
            <a href={googleMapsUrl(pin)} target="_blank" rel="noreferrer">
              {t('View on Google Maps')}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

/**
 * World map with a grid of 360 by 180 and the pin: moved roughly by pointer, and by a ten thousandth of a degree (11 m) with the
 * arrow keys.
 */
function Globe({ pin, move }: GlobeProps) {
  const { latitude, longitude } = pin
  const name = t('Pin at latitude {latitude}, longitude {longitude}', { latitude, longitude })
  return (
    <svg
      className="panel-map-globe"
      viewBox="-180 -90 360 180"
      role="application"
      aria-label={t(
        '{name}. Use the arrow keys to move it by 11 metres, with Shift by one kilometre.',
        {
          name,
        },
      )}
      tabIndex={move ? 0 : -1}
      onKeyDown={move ? (event) => moveByKey(event, pin, move) : undefined}
      onPointerDown={move ? (event) => moveByPointer(event, move) : undefined}
    >
      <image href={worldOutline} x={-180} y={-90} width={360} height={180} />
      {lines(180).map((x) => (
        <line key={`x${x}`} x1={x} x2={x} y1={-90} y2={90} data-main={x === 0 || undefined} />
      ))}
      {lines(90).map((y) => (
        <line key={`y${y}`} x1={-180} x2={180} y1={y} y2={y} data-main={y === 0 || undefined} />
      ))}
      <path
        className="panel-map-pin"
        transform={`translate(${longitude} ${-latitude})`}
        d="M0 0 C-2 -5 -6 -8 -6 -13 A6 6 0 1 1 6 -13 C6 -8 2 -5 0 0Z"
      />
    </svg>
  )
}

interface GlobeProps {
  readonly pin: Coordinates
  /** `null` if read-only. */
  readonly move: ((pin: Coordinates) => void) | null
}

const STEP = 0.0001
const WIDE_STEP = 0.01
const KEYS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function moveByKey(
  event: KeyboardEvent,
  { latitude, longitude }: Coordinates,
  move: (pin: Coordinates) => void,
): void {
  const direction = KEYS[event.key]
  if (!direction) return
  event.preventDefault()
  const step = event.shiftKey ? WIDE_STEP : STEP
  const [north, east] = direction
  move(onGlobe({ latitude: latitude + north * step, longitude: longitude + east * step }))
}

function moveByPointer(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  move: (pin: Coordinates) => void,
): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const longitude = ((clientX - left) / width) * 360 - 180
  move(onGlobe({ longitude, latitude: 90 - ((clientY - top) / height) * 180 }))
}

function onGlobe({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.min(Math.max(latitude, -90), 90),
    longitude: Math.min(Math.max(longitude, -180), 180),
  }
}

function lines(most: number): readonly number[] {
  return Array.from({ length: (2 * most) / GRID + 1 }, (_, index) => index * GRID - most)
}

function openStreetMapUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

function googleMapsUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
}
