import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { t } from '#schema/messages/t'
import './focal-point.css'

interface Point {
  readonly x: number
  readonly y: number
}

/** Distance that an arrow key moves the point, as a fraction of the picture; five times as much with Shift. */
const STEP = 0.02
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** Maximum height of the picture in the dialog, in pixels. */
const MAX_HEIGHT = 260
/** Aspect ratios to which pages crop pictures. */
const CROPS = [
  { name: t('Wide'), ratio: '16 / 9' },
  { name: t('Square'), ratio: '1' },
  { name: t('Tall'), ratio: '3 / 4' },
] as const

/** Control for the point that crops must keep, by click or arrow keys, with previews of the pages' crops. */
export function FocalPoint({ url, size, point, move }: FocalPointProps) {
  const address = `${url}?w=736`
  const [x, y] = [percent(point.x), percent(point.y)]
  return (
    <fieldset className="panel-focal">
      <legend>{t('Focal point')}</legend>
      <div
        className="panel-focal-picture"
        style={frameSize(size, MAX_HEIGHT)}
        onPointerDown={press}
      >
        <img src={address} alt="" draggable={false} />
        <span
          role="slider"
          tabIndex={0}
          className="panel-focal-point ed-focusable"
          aria-label={t('Focal point')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t('{x} % from the left, {y} % from the top', { x, y })}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          onKeyDown={steer}
        />
      </div>
      <p className="panel-field-help">
        {t('Click the part that must stay visible, or move the point with the arrow keys.')}
      </p>
      <ul className="panel-focal-crops" aria-label={t('Crop previews')}>
        {CROPS.map(({ name, ratio }) => (
          <li key={name}>
            <img
              src={address}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </fieldset>
  )

  function press(event: PointerEvent<HTMLDivElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (width === 0 || height === 0) return
    move(within((event.clientX - left) / width, (event.clientY - top) / height))
  }

  function steer(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const times = event.shiftKey ? 5 : 1
    move(within(point.x + arrow[0] * times, point.y + arrow[1] * times))
  }
}

interface FocalPointProps {
  readonly url: string
  readonly size: Size
  readonly point: Point
  readonly move: (point: Point) => void
}

function within(x: number, y: number): Point {
  return { x: part(x), y: part(y) }
}

/** Rounds to hundredths: precise enough and readable. */
function part(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}

function percent(value: number): number {
  return Math.round(value * 100)
}

/** Size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the frame for a picture of this size. It reserves the space before the picture loads, so that nothing below jumps. */
export function frameSize({ width, height }: Size, highest: number): CSSProperties {
  const widest = Math.min(width, Math.round((highest * width) / height))
  return { inlineSize: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }
}
