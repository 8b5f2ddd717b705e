import { darker, lighter, mix } from '../colour'
import { type Drawing, n } from '../drawing'
import { circle, ellipse, group, path, stroke } from '../marks'
import type { Hair, Look } from './posture'

/** Which way a head is turned: a side is drawn looking right. */
export type Turn = 'front' | 'back' | 'side'

const R = { x: 6.9, y: 8.2 }

/** A head around 0, of a person 100 high: drawn with few lines, so that it can be anybody. */
export function head(d: Drawing, look: Look, turn: Turn): string {
  const { skin, hair } = look
  const face = turn === 'back' ? '' : features(look, turn)
  const ears = turn === 'side' ? [-1.8] : [-6.8, 6.8]
  return group([
    ...ears.map((x) => ellipse({ x, y: 1 }, { x: 1.5, y: 2.2 }, darker(skin, 0.12))),
    ellipse(
      { x: 0, y: 0 },
      R,
      d.across([0, lighter(skin, 0.12)], [0.6, skin], [1, darker(skin, 0.12)]),
    ),
    face,
    look.beard && turn !== 'back' ? beard(look, turn) : '',
    ...crown(look, turn),
    turn === 'side' && hair !== 'covered'
      ? ellipse({ x: -1.4, y: 1.4 }, { x: 1.4, y: 2.1 }, darker(skin, 0.1))
      : '',
  ])
}

function features({ skin, hairTone, glasses, dress }: Look, turn: Turn): string {
  const shift = turn === 'side' ? 3 : 0
  const eyes = turn === 'side' ? [0.1, 4.5] : [-2.7, 2.7]
  const line = darker(skin, 0.5)
  const isMarked = dress === 'sari' || dress === 'chaniya' || dress === 'priest'
  return group([
    ...eyes.map((x) => ellipse({ x, y: 0.7 }, { x: 0.75, y: 0.95 }, '#2a1712')),
    stroke(
      eyes.map((x) => `M${n(x - 1.4)} -1.6q1.4 -1 2.8 0`).join(''),
      mix(hairTone, line, 0.4),
      0.7,
      'stroke-linecap="round"',
    ),
    stroke(
      `M${n(shift)} 1.2q${turn === 'side' ? 1.4 : 0.8} 1.5 -0.1 1.9M${n(shift - 2)} 4.7q2 1.7 4 0`,
      line,
      0.7,
      'stroke-linecap="round"',
    ),
    ...eyes.map((x) => circle({ x: x * 1.35, y: 3.1 }, 1.5, '#d9604a', 'opacity="0.2"')),
    isMarked ? circle({ x: shift * 0.8, y: -3 }, 0.75, '#c0262d') : '',
    glasses
      ? stroke(
          eyes.map((x) => `M${n(x - 1.9)} 0.7a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0`).join(''),
          '#2c2420',
          0.5,
        )
      : '',
  ])
}

function beard({ hairTone }: Look, turn: Turn): string {
  const shift = turn === 'side' ? 1.6 : 0
  return path(
    `M${n(shift - 6.4)} 1.6C${n(shift - 6.6)} 11 ${n(shift + 6.6)} 11 ${n(shift + 5.6)} 1.6C${n(shift + 4)} 5 ${n(shift + 3)} 3 ${n(shift)} 3.2C${n(shift - 3)} 3 ${n(shift - 4)} 5 ${n(shift - 6.4)} 1.6Z`,
    hairTone,
  )
}

/** Hair that falls behind the head. */
export function hairBehind({ hair, hairTone, colours }: Look, turn: Turn): string {
  if (hair === 'long' && turn !== 'back')
    return path(
      'M-8 -2C-10 -13 10 -13 8 -2C9.5 8 9 13 8 17C3 19 -4 19 -9 17C-9.5 12 -9.5 6 -8 -2Z',
      darker(hairTone, 0.15),
    )
  if (hair === 'covered' && turn !== 'back')
    return path(
      'M-8 -3C-9 -14 9 -14 8 -3C9 6 10 10 11 14L-11 14C-10 10 -9 6 -8 -3Z',
      darker(colours[0], 0.25),
    )
  if (hair === 'bun' && turn === 'side') return circle({ x: -7.6, y: 2.4 }, 3.9, hairTone)
  if (hair === 'plait' && turn === 'side')
    return path('M-7 -1C-10 6 -10 16 -7 24L-5 26C-4 18 -6 8 -3 3Z', darker(hairTone, 0.1))
  return ''
}

const CAPS: Readonly<Record<Turn, string>> = {
  front: 'M-7.5 0.6C-9.4 -11.6 9.4 -11.6 7.5 0.6C6.9 -3 5.4 -5 2.4 -6C0 -4.6 -5.6 -4.4 -7.5 0.6Z',
  side: 'M-2.6 4.6C-9.6 6 -10.4 -11.4 1.4 -9.8C6.6 -9.6 8 -5.4 7 -3.4C4.6 -5 2 -5.6 0.6 -4.6C0.4 -1.6 -1.2 -1 -1.4 -0.8C-2.6 1 -2.2 3 -2.6 4.6Z',
  back: 'M-7.4 2.6C-9.6 -12 9.6 -12 7.4 2.6C6.6 7.8 -6.6 7.8 -7.4 2.6Z',
}

type Crown = (look: Look, turn: Turn) => readonly string[]

/** What is on top of the head, for each way to wear one's hair. */
const crowns: Readonly<Record<Hair, Crown>> = {
  short: ({ hairTone }, turn) => [path(CAPS[turn], hairTone)],
  long: ({ hairTone }, turn) =>
    turn === 'back'
      ? [
          path(
            'M-7.6 0C-9.6 -12 9.6 -12 7.6 0C9 8 9 15 7 21C3 23 -3 23 -7 21C-9 15 -9 8 -7.6 0Z',
            hairTone,
          ),
        ]
      : [path(CAPS[turn], hairTone)],
  bun: ({ hairTone, colours }, turn) => [
    path(CAPS[turn], hairTone),
    ...(turn === 'back'
      ? [
          circle({ x: 0, y: 3.4 }, 4.4, lighter(hairTone, 0.1)),
          ...[-3.4, -1.7, 0, 1.7, 3.4].map((x) =>
            circle({ x, y: 7 - Math.abs(x) * 0.35 }, 1.1, lighter(colours[2], 0.5)),
          ),
        ]
      : []),
  ],
  plait: ({ hairTone, colours }, turn) => [
    path(CAPS[turn], hairTone),
    ...(turn === 'back'
      ? [
          path('M-3 4C-4 12 -2 24 -1 31H1.4C3 24 4 12 3 4Z', lighter(hairTone, 0.08)),
          stroke('M-2.8 9L2.8 12M-2.6 15L2.4 18M-2 21L2 24', darker(hairTone, 0.4), 0.7),
          circle({ x: 0.2, y: 31.4 }, 1.9, colours[2]),
        ]
      : []),
  ],
  bald: ({ hairTone }, turn) =>
    turn === 'back'
      ? [path('M-7 0C-6 5 6 5 7 0C7.6 7.6 -7.6 7.6 -7 0Z', hairTone)]
      : [path('M-7.2 -2.4C-7.6 0 -7.4 2.4 -6.2 3.4L-6 -3Z', hairTone)],
  covered: ({ colours: [cloth, , trim], hairTone }, turn) =>
    turn === 'back'
      ? [
          path('M-8 0C-10 -13 10 -13 8 0C9 9 12 15 14 20L-14 20C-12 15 -9 9 -8 0Z', cloth),
          stroke('M-8 0C-9 8 -12 15 -14 20', trim, 1.2),
        ]
      : [
          path(CAPS[turn], hairTone),
          path(
            turn === 'front'
              ? 'M-8.4 6C-11 -14.6 11 -14.6 8.4 6C9 0 7.2 -6.4 0 -6.6C-7.2 -6.4 -9 0 -8.4 6Z'
              : 'M-2 9C-11 10 -12 -13.6 2 -11.6C5 -11.2 6.8 -8.8 6.6 -7C2.6 -7 -1.6 -4 -2 9Z',
            cloth,
            `stroke="${trim}" stroke-width="0.7"`,
          ),
        ],
  turban: ({ colours: [, , cloth] }, turn) => [
    path(CAPS.back, cloth, turn === 'back' ? '' : 'transform="translate(0 -5.4) scale(1.12 0.66)"'),
    stroke('M-7.6 -4.6Q0 -11 7.6 -4.8M-6.6 -7.4Q1 -12.6 6.4 -8', darker(cloth, 0.25), 0.8),
  ],
  hat: ({ colours: [, , cloth] }, turn) => [
    ...(turn === 'back' ? [path(CAPS.back, '#2b1c16')] : []),
    path('M-7.8 -2.4C-8.8 -13.6 8.8 -13.6 7.8 -2.4Z', cloth),
    path('M-8.3 -4.6H8.3V-1.2H-8.3Z', lighter(cloth, 0.25)),
    circle({ x: 0, y: -11.6 }, 2.4, lighter(cloth, 0.45)),
  ],
}

function crown(look: Look, turn: Turn): readonly string[] {
  return crowns[look.hair](look, turn)
}
