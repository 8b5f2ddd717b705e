import { darker, lighter } from '../colour'
import type { Drawing } from '../drawing'
import { circle, ellipse, path, rect, stroke, times } from '../marks'
import { thing } from '../parts/thing'

function metal(d: Drawing, tone: string): string {
  return d.across(
    [0, darker(tone, 0.4)],
    [0.3, lighter(tone, 0.5)],
    [0.6, tone],
    [1, darker(tone, 0.5)],
  )
}

/** The two drums of a tabla on their rings. */
export const tabla = thing((d) => [
  ellipse({ x: -32, y: -6 }, { x: 34, y: 10 }, '#8f2f3a'),
  ellipse({ x: 38, y: -6 }, { x: 28, y: 9 }, '#b8862f'),
  path('M-66 -60C-76 -20 -56 -4 -32 -4C-8 -4 12 -20 2 -60Z', metal(d, '#c9ccd2')),
  ellipse({ x: -32, y: -62 }, { x: 35, y: 13 }, '#f3e6cf'),
  ellipse({ x: -27, y: -61 }, { x: 14, y: 5 }, '#2a1c1a'),
  path('M18 -78L12 -8H64L58 -78Z', metal(d, '#a8683a')),
  stroke(
    times(6)
      .map((i) => `M${20 + i * 7} -76L${16 + i * 9} -10`)
      .join(''),
    '#e8d5ae',
    2,
  ),
  ellipse({ x: 38, y: -79 }, { x: 21, y: 8 }, '#f3e6cf'),
  ellipse({ x: 38, y: -79 }, { x: 9, y: 3.4 }, '#2a1c1a'),
])

/** A harmonium with its bellows up. */
export const harmonium = thing((d) => [
  path('M-70 -92L70 -92L62 -44H-62Z', metal(d, '#a34a2a')),
  stroke(
    times(5)
      .map((i) => `M${-66 + i} ${-84 + i * 9}H${66 - i}`)
      .join(''),
    '#5c2415',
    2,
  ),
  rect({ x: -78, y: -46, w: 156, h: 46 }, metal(d, '#8a4a26'), 'rx="4"'),
  rect({ x: -68, y: -40, w: 136, h: 16 }, '#fbf5e6'),
  stroke(
    times(15)
      .map((i) => `M${-60 + i * 8.6} -40v16`)
      .join(''),
    '#3a241a',
    1.4,
  ),
  ...times(10).map((i) => rect({ x: -58 + i * 12.4, y: -40, w: 5, h: 9 }, '#2a1a14')),
])

/** A barrel drum that hangs across the belly. */
export const dhol = thing((d) => [
  stroke('M-44 -6Q-30 -66 0 -72Q34 -66 44 -6', '#7a2a22', 6),
  path('M-50 -28C-20 -42 20 -42 50 -28V28C20 42 -20 42 -50 28Z', metal(d, '#b3572c')),
  stroke(
    times(7)
      .map((i) => `M${-44 + i * 14} -30L${-38 + i * 13} 30`)
      .join(''),
    '#f4e0b2',
    2.4,
  ),
  ellipse({ x: -50, y: 0 }, { x: 9, y: 28 }, '#f4e7cf'),
  ellipse({ x: 50, y: 0 }, { x: 9, y: 28 }, '#d9c39a'),
])

/** A stick for raas, in a hand. */
export const dandiya = thing(() => [
  stroke('M-10 30L30 -100', '#d9482f', 11, 'stroke-linecap="round"'),
  stroke('M-4 11L24 -82', '#f6d05a', 11, 'stroke-dasharray="9 15"'),
])

/** Small cymbals, in both hands. */
export const cymbals = thing(() => [
  ellipse({ x: -18, y: 0 }, { x: 12, y: 34 }, '#e0b84e'),
  ellipse({ x: 18, y: 0 }, { x: 12, y: 34 }, '#c99a32'),
  stroke('M-18 30Q0 70 18 30', '#b8302a', 5),
])

export const microphone = thing((d) => [
  ellipse({ x: 0, y: -2 }, { x: 14, y: 3 }, '#2a2626'),
  stroke('M0 -2V-84L14 -92', '#3a3636', 2.6),
  ellipse({ x: 16, y: -94 }, { x: 6, y: 5 }, metal(d, '#777777')),
])

/** A long-necked tanpura, leaning. */
export const tanpura = thing((d) => [
  stroke('M-4 -16L30 -98', '#7a4420', 7),
  stroke('M-2 -14L30 -98', '#e9cf9a', 0.8),
  circle({ x: -6, y: -17 }, 17, metal(d, '#b5672c')),
  circle({ x: -6, y: -17 }, 12, lighter('#b5672c', 0.3), 'opacity="0.5"'),
  rect({ x: -12, y: -18, w: 12, h: 2.4 }, '#f4e2b8'),
])

export const speaker = thing((d) => [
  rect({ x: -22, y: -100, w: 44, h: 100 }, d.across([0, '#4a4444'], [1, '#1f1b1c']), 'rx="3"'),
  circle({ x: 0, y: -30 }, 17, '#5c5555'),
  circle({ x: 0, y: -30 }, 8, '#2a2627'),
  circle({ x: 0, y: -74 }, 11, '#5c5555'),
])

/** A bamboo flute, across the mouth. */
export const flute = thing(() => [
  stroke('M-52 -56L66 -6', '#c98f3f', 6, 'stroke-linecap="round"'),
  ...times(6).map((i) => circle({ x: 0 + i * 10, y: -34 + i * 4.2 }, 1.5, '#4a2a12')),
])
